import { setTimeout as sleep } from 'node:timers/promises';

import type { Logger } from 'pino';
import type { z } from 'zod';

import type { Reach } from './addresses.ts';
import { createBreaker } from './breaker.ts';
import { countOutcome } from './counts.ts';
import { type NoAnswer, isNoAnswer, noAnswer } from './failure.ts';
import { type Fetched, readShape, requireUsable, toNoAnswer } from './reading.ts';
import { type Answer, send } from './send.ts';

/** The pauses before the second and the third try, where the provider asks for none. */
const pausesMs = [250, 1000];
/** A longer pause that the provider asks for is a rest: it would keep somebody waiting. */
const longestPauseMs = 3_000;
const longestRestMs = 3_600_000;
const mostRedirects = 3;

export type ClientSettings = {
  /** Its name in logs and counts. */
  provider: string;
  /** The addresses that configuration names, which alone may be on this machine and without TLS. */
  bases?: readonly string[];
  /** How long one question may take, with its further tries. */
  longestMs?: number;
  largestBytes?: number;
  log: Logger;
  now: () => Date;
};

export type Question = {
  /** What the log calls it: the address may hold what somebody searched for, or a secret. */
  call: string;
  url: URL;
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The content types that are read; JSON unless told otherwise. */
  types?: readonly string[];
  /** Whether it may be asked again without harm; anything but a POST may. */
  isRepeatable?: boolean;
  /** For what a provider may well not have: 404 is then no news for the log. */
  mayBeMissing?: boolean;
  /** Runs before each try, and may refuse it. */
  beforeTry?: () => Promise<void>;
};

export type Client = ReturnType<typeof createClient>;

type Provider = ClientSettings & {
  configured: ReadonlySet<string>;
  breaker: ReturnType<typeof createBreaker>;
};

type Read<T> = (fetched: Fetched) => T;

/**
 * The one way out to a provider, with its limits: time, size, type and form of the answer, public addresses only, no
 * redirect to another host, few repetitions, and rest for one that is in trouble. Throws a NoAnswer.
 */
export function createClient(settings: ClientSettings) {
  const configured = new Set((settings.bases ?? []).map((base) => new URL(base).origin));
  const breaker = createBreaker(settings.now);
  const provider: Provider = { ...settings, configured, breaker };

  return {
    /** The answer's bytes, for what is not JSON. */
    fetch: (question: Question): Promise<Fetched> => ask(provider, question, (fetched) => fetched),

    /** The answer in the shape that was asked for. */
    ask: <Shape extends z.ZodType>(question: Question & { shape: Shape }): Promise<z.output<Shape>> =>
      ask(provider, question, ({ body }) => readShape(question.shape, body)),

    /** For a provider that says in its own way that it wants to be left alone. */
    rest: (ms: number): void => breaker.rest(ms),
  };
}

async function ask<T>(provider: Provider, question: Question, read: Read<T>): Promise<T> {
  const startedAt = performance.now();
  const until = startedAt + (provider.longestMs ?? 10_000);
  for (let tries = 1; ; tries += 1) {
    const triedAt = performance.now();
    try {
      const answered = await tryOnce(provider, { ...question, until }, read);
      note(provider, question, { tries, ms: performance.now() - triedAt });
      return answered;
    } catch (error) {
      if (!isNoAnswer(error)) throw error;
      note(provider, question, { tries, ms: performance.now() - triedAt, error });
      const pauseMs = pauseAfter(provider, error, { ...question, tries });
      if (pauseMs === undefined || performance.now() + pauseMs >= until) throw error;
      await sleep(pauseMs);
    }
  }
}

/** Writes down how it went, and nothing of what was asked. */
function note(
  { provider, log }: Provider,
  { call, mayBeMissing = false }: Question,
  { tries, ms, error }: { tries: number; ms: number; error?: NoAnswer },
): void {
  const line = { provider, call, outcome: error?.kind ?? 'ok', tries, ms: Math.round(ms) };
  countOutcome(provider, line.outcome);
  if (!error || (mayBeMissing && error.status === 404)) log.debug(line, 'answered from outside');
  else log.warn({ ...line, status: error.status, reason: error.message }, 'no usable answer from outside');
}

async function tryOnce<T>(
  provider: Provider,
  question: Question & { until: number },
  read: Read<T>,
): Promise<T> {
  const { breaker } = provider;
  const restMs = breaker.restMs();
  if (restMs > 0) throw noAnswer('resting', 'It is left alone for a while.', { retryAfterMs: restMs });
  try {
    await question.beforeTry?.();
    const isConditional = question.headers?.['if-none-match'] !== undefined;
    const answer = await follow(provider, question);
    const answered = read(requireUsable(answer, { types: question.types ?? usualTypes, isConditional }));
    breaker.succeeded();
    return answered;
  } catch (error) {
    const failed = toNoAnswer(error);
    if (!isNoAnswer(failed)) breaker.untried();
    else if (failed.kind === 'refused') breaker.succeeded();
    else breaker.failed();
    throw failed;
  }
}

const usualTypes = ['application/json'];

/** Follows redirects within the host: another one is nobody that we chose. */
async function follow(provider: Provider, question: Question & { until: number }): Promise<Answer> {
  const { method = 'GET', body, until } = question;
  const sending = {
    method,
    body,
    headers: { 'accept-encoding': 'identity', 'user-agent': 'Cartouche', ...question.headers },
    largestBytes: provider.largestBytes ?? 2 * 1024 * 1024,
    signal: AbortSignal.timeout(Math.max(1, Math.ceil(until - performance.now()))),
  };
  let { url } = question;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const answer = await send(url, reachOf(provider, url), sending);
    const isRedirect = [301, 302, 303, 307, 308].includes(answer.status) && method !== 'POST';
    const to = isRedirect ? URL.parse(answer.headers.location ?? '', url.href) : null;
    if (!to) return answer;
    if (to.origin !== url.origin) throw noAnswer('forbidden', 'It redirects to another host.');
    url = to;
  }
  throw noAnswer('unusable', 'It redirects in circles.');
}

function reachOf({ configured }: Provider, url: URL): Reach {
  if (configured.has(url.origin)) return 'public or loopback';
  if (url.protocol !== 'https:') throw noAnswer('forbidden', 'The address is not an https one.');
  return 'public';
}

/** How long to wait before the next try; undefined if there is none. */
function pauseAfter(
  { breaker }: Provider,
  { kind, retryAfterMs = 0 }: NoAnswer,
  { tries, method, isRepeatable = method !== 'POST' }: Question & { tries: number },
): number | undefined {
  if (kind !== 'busy' && kind !== 'failed' && kind !== 'unreachable') return undefined;
  if (retryAfterMs > longestPauseMs) {
    breaker.rest(Math.min(retryAfterMs, longestRestMs));
    return undefined;
  }
  const pauseMs = pausesMs[tries - 1];
  if (pauseMs === undefined || !isRepeatable) return undefined;
  return Math.max(retryAfterMs, pauseMs * (0.8 + 0.4 * Math.random()));
}
