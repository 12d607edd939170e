/**
 * The embedded PostgreSQL, in its own thread so that a slow query never blocks the server's event loop. Passes
 * messages of PostgreSQL's wire protocol to PGlite and its answers back.
 */
import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';

import { flushNames } from '../flushNames.ts';
import type { FromWorker, Storage, ToWorker } from './embedded.ts';
import { isNew, unfinishedOf } from './folder.ts';

const port = parentPort;
if (!port) throw new Error('embedded.worker.ts runs as a worker thread only');

/**
 * PGlite's file system answers fsync without syncing (electric-sql/pglite#1107), so a power cut could lose an
 * acknowledged commit. This one passes fsync on to the operating system.
 */
class DurableNodeFS extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pg, options);
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), makeFsyncReal] },
    };
  }
}

function makeFsyncReal({ NODEFS }: EmscriptenModule): void {
  if (!NODEFS) throw new Error('PGlite no longer exposes NODEFS: fsync cannot be made real');
  NODEFS.stream_ops.fsync = ({ nfd }) => {
    NODEFS.tryFSOperation(() => fsyncSync(nfd)); // converts Node's errors into PostgreSQL's
    return 0;
  };
}

type EmscriptenModule = {
  NODEFS?: {
    stream_ops: { fsync?: (stream: { nfd: number }) => number };
    tryFSOperation: (operation: () => void) => void;
  };
};

// PGlite's own parameters begin with -F, which fsync=on reverses. The method is fsync because fdatasync does nothing
// here.
const startParams = [
  ...PGlite.defaultStartParams,
  ...['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=128MB', 'jit=off', 'timezone=UTC'].flatMap(
    (setting) => ['-c', setting],
  ),
];

const extensions = { pg_trgm };
const { folder, image } = workerData as Storage;
const pg = folder ? await openFolder(folder) : await openMemory();

async function openFolder(path: string): Promise<PGlite> {
  if (isNew(path)) await makeDatabase(path);
  return await startOn(path);
}

function openMemory(): Promise<PGlite> {
  return PGlite.create({ extensions, ...(image && { loadDataDir: new Blob([image]) }) });
}

/** Completed under another name first, so that a folder with the real name is never half a database. */
async function makeDatabase(path: string): Promise<void> {
  const unfinished = unfinishedOf(path);
  rmSync(unfinished, { recursive: true, force: true });
  await (await startOn(unfinished)).close();
  syncTree(unfinished);

  rmdirSync(path); // it is empty, and Windows cannot rename onto an existing folder
  renameSync(unfinished, path);
  await flushNames(dirname(path));
}

async function startOn(path: string): Promise<PGlite> {
  let lastWords: string | undefined;
  const onStderr = (line: string) => {
    lastWords = /(?:FATAL|PANIC): +(.+)/.exec(line)?.[1] ?? lastWords;
    return true;
  };
  try {
    return await PGlite.create({ fs: new DurableNodeFS(path), startParams, extensions, onStderr });
  } catch (error) {
    throw lastWords === undefined ? error : new Error(lastWords, { cause: error });
  }
}

/** initdb's files were copied here without a sync, and must be as durable as the log that builds on them. */
function syncTree(root: string) {
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = openSync(join(entry.parentPath, entry.name), 'r+');
    fsyncSync(file);
    closeSync(file);
  }
}

function send(message: FromWorker, transfer: ArrayBuffer[] = []) {
  port?.postMessage(message, transfer);
}

const handle: { [K in ToWorker['kind']]: (message: Extract<ToWorker, { kind: K }>) => Promise<void> } = {
  // A connection that died in mid-transaction left it open, as there is only one session.
  async connect({ connection }) {
    await pg.exec('rollback').catch(() => undefined);
    await pg.exec('discard all');
    send({ kind: 'connected', connection });
  },
  async bytes({ connection, bytes }) {
    const answer = await ask(bytes);
    const isLast = !isComplete(bytes, answer);
    send({ kind: 'bytes', connection, bytes: answer }, [answer.buffer]);
    if (isLast) throw new Error('The embedded database has broken down: is its disk full or failing?');
  },
  async dump() {
    const file = await pg.dumpDataDir('none');
    send({ kind: 'dumped', image: new Uint8Array(await file.arrayBuffer()) });
  },
  async close() {
    if (folder) await pg.exec('checkpoint');
    await pg.close();
    send({ kind: 'closed' });
    port?.close();
  },
};

/** Not execProtocolRaw, which also parses every answer and keeps the results until the next `exec`. */
async function ask(question: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  await pg.execProtocolRawStream(question, { onRawData: (part) => void parts.push(part.slice()) });
  return new Uint8Array(Buffer.concat(parts));
}

/**
 * PGlite swallows errors that end PostgreSQL itself, such as a log that cannot be written, and hangs on the next
 * query. Every complete answer ends with ReadyForQuery, except the empty one to Terminate.
 */
function isComplete(question: Uint8Array, answer: Uint8Array): boolean {
  return question[0] === 'X'.charCodeAt(0) || answer.at(-6) === 'Z'.charCodeAt(0);
}

// One message at a time: PGlite is a single session. A failure stays uncaught and ends the worker before it reads the
// next message.
let last: Promise<unknown> = Promise.resolve();
port.on('message', (message: ToWorker) => {
  last = last.then(() => (handle[message.kind] as (message: ToWorker) => Promise<void>)(message));
});

send({ kind: 'ready' });
