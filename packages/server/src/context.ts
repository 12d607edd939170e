import type { Transaction } from 'kysely';
import type { Logger } from 'pino';

import type { Config } from './config.ts';
import { type Connection, type Db, isConflict } from './db/database.ts';
import { runInside } from './db/inside.ts';
import type { Signals } from './db/signals.ts';
import type { Tables } from './db/tables.ts';
import type { Files } from './files/files.ts';

/** What every use case may need of the process that it runs in. */
export type Context = {
  db: Connection;
  signals: Signals;
  files: Files;
  config: Config;
  log: Logger;
  /** The current time; nothing else asks the clock. */
  now: () => Date;
};

/** The same inside a transaction, whose connection is the only one there; no other transaction is opened in it. */
export type InnerContext = Omit<Context, 'db'> & { db: Transaction<Tables> };

/** For what may be done inside a transaction and outside of one. */
export type AnyContext = Omit<Context, 'db'> & { db: Db };

/** Only the two gates make one, for a session and for a key, so an id read from a request body cannot reach a store. */
export type UserId = string & { readonly __brand: 'UserId' };

/** The date of now in UTC, YYYY-MM-DD. */
export function dayOf({ now }: Pick<Context, 'now'>): string {
  return now().toISOString().slice(0, 10);
}

/**
 * Runs all of it or nothing. The work calls its context as the one outside is called, and hides it by that: on the
 * embedded database there is no second connection. Work that the database gave up for somebody else's is done again from
 * the start, so that it changes nothing but rows.
 */
export function inTransaction<T>(ctx: Context, work: (ctx: InnerContext) => Promise<T>): Promise<T> {
  return retryOnConflict(() => ctx.db.transaction().execute((db) => runInside(() => work({ ...ctx, db }))));
}

/** For a transaction that somebody else's code opens. */
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
