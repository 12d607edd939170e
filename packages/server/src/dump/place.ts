import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

import { mistake } from '../explain.ts';

/** Refuses a place for a dump unless it is a new name in an existing folder. */
export function requireNewName(path: string): void {
  const folder = dirname(path);
  if (!isFolder(folder)) throw mistake(`There is no folder ${folder}.`);
  if (isFolder(path)) throw folderInstead(path);
  if (existsSync(path)) throw mistake(`There is a file ${path} already: name another one, or move it away.`);
}

/** What to say if the operating system does not let a dump be read. */
export function cannotRead(error: Error, path: string): Error {
  const { code, path: opened } = error as NodeJS.ErrnoException; // as: the form of system errors
  if (code === 'EISDIR') return folderInstead(path);
  if (code === 'ENOENT') return mistake(`There is no file ${path}.`);
  return opened === path ? mistake(`${path} cannot be read (${code}).`) : error;
}

/** The same for writing, which uses another name until the dump is complete. */
export function cannotWrite(
  error: unknown,
  { path, unfinished }: { path: string; unfinished: string },
): unknown {
  const { code, path: opened } = error as NodeJS.ErrnoException; // as: the form of system errors
  return opened === unfinished ? mistake(`${path} cannot be written (${code}). Name another file.`) : error;
}

function folderInstead(path: string): Error {
  return mistake(`${path} is a folder, not a dump.`);
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}
