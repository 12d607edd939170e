/**
 * Only one process can use the embedded database, so while the server runs it has to write the dump itself. It is
 * asked over a socket in a folder that only the server's own user can open.
 */
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { type Server, type Socket, createConnection, createServer } from 'node:net';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';

import { z } from 'zod';

import type { Context } from '../context.ts';
import { explain, isMistake, mistake } from '../explain.ts';
import { end, type End } from './form.ts';
import { type Dump, writeDump } from './write.ts';

const longestSocketName = 100;
const asked = z.object({ path: z.string(), passphrase: z.string().optional() });
const answered = z.union([z.object({ written: end }), z.object({ problem: z.string() })]);

/** On Windows these sockets are named pipes, which are in no folder. */
function socketOf(dataFolder: string): string {
  const path = join(dataFolder, 'control', 'socket');
  if (process.platform === 'win32') return `\\\\.\\pipe\\${path.replaceAll(/[\\:]/g, '-')}`;
  const short = relative(process.cwd(), path);
  return path.length <= longestSocketName || short.length > path.length ? path : short;
}

/** Writes dumps on request of the same user on this machine, one at a time. Answers a function that stops this. */
export async function answerDumps(ctx: Context): Promise<() => Promise<void>> {
  const stop = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  const server = createServer((socket) => {
    socket.on('error', () => undefined); // the caller has gone and needs no dump
    createInterface({ input: socket, crlfDelay: Infinity }).once('line', (line) => {
      last = last.then(() => answer(ctx, { socket, line, stopped: stop.signal }));
    });
  });
  try {
    await listen(server, ctx.config.dataFolder);
  } catch (error) {
    ctx.log.warn({ err: error }, 'no dump can be asked for while this server runs');
  }
  return async () => {
    stop.abort();
    server.close();
    await last;
  };
}

function listen(server: Server, dataFolder: string): Promise<void> {
  const path = socketOf(dataFolder);
  if (process.platform !== 'win32') {
    mkdirSync(join(dataFolder, 'control'), { recursive: true });
    chmodSync(join(dataFolder, 'control'), 0o700); // before anything is in it
    rmSync(path, { force: true }); // left by a crash: only this process uses the folder now
  }
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
}

type Question = { socket: Socket; line: string; stopped: AbortSignal };

async function answer(ctx: Context, { socket, line, stopped }: Question): Promise<void> {
  const gone = new AbortController();
  socket.once('close', () => gone.abort());
  if (socket.destroyed) return;
  const say = (value: z.infer<typeof answered>) => socket.end(`${JSON.stringify(value)}\n`);
  try {
    const written = await writeDump(
      ctx,
      asked.parse(JSON.parse(line)),
      AbortSignal.any([stopped, gone.signal]),
    );
    say({ written });
  } catch (error) {
    const problem = explain(error);
    ctx.log.warn(isMistake(error) ? { problem } : { err: error }, 'a dump was not written');
    say({ problem });
  }
}

/** Has the server that uses the data folder write a dump; answers nothing if none does. */
export async function askForDump(dataFolder: string, dump: Dump): Promise<End | undefined> {
  const socket = await connect(socketOf(dataFolder));
  if (!socket) return undefined;

  socket.write(`${JSON.stringify(dump)}\n`);
  for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
    const said = answered.parse(JSON.parse(line));
    if ('problem' in said) throw mistake(said.problem);
    return said.written;
  }
  throw mistake(
    'The server stopped before the dump was written. Start it again, or run the dump without it.',
  );
}

function connect(path: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(path, () => resolve(socket));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined);
      else reject(error);
    });
  });
}
