import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';

/** A line with its number, or a problem where a line, or the rest of the file, cannot be read. */
export type Line = { line: number } & ({ text: string } | { problem: string });

const longestLine = 256 * 1024;
const largestFile = 1024 ** 3; // unpacked: a gzip file can grow a thousandfold

/** The lines of a text file, unpacked if its name ends in .gz, using only as much memory as its longest line. */
export async function* readLines(file: string): AsyncGenerator<Line> {
  let line = 0;
  let rest = '';
  let isTooLong = false;
  let read = 0;

  function next(text: string): Line {
    line += 1;
    const problem = isTooLong || text.length > longestLine;
    isTooLong = false;
    if (problem) return { line, problem: `The line has more than ${longestLine} characters: split it.` };
    const withoutEnd = text.endsWith('\r') ? text.slice(0, -1) : text;
    return { line, text: line === 1 ? withoutEnd.replace(/^\uFEFF/, '') : withoutEnd };
  }

  try {
    for await (const chunk of openText(file)) {
      read += chunk.length;
      if (read > largestFile) {
        yield { line: line + 1, problem: 'The file has more than a gigabyte of text: split it.' };
        return;
      }
      const parts = chunk.split('\n');
      parts[0] = rest + (parts[0] ?? '');
      rest = parts.pop() ?? '';
      for (const part of parts) yield next(part);
      if (rest.length > longestLine) {
        rest = '';
        isTooLong = true;
      }
    }
    if (rest !== '' || isTooLong) yield next(rest);
  } catch (error) {
    yield { line: line + 1, problem: `The file cannot be read any further: ${explain(error)}` };
  }
}

/**
 * The files at some paths: a file itself, or the files directly in a folder that have one of the endings, by name.
 * Links inside a folder are not followed, so that unpacked files cannot lead elsewhere.
 */
export async function findFiles(paths: string[], endings: string[]): Promise<string[]> {
  const found = await Promise.all(
    paths.map(async (path) => {
      const entry = await stat(path).catch(() => undefined);
      if (!entry?.isDirectory()) return [path];
      const entries = await readdir(path, { withFileTypes: true });
      return entries
        .filter((one) => one.isFile() && endings.some((ending) => withoutGzip(one.name).endsWith(ending)))
        .map((one) => join(path, one.name))
        .toSorted();
    }),
  );
  return found.flat();
}

export function withoutGzip(file: string): string {
  return file.toLowerCase().replace(/\.gz$/, '');
}

function openText(file: string): AsyncIterable<string> {
  const stored = createReadStream(file);
  if (!file.toLowerCase().endsWith('.gz')) return stored.setEncoding('utf8');

  const unpacked = createGunzip().setEncoding('utf8');
  stored.on('error', (error) => unpacked.destroy(error));
  unpacked.on('close', () => stored.destroy());
  return stored.pipe(unpacked);
}

function explain(error: unknown): string {
  const { code } = error as { code?: string }; // as: the form of Node's system errors
  if (code === 'ENOENT') return 'there is no such file.';
  if (code === 'EACCES') return 'it may not be read by you.';
  if (code === 'EISDIR') return 'it is a folder inside a folder; name it by itself.';
  if (code?.startsWith('Z_')) return 'it is not a whole gzip file.';
  return error instanceof Error ? error.message : String(error);
}
