import { randomUUID } from 'node:crypto';

import pg from 'pg';

/** Hears whose sessions ended; null when some may have ended unheard. */
export type HearEnded = (userId: string | null) => void;

/** What a process is told when a session or a profile was deleted, by itself or by another one. */
export type Signals = {
  /** Answers how to stop hearing. */
  onSessionsEnded: (hear: HearEnded) => () => void;
  /** Whether what other processes end is sure to be heard. */
  areHeard: () => boolean;
};

const endedChannel = 'sessions_ended';
const beatChannel = 'signals_beat';

/**
 * The signals of a database. Each connection of the pool hears its own, before the statement that caused them is
 * answered; `others` hears those of other processes, where there can be any.
 */
export function createSignals(others?: (tell: HearEnded) => Ear) {
  const hearers = new Set<HearEnded>();
  const tell: HearEnded = (userId) => hearers.forEach((hear) => hear(userId));
  let ear: Ear | undefined;

  async function listenOn(client: pg.ClientBase): Promise<void> {
    client.on('notification', ({ payload }) => tell(payload ?? null));
    await client.query(`listen ${endedChannel}`);
    // The embedded database has one connection: what its forerunner caused at its end went unheard.
    if (!others) tell(null);
  }

  return {
    /** For a pool, which waits for it with each new connection, though its types do not say so. */
    onConnect: listenOn as (client: pg.ClientBase) => void, // as: likewise
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
 * Hears other processes over a connection of its own. It is believed to hear as long as each beat that is sent through
 * the pool, as the signals are, arrives before the next is due: a broken line, or a pooler between that takes
 * listeners apart from what they listen to, shows within two beats.
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
    if (!isHearing) tell(null); // what was told before now went unheard
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
