import type { Line } from './lines.ts';

/**
 * A block of a clrmamepro file, its header or one of its games, with the line that it begins on. Of a game's files
 * (`rom`) it has the first.
 */
export type Block = { line: number; kind: string; values: Map<string, string>; rom: Map<string, string> };

type Problem = { line: number; problem: string };

const tops = new Set(['clrmamepro', 'game', 'machine', 'resource']);
const opening = /^\s*([a-z]+)\s*\((.*)$/i;
const token = /"([^"]*)"|([()])|([^\s()"]+)/g;
const mostPairs = 50;

/**
 * The top-level blocks of a file in clrmamepro's format: `game (`, then pairs of key and value, and `rom ( … )`. An
 * unclosed block ends where the next begins, so that one mistake costs one game.
 */
export async function* readBlocks(lines: AsyncIterable<Line>): AsyncGenerator<Block | Problem> {
  let open: Block | undefined;
  let depth = 0;
  let roms = 0;
  let key: string | undefined;

  for await (const one of lines) {
    if ('problem' in one) {
      yield one;
      continue;
    }
    let { text } = one;
    const [, kind = '', rest = ''] = opening.exec(text) ?? [];
    if (kind && (!open || tops.has(kind))) {
      if (open) yield unclosed(open);
      open = { line: one.line, kind, values: new Map(), rom: new Map() };
      [depth, roms, key, text] = [1, 0, undefined, rest];
    } else if (!open) {
      if (text.trim() !== '') yield { line: one.line, problem: misplaced(text) };
      if (isXml(text)) return;
      continue;
    }

    for (const [, quoted, bracket, bare] of text.matchAll(token)) {
      if (bracket) {
        depth += bracket === '(' ? 1 : -1;
        roms += bracket === '(' ? 1 : 0;
        key = undefined;
        if (depth > 0) continue;
        yield open;
        open = undefined;
        break;
      }
      if (key === undefined) {
        key = bare ?? quoted;
        continue;
      }
      const pairs = depth === 1 ? open.values : depth === 2 && roms === 1 ? open.rom : undefined;
      if (pairs && pairs.size < mostPairs && !pairs.has(key)) pairs.set(key, quoted ?? bare ?? '');
      key = undefined;
    }
  }
  if (open) yield unclosed(open);
}

function unclosed({ line, kind }: Block): Problem {
  return { line, problem: `The ${kind} that begins here is not closed: end it with a line ')'.` };
}

function isXml(text: string): boolean {
  return text.trimStart().startsWith('<');
}

function misplaced(text: string): string {
  return isXml(text)
    ? 'This is an XML file: convert it to the clrmamepro form, in which libretro-database keeps its DATs.'
    : "Text outside a block: every game begins with a line 'game ('.";
}
