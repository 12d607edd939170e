import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { npmStart, productSettings, root, startProduct } from './processes.ts';
import type { Figure } from './report.ts';

const mebibyte = 1024 * 1024;

export function memoryFigures(idleBytes: number, afterLoadBytes: number): Figure[] {
  const goals = [{ text: '< 600 MB', isMet: idleBytes < 600e6 }];
  return [
    { title: 'resident memory, idle', value: `${(idleBytes / mebibyte).toFixed(0)} MiB`, goals },
    {
      title: 'resident memory after the load',
      value: `${(afterLoadBytes / mebibyte).toFixed(0)} MiB`,
      goals: [],
    },
  ];
}

/** How long `npm start` takes to answer, and to end. */
export async function startFigures(folder: string, dataFolder: string): Promise<Figure[]> {
  await (await npmStart({ folder }, dataFolder)).stop(); // the first may have to install or build
  const server = await npmStart({ folder }, dataFolder);
  const stopMs = await server.stop();
  const goals = [{ text: '< 3 s', isMet: server.startMs < 3000 }];
  return [
    { title: 'second `npm start` until it answers', value: inSeconds(server.startMs), goals },
    { title: 'clean stop', value: inSeconds(stopMs), goals: [] },
  ];
}

/** What it costs to have a commit on the disk before it is acknowledged. */
export function commitFigures(folder: string): Figure[] {
  const skipFsync = ['--import', join(import.meta.dirname, 'skipFsync.ts')];
  return [
    { title: 'commit of one row, with fsync', value: `${commitMs(folder, []).toFixed(2)} ms`, goals: [] },
    {
      title: 'commit of one row, without fsync',
      value: `${commitMs(folder, skipFsync).toFixed(2)} ms`,
      goals: [],
    },
  ];
}

function commitMs(folder: string, options: string[]): number {
  const program = join(import.meta.dirname, 'commit.ts');
  return Number(execFileSync(process.execPath, [...options, program, folder]).toString());
}

/** Imports the real catalogue, if it is next to the project, into a database that the product has just made. */
export async function importFigures(dataFolder: string): Promise<Figure[]> {
  const file = join(root, '../shared/data/catalogue-full.ndjson.gz');
  if (!existsSync(file)) return [];

  rmSync(dataFolder, { recursive: true, force: true });
  const where = { folder: join(dataFolder, 'db') };
  const server = await startProduct(where, dataFolder);
  await server.stop();

  const program = join(root, 'packages/server/src/cli.ts');
  const env = { ...process.env, ...productSettings(where, dataFolder) };
  const answer = execFileSync(process.execPath, [program, 'import', 'ndjson', file], { env }).toString();
  rmSync(dataFolder, { recursive: true, force: true });

  const [, games, seconds] = /^Read ([\d,]+) games from .* in ([\d.]+) s/m.exec(answer) ?? [];
  if (!games || !seconds) throw new Error(`The import did not say what it did: ${answer}`);
  return [
    { title: 'first start, with the starter catalogue', value: inSeconds(server.startMs), goals: [] },
    { title: `import of ${games} games`, value: `${seconds} s`, goals: [] },
  ];
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
