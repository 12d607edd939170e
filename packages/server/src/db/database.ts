import type { Socket } from 'node:net';

import { Kysely, PostgresDialect, type Transaction, sql } from 'kysely';
import pg from 'pg';

import { openEmbedded, type Storage } from './embedded.ts';
import { requireOutside } from './inside.ts';
import { isBehind, migrate } from './migrate.ts';
import { prepareStatements } from './prepared.ts';
import { type Signals, createSignals, listenApart } from './signals.ts';
import type { Tables } from './tables.ts';

/** A database or a transaction on it: whatever a store can run SQL on. */
export type Db = Kysely<Tables> | Transaction<Tables>;

/** The database outside of any transaction. */
export type Connection = Kysely<Tables> & { readonly isTransaction: false };

export type Database = {
  db: Connection;
  signals: Signals;
  /**
   * Whether it is the embedded database: a single session without autovacuum, autoanalyse or checkpoints, so whoever
   * opens it must maintain it.
   */
  embedded: boolean;
  /** The embedded database as bytes, from which one in memory can start. */
  dump: () => Promise<Uint8Array>;
  /** Waits for running queries, then releases everything, including the folder's lock. */
  close: () => Promise<void>;
};

/** A PostgreSQL server, and how long it may be silent before a connection is given up. */
export type Server = { url: string; longestSilenceMs?: number };

/** Callbacks for trouble that makes no query fail. */
export type Listeners = {
  /**
   * The embedded database ended by itself: this process cannot continue, and a new one will find the database intact.
   */
  onDeath?: (reason: Error) => void;
  /** An idle connection broke; the next query gets a new one. */
  onBrokenConnection?: (reason: Error) => void;
  /** An earlier version left the schema as it is, and it is brought up to date now. */
  onUpdate?: () => void;
};

/** Opens and migrates the database: a PostgreSQL server by its URL, or the embedded one by its place. */
export async function openDatabase(where: Server | Storage, listeners: Listeners = {}): Promise<Database> {
  const database = await openUnmigrated(where, listeners);
  if (listeners.onUpdate && (await isBehind(database.db))) listeners.onUpdate();
  await migrate(database.db);
  return database;
}

/** Opens the database with whatever schema it has. */
export function openUnmigrated(where: Server | Storage, listeners: Listeners = {}): Promise<Database> {
  return 'url' in where ? overNetwork(where, listeners) : inProcess(where, listeners);
}

/** Fails when the database does not answer. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

/** Whether the database aborted a transaction because of another: a deadlock, or rows that changed under it. */
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
    // A query outside the current transaction would wait forever; this turns it into an error.
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
  // as: Kysely types isTransaction as a plain boolean
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: outside }) }) as Connection;
}

/**
 * Connections to a server that vanished never end, and their queries would wait forever. A living server answers
 * within its statement timeout, at least with an error.
 */
function endSilentConnection(client: pg.PoolClient, longestSilenceMs: number): void {
  // as: missing from pg's types
  const { connection } = client as pg.PoolClient & { connection: { stream: Socket } };
  const isWaiting = () => !(client as pg.PoolClient & { readyForQuery: boolean }).readyForQuery;
  connection.stream.setTimeout(longestSilenceMs, () => {
    if (isWaiting()) connection.stream.destroy(new Error('The database has fallen silent.'));
  });
}

/** Sets up every connection of either database. */
function configure(pool: pg.Pool, { onBrokenConnection = () => undefined }: Listeners): void {
  // A connection that breaks fails its own query and is replaced; it must not end the process.
  pool.on('error', onBrokenConnection);
  pool.on('connect', (client) => {
    client.on('error', () => undefined); // a connection in use has no other listener
    prepareStatements(client);
  });
}

const parsers: Record<number, (value: string) => unknown> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.NUMERIC]: Number,
  [pg.types.builtins.DATE]: String,
};

const types: pg.CustomTypesConfig = {
  // as: pg's overloads have one return type per format
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) ||
    pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};
