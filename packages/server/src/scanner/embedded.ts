import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import type { Context, UserId } from '../context.ts';
import { noAnswer } from '../outbound/failure.ts';
import { Refusal } from '../refusal.ts';
import { createTurns } from '../throttle/turns.ts';
import type { Asked } from './match.ts';
import type { Printed } from './printed.ts';
import type { Box, Spine } from './spines.ts';
import type { Titles } from './titleIndex.ts';

/** `own` are the titles that only the asking user has. */
type ForEach = { consoles: Printed[]; own: Titles | undefined };
/** A question to the reader: a picture, or words that somebody else has read and that are compared here. */
export type Question =
  | ({ kind: 'cover' | 'shelf'; jpeg: Uint8Array } & ForEach)
  | ({ kind: 'words'; spines: (Omit<Asked, 'consoles'> & { box: Box })[] } & ForEach);

export type ToReader = ({ id: number } & Question) | { kind: 'titles'; titles: Titles };
/** `isUnable`: nothing can be read on this machine, such as where the native runtime has no build for it. */
export type FromReader = { id: number; found: Spine[] } | { id: number; reason: string; isUnable?: boolean };

/** From arrival to answer. A cover takes 0.3 s and a shelf 4, but the machine may be busy, and others before it. */
const usualMs = 40_000;
/** The models take 0.5 GB while they are loaded. */
const idleMs = 5 * 60_000;
/** One picture at a time: reading takes all the processors that there are. */
const turns = { atOnce: 1, waiting: 6 };
/** So that nobody takes the turns of all others: a picture that is read, and one that waits. */
const ofOneUser = 2;

/** Who is told so has sent few pictures, and not too many. */
const busy = () => new Refusal('scanner_busy', { seconds: 10 });

const program = fileURLToPath(new URL('./embedded.worker.ts', import.meta.url));

export type Embedded = ReturnType<typeof createEmbedded>;
type Reader = { child: ChildProcess; titles: Titles | undefined };

/** Reads pictures on this machine, in a process that is started when it is needed and ends when it is not. */
export function createEmbedded(
  { log, now }: Pick<Context, 'log' | 'now'>,
  { path = program, longestMs = usualMs }: { path?: string; longestMs?: number | undefined } = {},
) {
  const inTurn = createTurns(turns, busy);
  const inShare = createShares(ofOneUser);
  let reader: Reader | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;
  let isUnable = false;

  function end(): void {
    clearTimeout(idle);
    reader?.child.kill('SIGKILL');
    reader = undefined;
  }

  function started(): Reader {
    if (reader) return reader;
    // Its own flags: those of a debugger would make it wait. The runtime reports to its maker unless it is told not to.
    const child = fork(path, {
      serialization: 'advanced',
      execArgv: [],
      env: { ...process.env, ORT_DISABLE_TELEMETRY: '1' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.unref();
    child.channel?.unref();
    const begun: Reader = { child, titles: undefined };
    const lost = () => {
      if (reader === begun) reader = undefined;
    };
    // Each message to a process that could not be started fails by itself, also after the question has.
    child.on('error', lost).once('exit', lost);
    return (reader = begun);
  }

  async function ask(question: Question, titles: Titles, msLeft: number): Promise<Spine[]> {
    clearTimeout(idle);
    try {
      const current = started();
      if (current.titles !== titles) current.child.send({ kind: 'titles', titles } satisfies ToReader);
      current.titles = titles;
      return await answerOf(current.child, { ...question, id: (last += 1) }, msLeft);
    } catch (error) {
      // A reader that failed in any way may be in any state: the next question gets a new one.
      end();
      const reason = error instanceof Error ? error.message : String(error);
      isUnable ||= error instanceof Unable;
      if (isUnable) log.error({ reason }, 'no picture can be read on this machine');
      else log.warn({ reason }, 'a picture could not be read');
      throw noAnswer('failed', reason);
    } finally {
      idle = setTimeout(end, idleMs).unref();
    }
  }

  return {
    /** Throws a NoAnswer, or a refusal if too many pictures wait, of this user or of all. */
    async ask(userId: UserId, question: Question, titles: Titles): Promise<Spine[]> {
      const arrivedAt = now().getTime();
      return await inShare(userId, () =>
        inTurn(() => {
          const msLeft = longestMs - (now().getTime() - arrivedAt);
          if (msLeft < longestMs / 2) throw busy();
          return ask(question, titles, msLeft);
        }),
      );
    },
    end,
    /** Whether no picture can be read until the server is started anew. */
    isUnable: () => isUnable,
  };
}

/** Runs at most so many at once for one user, and refuses more. */
function createShares(most: number) {
  const underWay = new Map<UserId, number>();
  return async <T>(userId: UserId, run: () => Promise<T>): Promise<T> => {
    const own = underWay.get(userId) ?? 0;
    if (own >= most) throw busy();
    underWay.set(userId, own + 1);
    try {
      return await run();
    } finally {
      const left = (underWay.get(userId) ?? 1) - 1;
      if (left > 0) underWay.set(userId, left);
      else underWay.delete(userId);
    }
  };
}

class Unable extends Error {}

/** Sends a question and waits for its answer. The process keeps the server alive only meanwhile. */
function answerOf(
  child: ChildProcess,
  question: { id: number } & Question,
  msLeft: number,
): Promise<Spine[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail('It took too long.'), msLeft);
    function done(): void {
      clearTimeout(timer);
      child.off('message', hear).off('error', died).off('exit', ended);
      child.channel?.unref();
    }
    function fail(reason: string, Kind: new (reason: string) => Error = Error): void {
      done();
      reject(new Kind(reason));
    }
    const died = (error: Error) => fail(error.message);
    const ended = (code: number | null, signal: string | null) => fail(`It ended with ${signal ?? code}.`);
    function hear(message: FromReader): void {
      if (message.id !== question.id) return;
      if ('reason' in message) return fail(message.reason, message.isUnable ? Unable : Error);
      done();
      resolve(message.found);
    }
    child.channel?.ref();
    child.on('message', hear).on('error', died).on('exit', ended);
    child.send(question satisfies ToReader);
  });
}
