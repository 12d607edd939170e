/** A process that tells finds until it is killed, for killed.test.ts of telling. Prints a line when it begins. */
import { setTimeout as sleep } from 'node:timers/promises';

import { pino } from 'pino';

import { stillWanted } from '../alerts/stillWanted.ts';
import { type Config, readConfig } from '../config.ts';
import { openUnmigrated } from '../db/database.ts';
import { openFiles } from '../files/files.ts';
import { tellDue } from '../telling/tellDue.ts';

type Given = Pick<Config, 'telegram' | 'push' | 'dataFolder'> & { url: string };

const { url, ...settings } = JSON.parse(process.argv[2] ?? '{}') as Given; // as: what the test passes
const { db, signals } = await openUnmigrated({ url });
const config = { ...readConfig({}), ...settings };
const log = pino({ level: 'silent' });
const ctx = { db, signals, files: openFiles(config), config, log, now: () => new Date() };
process.stdout.write('telling\n');
for (;;) {
  await tellDue(ctx, stillWanted);
  await sleep(50);
}
