import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { z } from 'zod';

const shape = z.object({
  files: z.record(
    z.string(),
    z.object({
      /** The commit that the file is known to be of. */
      revision: z.string(),
      /** Null where the file was not found in that commit. */
      bytes: z.number().nullable(),
      etag: z.string().optional(),
    }),
  ),
});
type State = z.infer<typeof shape>;

export type Keep = ReturnType<typeof openKeep>;

/**
 * What was downloaded of a data set, in a folder. A file gets its name when it is whole, and only then counts; so a
 * download can end at any moment and go on later.
 */
export function openKeep(folder: string) {
  const stateFile = join(folder, 'state.json');
  mkdirSync(folder, { recursive: true });
  const { files } = readState(stateFile);

  function note(name: string, entry: State['files'][string]) {
    files[name] = entry;
    write(stateFile, JSON.stringify({ files }));
  }

  /** The entry of a file that is there as it was kept. */
  function findWhole(name: string) {
    const entry = files[name];
    const stored = statSync(join(folder, name), { throwIfNoEntry: false });
    return entry && entry.bytes !== null && stored?.size === entry.bytes ? entry : undefined;
  }

  return {
    /** Whether the file of a commit is here. */
    isHere: (name: string, revision: string): boolean => findWhole(name)?.revision === revision,

    /** Whether a commit seemed not to have the file when it was last asked for. */
    wasMissing: (name: string, revision: string): boolean =>
      files[name]?.revision === revision && files[name].bytes === null,

    etagOf: (name: string): string | undefined => findWhole(name)?.etag,

    /** Where the file is, if there is one. */
    pathOf: (name: string): string | undefined => (findWhole(name) ? join(folder, name) : undefined),

    keep(name: string, body: Buffer, known: { revision: string; etag?: string | undefined }): void {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      write(join(folder, name), body);
      note(name, { ...known, bytes: body.byteLength });
    },

    keepUnchanged(name: string, revision: string): void {
      const entry = findWhole(name);
      if (entry) note(name, { ...entry, revision });
    },

    forget(name: string, revision: string): void {
      rmSync(join(folder, name), { force: true });
      note(name, { revision, bytes: null });
    },
  };
}

function write(path: string, content: string | Buffer): void {
  const unfinished = `${path}.part`;
  writeFileSync(unfinished, content, { flush: true });
  renameSync(unfinished, path);
}

/** A state that cannot be read only costs a download. */
function readState(file: string): State {
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { files: {} };
  }
}
