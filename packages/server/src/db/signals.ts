import { randomUUID } from 'node:crypto';

import pg from 'pg';

/** Called with the user whose sessions ended; null when signals may have been missed. */
export type HearEnded = (userId: string | null) => void;

/** Signals to a process that a session or a profile was deleted, by any process. */
export type Signals = {
  /** Answers a function that stops listening. */
  onSessionsEnded: (hear: HearEnded) => () => void;
  /** Whether signals from other processes are sure to arrive. */
  areHeard: () => boolean;
};

const endedChannel = 'sessions_ended';
const beatChannel = 'signals_beat';

/**
 * The signals of a database. Each connection in the pool receives its own before its statement is answered; `others`
 * receives those of other processes, where there can be any.
 */
export function createSignals(others?: (tell: HearEnded) => Ear) {
  const hearers = new Set<HearEnded>();
  const tell: HearEnded = (userId) => hearers.forEach((hear) => hear(userId));
  let ear: Ear | undefined;

  async function listenOn(client: pg.ClientBase): Promise<void> {
    client.on('notification', ({ payload }) => tell(payload ?? null));
    await client.query(`listen ${endedChannel}`);
    // The embedded database has one connection: signals of the previous one may have been missed.
    if (!others) tell(null);
  }

  return {
    /** For a pool, which awaits it for each new connection, although its types do not say so. */
    onConnect: listenOn as (client: pg.ClientBase) => void, // as: see above
    signals: {
      onSessionsEnded(hear) {
        hearers.add(hear);
        ear ??= others?.(tell);
        return () => void hearers.delete(hear);
      },
      areHeard: () => ear?.isHearing() ?? others === undefined,
    } satisfies Signals,
    close: () => ear?.close(),
  };
}

type Ear = { isHearing: () => boolean; close: () => Promise<void> };

type Line = { url: string; pool: pg.Pool; beatMs?: number };

/**
 * Listens to other processes on a connection of its own. It counts as listening while each beat, sent through the
 * pool like the signals, arrives before the next is due. A broken connection, or a pooler in between that separates
 * listeners from their channels, shows within two beats.
 */
export function listenApart({ url, pool, beatMs = 5_000 }: Line, tell: HearEnded): Ear {
  const beat = randomUUID();
  let client: pg.Client | undefined;
  let isConnecting = false;
  let isAnswered = false;
  let isHearing = false;

  function hear({ channel, payload }: pg.Notification): void {
    if (channel === endedChannel) return tell(payload ?? null);
    if (payload !== beat) return;
    isAnswered = true;
    if (!isHearing) tell(null); // earlier signals may have been missed
    isHearing = true;
  }

  async function connect(): Promise<void> {
    isConnecting = true;
    void client?.end().catch(() => undefined);
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: beatMs, keepAlive: true });
    client = next;
    const markLost = () => {
      if (client === next) isHearing = isAnswered = false;
    };
    next.on('notification', (message) => client === next && hear(message));
    next.on('error', markLost);
    next.on('end', markLost);
    try {
      await next.connect();
      await next.query(`listen ${endedChannel}; listen ${beatChannel}`);
    } finally {
      isConnecting = false;
    }
  }

  async function tick(): Promise<void> {
    if (isConnecting) return;
    if (!isAnswered) {
      isHearing = false;
      await connect();
    }
    isAnswered = false;
    await pool.query('select pg_notify($1, $2)', [beatChannel, beat]);
  }

  const run = () => void tick().catch(() => undefined);
  const timer = setInterval(run, beatMs).unref();
  run();

  return {
    isHearing: () => isHearing,
    async close() {
      clearInterval(timer);
      await client?.end();
    },
  };
}
