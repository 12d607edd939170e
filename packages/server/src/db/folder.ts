import { existsSync, mkdirSync, readFileSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The PostgreSQL that PGlite is; it reads no folder of another one. */
const ownMajor = '18';

/** A folder that no database can be opened in; the message says what to do. */
export class UnusableFolder extends Error {
  override readonly name = 'UnusableFolder';
}

export type TakenFolder = {
  /** Where it is, links followed. */
  path: string;
  release: () => void;
};

/**
 * Takes the folder of an embedded database for this process, the lock first: what lies in it is looked at once nobody
 * else can change it. Throws UnusableFolder, having written nothing into it.
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

/** Whether a database is still to be made in the folder. */
export function isNew(folder: string): boolean {
  return !existsSync(versionFile(folder));
}

/** Where a database is made, to be given the folder's name once it is whole: a start that is killed leaves no half one. */
export function unfinishedOf(folder: string): string {
  return `${folder}.unfinished`;
}

const versionFile = (folder: string) => join(folder, 'PG_VERSION');
const openerFile = (folder: string) => `${folder}.version`;

/** Notes beside a folder who opened it, for the day when another one cannot. */
export function noteOpener(folder: string): void {
  if (openerOf(folder) !== self) writeFileSync(openerFile(folder), `${self}\n`);
}

/** What a folder that only another Cartouche can read is refused with; `what` says whose it is. */
export function foreignFolder(folder: string, what: string): UnusableFolder {
  const opener = openerOf(folder);
  const that = opener === undefined ? 'the Cartouche that wrote it' : `the one that wrote it, ${opener}`;
  return new UnusableFolder(
    `${folder} ${what}. This is ${self}; nothing was written. Run \`npm run cli -- dump FILE\` with ${that}, then ` +
      '`npm run cli -- load FILE` with this one and CARTOUCHE_DATA set to a new folder.',
  );
}

const self = describeOwnVersion();

/** The version of PGlite is pinned, so what is asked for is what there is. */
function describeOwnVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  // as: our own file
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
 * PGlite does not guard its folder, and two processes on it lose each other's writes. SQLite's exclusive lock is one
 * that every operating system drops by itself when the process dies, however it dies.
 */
function lock(folder: string): () => void {
  const file = new DatabaseSync(`${folder}.lock`);
  try {
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    const { errcode } = error as { errcode?: number }; // as: node:sqlite's errors have it
    if (errcode !== sqliteBusy) throw error;
    throw new UnusableFolder(
      `Another Cartouche is already running on ${folder}. Stop it first, or set CARTOUCHE_DATA to another folder.`,
    );
  }
  return () => file.close();
}
