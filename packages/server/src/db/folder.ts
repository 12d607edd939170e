import { existsSync, mkdirSync, readFileSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The PostgreSQL version in PGlite; it cannot read another version's folder. */
const ownMajor = '18';

/** The folder cannot be used; the message says what to do. */
export class UnusableFolder extends Error {
  override readonly name = 'UnusableFolder';
}

export type TakenFolder = {
  /** The real path, with links resolved. */
  path: string;
  release: () => void;
};

/**
 * Takes the embedded database's folder for this process. Locks it first, so that nobody can change it while it is
 * checked. Throws UnusableFolder without writing into it.
 */
export function takeFolder(folder: string): TakenFolder {
  mkdirSync(folder, { recursive: true });
  const path = realpathSync(folder);
  const release = lock(path);
  try {
    requireEmptyOrWhole(path);
  } catch (error) {
    release();
    throw error;
  }
  return { path, release };
}

/** Whether the folder has no database yet. */
export function isNew(folder: string): boolean {
  return !existsSync(versionFile(folder));
}

/** Where a database is made before it is renamed to the folder's name: a killed start leaves no half database. */
export function unfinishedOf(folder: string): string {
  return `${folder}.unfinished`;
}

const versionFile = (folder: string) => join(folder, 'PG_VERSION');
const openerFile = (folder: string) => `${folder}.version`;

/** Writes beside a folder which version opened it, for a later version that cannot. */
export function noteOpener(folder: string): void {
  if (openerOf(folder) !== self) writeFileSync(openerFile(folder), `${self}\n`);
}

/** The error for a folder that only another Cartouche can read; `what` says whose it is. */
export function foreignFolder(folder: string, what: string): UnusableFolder {
  const opener = openerOf(folder);
  const that = opener === undefined ? 'the Cartouche that wrote it' : `the one that wrote it, ${opener}`;
  return new UnusableFolder(
    `${folder} ${what}. This is ${self}; nothing was written. Run \`npm run cli -- dump FILE\` with ${that}, then ` +
      '`npm run cli -- load FILE` with this one and CARTOUCHE_DATA set to a new folder.',
  );
}

const self = describeOwnVersion();

/** PGlite's version is pinned, so the required version is the installed one. */
function describeOwnVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  // as: we write it
  const own = JSON.parse(text) as { version: string; dependencies: Record<string, string> };
  return `Cartouche ${own.version} with PGlite ${own.dependencies['@electric-sql/pglite']}`;
}

function openerOf(folder: string): string | undefined {
  return existsSync(openerFile(folder)) ? readFileSync(openerFile(folder), 'utf8').trim() : undefined;
}

function requireEmptyOrWhole(folder: string): void {
  if (isNew(folder)) {
    if (readdirSync(folder).length === 0) return;
    throw new UnusableFolder(
      `${folder} is neither empty nor a whole database: its PG_VERSION is missing. Nothing was written. ` +
        'Restore the data folder from a backup, or set CARTOUCHE_DATA to another folder.',
    );
  }

  const major = readFileSync(versionFile(folder), 'utf8').trim();
  if (major !== ownMajor) {
    throw foreignFolder(folder, `is a database of PostgreSQL ${major.slice(0, 20)}, not ${ownMajor}`);
  }
}

const sqliteBusy = 5;

/**
 * PGlite does not guard its folder, and two processes in it would lose each other's writes. Every operating system
 * releases SQLite's exclusive lock when a process dies, however it dies.
 */
function lock(folder: string): () => void {
  const file = new DatabaseSync(`${folder}.lock`);
  try {
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    const { errcode } = error as { errcode?: number }; // as: the form of node:sqlite's errors
    if (errcode !== sqliteBusy) throw error;
    throw new UnusableFolder(
      `Another Cartouche is already running on ${folder}. Stop it first, or set CARTOUCHE_DATA to another folder.`,
    );
  }
  return () => file.close();
}
