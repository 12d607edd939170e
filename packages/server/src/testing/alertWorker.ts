/**
 * A worker for alerts that asks without a pause until it is killed, for chaos.test.ts and the benchmark. Prints a line
 * once it works.
 */
import { setTimeout as sleep } from 'node:timers/promises';

import { pino } from 'pino';

import { askDueQuestions } from '../alerts/ask.ts';
import { stillWanted } from '../alerts/stillWanted.ts';
import { type Config, readConfig } from '../config.ts';
import { openUnmigrated } from '../db/database.ts';
import { openFiles } from '../files/files.ts';
import { tellDue } from '../telling/tellDue.ts';

type Given = {
  url: string;
  dataFolder: string;
  settings: Partial<Config>;
  pauseMs: number;
  /** Whether it also tells what is due. */
  tells?: boolean;
  /** A clock that runs faster, and since when. */
  clock?: { startedAt: number; factor: number };
};
const given = JSON.parse(process.argv[2] ?? '{}') as Given; // as: written by whoever starts this

const { db, signals } = await openUnmigrated({ url: given.url });
const config = { ...readConfig({ CARTOUCHE_DATA: given.dataFolder }), ...given.settings };
const log = pino({ level: 'silent' });
const { startedAt, factor } = given.clock ?? { startedAt: 0, factor: 1 };
const now = () => new Date(startedAt + (Date.now() - startedAt) * factor);
const ctx = { db, signals, files: openFiles(config), config, log, now };
process.stdout.write('working\n');
for (;;) {
  await askDueQuestions(ctx).catch(() => undefined); // the provider misbehaves
  if (given.tells) await tellDue(ctx, stillWanted);
  await sleep(given.pauseMs);
}
