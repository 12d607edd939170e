/**
 * A process that takes an event of the payment provider and dies before its effect, for killed.test.ts. Prints a line
 * once the event is recorded; the provider that it then asks never answers.
 */
import { pino } from 'pino';

import { readConfig } from '../config.ts';
import { openUnmigrated } from '../db/database.ts';
import { openFiles } from '../files/files.ts';
import type { StripeConfig } from '../stripeConfig.ts';
import { receiveEvent } from '../subscription/webhook.ts';

type Given = { url: string; dataFolder: string; stripe: StripeConfig; body: string; signature: string };
const given = JSON.parse(process.argv[2] ?? '{}') as Given; // as: written by killed.test.ts

const { db, signals } = await openUnmigrated({ url: given.url });
const config = { ...readConfig({ CARTOUCHE_DATA: given.dataFolder }), stripe: given.stripe };
const log = pino({ level: 'silent' });
const ctx = { db, signals, files: openFiles(config), config, log, now: () => new Date() };

const rest = await receiveEvent(ctx, Buffer.from(given.body), given.signature);
process.stdout.write('recorded\n');
await rest();
