import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { type Config, ConfigurationError } from './config.ts';
import { UnusableFolder, isNew } from './db/folder.ts';

/** Where the embedded database lies. */
export const databaseFolder = (dataFolder: string) => join(dataFolder, 'db');

/** Free megabytes: what a new database takes with its catalogue, and what a log of two files takes. */
const room = { first: 256, later: 64 };
const megabyte = 1024 ** 2;

/** Throws what the operator has to put right, before the database is touched. */
export async function requireGround(config: Config): Promise<void> {
  if (!existsSync(join(config.webFolder, 'index.html'))) {
    throw new ConfigurationError(
      `CARTOUCHE_WEB: there is no index.html in ${config.webFolder}. \`npm start\` builds the web.`,
    );
  }
  await requireFreePort(config);
  requireDataFolder(config);
}

/** Makes the data folder where there is none. Throws UnusableFolder where it cannot be written to, or has no room. */
export function requireDataFolder({ dataFolder, databaseUrl }: Config): void {
  try {
    mkdirSync(dataFolder, { recursive: true });
    // Asking for rights is not enough: they say nothing of a disk that is full, and root has all of them.
    const probe = join(dataFolder, `.probe-${process.pid}`);
    writeFileSync(probe, 'x', { flush: true });
    rmSync(probe);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnusableFolder(
      `The data folder ${dataFolder} cannot be written to (${reason}). Let the user that runs Cartouche write there, ` +
        'make room on its disk, or set CARTOUCHE_DATA to another folder.',
    );
  }
  if (databaseUrl !== undefined) return;
  requireDatabaseOfFiles(dataFolder);

  const { bavail, bsize } = statfsSync(dataFolder);
  const free = Math.floor((bavail * bsize) / megabyte);
  const needed = isNew(databaseFolder(dataFolder)) ? room.first : room.later;
  if (free < needed) {
    throw new UnusableFolder(
      `The disk of the data folder ${dataFolder} has ${free} MB left, and a start needs ${needed} MB. Make room, or set ` +
        'CARTOUCHE_DATA to a folder on another disk.',
    );
  }
}

/** Photos are there and the database is not: its disk is missing or it was moved, and a new one would seem to be all. */
function requireDatabaseOfFiles(dataFolder: string): void {
  const files = join(dataFolder, 'files');
  if (!isNew(databaseFolder(dataFolder)) || !existsSync(files) || readdirSync(files).length === 0) return;
  throw new UnusableFolder(
    `The data folder ${dataFolder} has photos and no database. Nothing was written. Put its db folder back, from a ` +
      'backup if need be, or set CARTOUCHE_DATA to another folder.',
  );
}

/** Listens for a moment where the server will. */
async function requireFreePort({ host, port }: Config): Promise<void> {
  // Whoever asks at this very moment, as supervisors do, must not hold up the start.
  const probe = createServer((socket) => socket.destroy());
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen({ host, port, exclusive: true }, resolve);
    });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException; // as: what a socket fails with
    if (code === 'EADDRINUSE') throw error;
    const advice =
      code === 'EACCES' ? 'Set PORT to 1024 or above.' : 'Set HOST to an address of this machine.';
    throw new ConfigurationError(`it cannot listen there (${message}). ${advice}`);
  }
  await new Promise((resolve) => probe.close(resolve));
}
