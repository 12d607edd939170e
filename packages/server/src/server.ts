import { pino } from 'pino';

import { createApp } from './app.ts';
import { clearImports } from './archive/restore.ts';
import { seedCatalogue } from './catalogue/import/seed.ts';
import { lacksOpenCatalogues } from './catalogue/import/sourceStates.ts';
import { keepSecret } from './authSecret.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { openDatabase } from './db/database.ts';
import { answerDumps } from './dump/control.ts';
import { openFiles } from './files/files.ts';
import { databaseFolder, requireGround } from './ground.ts';
import { startJobs } from './jobs.ts';
import { readRates } from './rates/rates.ts';
import { sayPrices } from './subscription/plans.ts';

const longestDrainMs = 8_000;

export type Server = {
  /** Where it answers. */
  address: string;
  /** Whether the catalogue was written just now, and is no more than the one that is shipped. */
  hasStarterOnly: boolean;
  /** Waits for running requests, then for the jobs, then closes the database. */
  close: () => Promise<void>;
};

type Listeners = {
  /** The embedded database ended by itself. */
  onDeath: (reason: Error) => void;
  /** What takes long before it answers, for whoever started it. */
  say: (text: string) => void;
};

/** Opens the database, seeds it, and listens. */
export async function startServer(config: Config, { onDeath, say }: Listeners): Promise<Server> {
  await requireGround(config);
  const log = pino({ level: config.logLevel, redact: ['*.password', '*.token', 'req.headers'] });
  const where = config.databaseUrl
    ? { url: config.databaseUrl }
    : { folder: databaseFolder(config.dataFolder) };
  const database = await openDatabase(where, {
    onDeath(reason) {
      log.fatal({ err: reason }, 'the database has ended');
      onDeath(reason);
    },
    onUpdate: () => say('Updating the database. With many games this takes some minutes.'),
    onBrokenConnection: (reason) => log.warn({ err: reason }, 'a connection to the database broke'),
  });
  const ctx: Context = {
    db: database.db,
    signals: database.signals,
    files: openFiles(config),
    config,
    log,
    now: () => new Date(),
  };

  try {
    keepSecret(config);
    await clearImports(config.dataFolder);
    const seeded = await seedCatalogue(ctx, { say });
    const hasStarterOnly = seeded !== undefined && (await lacksOpenCatalogues(ctx));
    const app = await createApp(ctx);
    const address = await app.listen({ host: config.host, port: config.port });
    void sayPrices(ctx);
    if (config.alerts.hasWorker)
      void readRates(ctx).catch((error: unknown) => log.error({ err: error }, 'no rates'));
    const stopJobs = startJobs(ctx, { embedded: database.embedded });
    const stopDumps = database.embedded ? await answerDumps(ctx) : undefined;

    return {
      address,
      hasStarterOnly,
      async close() {
        // A request that has not fully arrived by then is dropped.
        const cutOff = setTimeout(() => app.server.closeAllConnections(), longestDrainMs);
        await app.close();
        clearTimeout(cutOff);
        await stopDumps?.();
        await stopJobs();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
