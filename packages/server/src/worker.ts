/** A process that asks the marketplaces for the alerts and does nothing else: `npm run worker`, as often as needed. */
import { pino } from 'pino';

import { type Config, ConfigurationError, readConfig } from './config.ts';
import type { Context } from './context.ts';
import { openDatabase } from './db/database.ts';
import { explain } from './explain.ts';
import { openFiles } from './files/files.ts';
import { startAlertJobs } from './jobs.ts';
import { bounded } from './outbound/bounded.ts';

/** Works until the answer is called, which waits for what is under way. */
export async function startWorker(config: Config): Promise<() => Promise<void>> {
  const { databaseUrl: url } = config;
  if (url === undefined) {
    throw new ConfigurationError(
      'a worker needs DATABASE_URL: the embedded database belongs to the server, which asks for the alerts itself.',
    );
  }
  const log = pino({ level: config.logLevel, redact: ['*.password', '*.token', 'req.headers'] });
  const { db, signals, close } = await openDatabase(
    { url },
    { onBrokenConnection: (reason) => log.warn({ err: reason }, 'a connection to the database broke') },
  );
  const ctx: Context = { db, signals, files: openFiles(config), config, log, now: () => new Date() };
  const stop = startAlertJobs(ctx);
  return async () => {
    await stop();
    await close();
  };
}

async function run(): Promise<void> {
  globalThis.fetch = bounded(globalThis.fetch);
  try {
    const stop = await startWorker(readConfig({ ...process.env, ALERT_WORKER: 'on' }));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void stop().then(() => process.exit(0)));
    }
    process.stdout.write('\n  A worker for price alerts is running.\n\n');
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

if (import.meta.main) await run();
