import type { Socket } from 'node:net';

import { Kysely, PostgresDialect, type Transaction, sql } from 'kysely';
import pg from 'pg';

import { openEmbedded, type Storage } from './embedded.ts';
import { requireOutside } from './inside.ts';
import { migrate } from './migrate.ts';
import { prepareStatements } from './prepared.ts';
import { type Signals, createSignals, listenApart } from './signals.ts';
import type { Tables } from './tables.ts';

/** A database or a transaction on it: what a store needs to run its SQL. */
export type Db = Kysely<Tables> | Transaction<Tables>;

/** The database outside of any transaction. */
export type Connection = Kysely<Tables> & { readonly isTransaction: false };

export type Database = {
  db: Connection;
  signals: Signals;
  /** One session without autovacuum, autoanalyse and checkpoints: whoever opens it has to maintain it. */
  embedded: boolean;
  /** All of an embedded database as bytes; a new one in memory can begin from them. */
  dump: () => Promise<Uint8Array>;
  /** Waits for running queries, then lets go of everything, the folder's lock included. */
  close: () => Promise<void>;
};

/** A PostgreSQL server, and after how long without a word from it a connection is given up. */
export type Server = { url: string; longestSilenceMs?: number };

/** Who wants to hear of trouble that no query of theirs fails with. */
export type Listeners = {
  /** The embedded database ended by itself: this process can do nothing more, and a new one will find it whole. */
  onDeath?: (reason: Error) => void;
  /** A connection broke while nobody used it; the next query gets a new one. */
  onBrokenConnection?: (reason: Error) => void;
};

/** Opens and migrates the database: a PostgreSQL server by its URL, or the embedded one by where it is kept. */
export async function openDatabase(where: Server | Storage, listeners: Listeners = {}): Promise<Database> {
  const database = await openUnmigrated(where, listeners);
  await migrate(database.db);
  return database;
}

/** The database with whatever schema it has. */
export function openUnmigrated(where: Server | Storage, listeners: Listeners = {}): Promise<Database> {
  return 'url' in where ? overNetwork(where, listeners) : inProcess(where, listeners);
}

/** Fails when the database does not answer. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

/** The database ended a transaction because of another one: a deadlock, or rows that changed under it. */
export function isConflict(error: unknown): boolean {
  return error instanceof pg.DatabaseError && ['40P01', '40001'].includes(error.code ?? '');
}

const longestStatementMs = 60_000;

async function overNetwork(
  { url, longestSilenceMs = longestStatementMs + 5_000 }: Server,
  listeners: Listeners,
): Promise<Database> {
  const { signals, onConnect, close } = createSignals((tell) => listenApart({ url, pool }, tell));
  const pool: pg.Pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: longestStatementMs,
    options: '-c jit=off -c timezone=UTC',
    types,
    onConnect,
  });
  configure(pool, listeners);
  pool.on('connect', (client) => endSilentConnection(client, longestSilenceMs));
  return {
    db: connectionOf(pool),
    signals,
    embedded: false,
    dump: () => Promise.reject(new Error('Only the embedded database can be dumped.')),
    async close() {
      await close();
      await pool.end();
    },
  };
}

async function inProcess(storage: Storage, listeners: Listeners): Promise<Database> {
  const engine = await openEmbedded(storage, listeners.onDeath);
  const { signals, onConnect } = createSignals();
  const pool = new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    max: 1,
    // A query outside the transaction that it should be in would wait for ever; this makes it an error.
    connectionTimeoutMillis: 30_000,
    idleTimeoutMillis: 0,
    stream: engine.connect,
    types,
    onConnect,
  });
  configure(pool, listeners);
  return {
    db: connectionOf(pool),
    signals,
    embedded: true,
    dump: engine.dump,
    async close() {
      await pool.end();
      await engine.close();
    },
  };
}

function connectionOf(pool: pg.Pool): Connection {
  const outside = {
    async connect() {
      requireOutside();
      return await pool.connect();
    },
    end: () => pool.end(),
    options: pool.options,
  };
  // as: Kysely's own type says only that it is known when asked
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: outside }) }) as Connection;
}

/**
 * A server that is gone without a goodbye never ends its connections, and whoever waits for an answer would wait for
 * ever. A living one answers within its statement timeout, if only with an error.
 */
function endSilentConnection(client: pg.PoolClient, longestSilenceMs: number): void {
  // as: pg's types leave out the connection, and that a client knows whether it waits
  const { connection } = client as pg.PoolClient & { connection: { stream: Socket } };
  const isWaiting = () => !(client as pg.PoolClient & { readyForQuery: boolean }).readyForQuery;
  connection.stream.setTimeout(longestSilenceMs, () => {
    if (isWaiting()) connection.stream.destroy(new Error('The database has fallen silent.'));
  });
}

/** What every connection of either database is given. */
function configure(pool: pg.Pool, { onBrokenConnection = () => undefined }: Listeners): void {
  // A connection that breaks fails its own query and is replaced by the next one; it must not end the process.
  pool.on('error', onBrokenConnection);
  pool.on('connect', (client) => {
    client.on('error', () => undefined); // one in use has no other listener
    prepareStatements(client);
  });
}

const parsers: Record<number, (value: string) => unknown> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.NUMERIC]: Number,
  [pg.types.builtins.DATE]: String,
};

const types: pg.CustomTypesConfig = {
  // as: pg's own overloads know one return type for each format only
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) ||
    pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};
