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

/** What a command says that Ctrl-C ended, and what it answers. */
export const stopped = { text: '\nStopped. The same command goes on from here.\n', code: 130 };

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

const pausesMs = { least: 5_000, most: 15_000 };

export type Tell = ReturnType<typeof tellOn>;

/**
 * Tells what a command is doing: on a terminal at once, in a log every few seconds. Of a step that takes long, as a
 * statement of minutes does, the last words are repeated, until the `end`.
 */
export function tellOn(output: Output) {
  let shownAt = performance.now();
  let last = '';
  const show = (text: string) => {
    shownAt = performance.now();
    output.write(`${printable(text)}\n`);
  };
  const repeat = setInterval(() => {
    if (!output.isTTY && last !== '' && performance.now() - shownAt > pausesMs.most) show(`${last} …`);
  }, pausesMs.least);
  return {
    line: (text: string) => {
      output.write(`${output.isTTY ? clearLine : ''}${printable(text)}\n`);
    },
    progress: (text: string) => {
      last = text;
      if (output.isTTY) output.write(`${clearLine}${printable(text)}`);
      else if (performance.now() - shownAt > pausesMs.least) show(text);
    },
    end: () => clearInterval(repeat),
  };
}
