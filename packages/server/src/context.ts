import type { Transaction } from 'kysely';
import type { Logger } from 'pino';

import type { Config } from './config.ts';
import { type Connection, type Db, isConflict } from './db/database.ts';
import { runInside } from './db/inside.ts';
import type { Signals } from './db/signals.ts';
import type { Tables } from './db/tables.ts';
import type { Files } from './files/files.ts';

/** What use cases need from their process. */
export type Context = {
  db: Connection;
  signals: Signals;
  files: Files;
  config: Config;
  log: Logger;
  /** The current time; nothing else reads the clock. */
  now: () => Date;
};

/** The context inside a transaction: its connection is the only one, and it can open no other transaction. */
export type InnerContext = Omit<Context, 'db'> & { db: Transaction<Tables> };

/** For work that may be inside or outside a transaction. */
export type AnyContext = Omit<Context, 'db'> & { db: Db };

/** Made only by the three gates, for a session, a key and a chat, so that no id from a request body reaches a store. */
export type UserId = string & { readonly __brand: 'UserId' };

/** Today in UTC, YYYY-MM-DD. */
export function dayOf({ now }: Pick<Context, 'now'>): string {
  return now().toISOString().slice(0, 10);
}

/**
 * Runs the work in a transaction. Its parameter must have the outer context's name, which hides that one: the
 * embedded database has no second connection. After a deadlock or the like the work starts again, so it must change
 * nothing but rows.
 */
export function inTransaction<T>(ctx: Context, work: (ctx: InnerContext) => Promise<T>): Promise<T> {
  return retryOnConflict(() => ctx.db.transaction().execute((db) => runInside(() => work({ ...ctx, db }))));
}

/** For a transaction that a library opens. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === mostTries || !isConflict(error)) throw error;
    }
  }
}

const mostTries = 3;
