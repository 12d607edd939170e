import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { type Config, ConfigurationError } from './config.ts';
import { UnusableFolder, isNew } from './db/folder.ts';

/** The folder of the embedded database. */
export const databaseFolder = (dataFolder: string) => join(dataFolder, 'db');

/** Free space in megabytes: for a new database with its catalogue, and for a log of two files. */
const room = { first: 256, later: 64 };
const megabyte = 1024 ** 2;

/** Checks the environment of a start before it touches the database. Throws what the operator must correct. */
export async function requireGround(config: Config): Promise<void> {
  if (!existsSync(join(config.webFolder, 'index.html'))) {
    throw new ConfigurationError(
      `CARTOUCHE_WEB: there is no index.html in ${config.webFolder}. \`npm start\` builds the web.`,
    );
  }
  await requireFreePort(config);
  requireDataFolder(config);
}

/**
 * Creates the data folder if it is missing. Throws UnusableFolder if it cannot be written to or has too little space.
 */
export function requireDataFolder({ dataFolder, databaseUrl }: Config): void {
  try {
    mkdirSync(dataFolder, { recursive: true });
    // Checking permissions is not enough: the disk may be full, and root has every permission.
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

/** Photos without a database: its disk is not mounted or it was moved, and a new database would hide that. */
function requireDatabaseOfFiles(dataFolder: string): void {
  const files = join(dataFolder, 'files');
  if (!isNew(databaseFolder(dataFolder)) || !existsSync(files) || readdirSync(files).length === 0) return;
  throw new UnusableFolder(
    `The data folder ${dataFolder} has photos and no database. Nothing was written. Put its db folder back, from a ` +
      'backup if need be, or set CARTOUCHE_DATA to another folder.',
  );
}

/** Briefly listens where the server will. */
async function requireFreePort({ host, port }: Config): Promise<void> {
  // A client that connects at this moment, such as a supervisor, must not delay the start.
  const probe = createServer((socket) => socket.destroy());
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen({ host, port, exclusive: true }, resolve);
    });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException; // as: the form of socket errors
    if (code === 'EADDRINUSE') throw error;
    const advice =
      code === 'EACCES' ? 'Set PORT to 1024 or above.' : 'Set HOST to an address of this machine.';
    throw new ConfigurationError(`it cannot listen there (${message}). ${advice}`);
  }
  await new Promise((resolve) => probe.close(resolve));
}
