import { resolve } from 'node:path';

import { pino } from 'pino';

import { readConfig } from '../config.ts';
import type { Context } from '../context.ts';
import { openDatabase } from '../db/database.ts';
import { openFiles } from '../files/files.ts';
import { databaseFolder, requireDataFolder } from '../ground.ts';

export type Env = Record<string, string | undefined>;

/** Where the command writes; a terminal shows its progress on one line. */
export type Output = { write: (text: string) => unknown; isTTY?: boolean };

/** Takes back what is on a terminal's line. */
export const clearLine = '\r\u001B[2K';

/** npm runs scripts in the project's folder, but people mean the one that they are in. */
export function resolveFromCaller(path: string, env: Env): string {
  return resolve(env['INIT_CWD'] ?? process.cwd(), path);
}

/** Runs a command on the data that the environment names. */
export async function withContext(
  env: Env,
  work: (ctx: Context, embedded: boolean) => Promise<number>,
  open: typeof openDatabase = openDatabase,
): Promise<number> {
  const config = readConfig(env);
  requireDataFolder(config);
  const where = config.databaseUrl
    ? { url: config.databaseUrl }
    : { folder: databaseFolder(config.dataFolder) };
  const database = await open(where);
  const ctx = {
    db: database.db,
    signals: database.signals,
    files: openFiles(config),
    config,
    log: pino({ level: 'warn' }),
    now: () => new Date(),
  };
  try {
    return await work(ctx, database.embedded);
  } finally {
    await database.close();
  }
}

export function count(value: number): string {
  return value.toLocaleString('en');
}

/** A number of things: '1 file', '2 files'. */
export function counted(number: number, thing: string): string {
  return `${count(number)} ${thing}${number === 1 ? '' : 's'}`;
}

/** Files may contain characters that a terminal would obey. */
export function printable(text: string): string {
  return text.replace(/[^\P{C}\n]/gu, '?');
}
