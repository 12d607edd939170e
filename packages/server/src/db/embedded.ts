import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';

import { UnusableFolder, foreignFolder, noteOpener, takeFolder } from './folder.ts';

/** The place of the embedded database: a folder on disk, or memory, optionally from an image. */
export type Storage = { folder?: string; image?: Uint8Array };

export type ToWorker =
  | { kind: 'connect'; connection: number }
  | { kind: 'bytes'; connection: number; bytes: Uint8Array }
  | { kind: 'dump' }
  | { kind: 'close' };

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'connected'; connection: number }
  | { kind: 'bytes'; connection: number; bytes: Uint8Array }
  | { kind: 'dumped'; image: Uint8Array }
  | { kind: 'closed' };

export type Embedded = {
  /** A stream for `pg`'s `stream` option. PGlite is a single session, so the pool must have exactly one connection. */
  connect: () => Duplex;
  /** The database as bytes, from which another one in memory can start. */
  dump: () => Promise<Uint8Array>;
  /** Ends running work and releases the folder. Fails only if the database ends in another way while closing. */
  close: () => Promise<void>;
};

/**
 * Starts PGlite in a worker thread. Throws UnusableFolder if another process has the folder or it cannot be opened.
 * If the worker dies later, waiting and later queries fail with the reason, and `onDeath` is called.
 */
export async function openEmbedded(
  storage: Storage,
  onDeath: (reason: Error) => void = () => undefined,
): Promise<Embedded> {
  const taken = storage.folder === undefined ? undefined : takeFolder(storage.folder);
  const workerData: Storage = { ...storage, ...(taken && { folder: taken.path }) };
  const worker = new Worker(new URL('./embedded.worker.ts', import.meta.url), { workerData });

  let current: WireStream | undefined;
  let connections = 0;
  let isRunning = true;
  let isOpen = false;
  let reason = new Error('The embedded database has stopped.');
  let closing: Promise<void> | undefined;
  const waiting: { resolve: (message: FromWorker) => void; reject: (error: Error) => void }[] = [];

  // The worker answers in order, so an answer belongs to the longest-waiting question.
  function nextAnswer<K extends FromWorker['kind']>(): Promise<Extract<FromWorker, { kind: K }>> {
    return new Promise((resolve, reject) => {
      if (!isRunning) return reject(reason);
      // as: each question has one kind of answer
      waiting.push({ resolve: resolve as (message: FromWorker) => void, reject });
    });
  }

  worker.on('message', (message: FromWorker) => {
    // Answers still on their way to a closed connection are dropped.
    if (message.kind === 'bytes') {
      if (current?.connection === message.connection) current.push(message.bytes);
    } else if (message.kind === 'connected') {
      if (current?.connection === message.connection) current.emit('connect');
    } else {
      waiting.shift()?.resolve(message);
    }
  });
  worker.on('error', (error: Error) => {
    reason = taken && !isOpen ? doesNotOpen(taken.path, error) : error;
  });
  // Comes last, even after an error: on this event the folder can be opened again.
  worker.on('exit', () => {
    isRunning = false;
    taken?.release();
    current?.destroy(reason);
    for (const { reject } of waiting) reject(reason);
    if (isOpen && !closing) onDeath(reason);
  });

  async function stop(): Promise<void> {
    if (!isRunning) return;
    const closed = nextAnswer<'closed'>();
    worker.postMessage({ kind: 'close' } satisfies ToWorker);
    await closed;
    await worker.terminate();
  }

  await nextAnswer<'ready'>();
  isOpen = true;
  if (taken) noteOpener(taken.path);

  return {
    connect() {
      current = new WireStream(++connections, (message, transfer) => worker.postMessage(message, transfer));
      if (!isRunning) current.destroy(reason);
      return current;
    },
    async dump() {
      const dumped = nextAnswer<'dumped'>();
      worker.postMessage({ kind: 'dump' } satisfies ToWorker);
      return (await dumped).image;
    },
    close: () => (closing ??= stop()),
  };
}

function doesNotOpen(folder: string, { message }: Error): UnusableFolder {
  if (message.includes('incompatible with server')) return foreignFolder(folder, `does not open: ${message}`);
  return new UnusableFolder(
    `The database in ${folder} does not open: ${message}. Is its disk full or failing? Restore the data folder from a ` +
      'backup, or set CARTOUCHE_DATA to another folder.',
  );
}

type Post = (message: ToWorker, transfer: ArrayBuffer[]) => void;

/** Acts as a socket for `pg`. The writes of one turn go to the worker as one message. */
class WireStream extends Duplex {
  readonly connection: number;
  readonly #post: Post;
  #pending: Buffer[] = [];

  constructor(connection: number, post: Post) {
    super();
    this.connection = connection;
    this.#post = post;
  }

  connect() {
    this.#post({ kind: 'connect', connection: this.connection }, []);
    return this;
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    if (this.#pending.push(chunk) === 1) queueMicrotask(() => this.#flush());
    done();
  }

  override _final(done: () => void) {
    this.push(null);
    done();
  }

  #flush() {
    if (this.destroyed) return; // the session may belong to another connection by now
    const bytes = new Uint8Array(Buffer.concat(this.#pending));
    this.#pending = [];
    this.#post({ kind: 'bytes', connection: this.connection, bytes }, [bytes.buffer]);
  }

  setNoDelay = () => this;
  setKeepAlive = () => this;
  ref = () => this;
  unref = () => this;
}
