import type { IncomingHttpHeaders } from 'node:http';

import type { z } from 'zod';

import { isNoAnswer, noAnswer } from './failure.ts';
import type { Answer } from './send.ts';

export type Fetched = {
  type: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Whether the answer is 304: what was asked for is as it was when its ETag was noted, and the body is empty. */
  isUnchanged: boolean;
};

type Wanted = { types: readonly string[]; isConditional?: boolean };

/**
 * An answer of success, of a type that is read. The type is looked at before the body is. Whoever asked on a condition
 * may hear that nothing has changed.
 */
export function requireUsable({ status, headers, body }: Answer, { types, isConditional }: Wanted): Fetched {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (status >= 200 && status < 300) {
    if (types.includes(type)) return { type, headers, body, isUnchanged: false };
    throw noAnswer('unusable', `Its type is ${type.slice(0, 40) || 'unknown'}.`, { status });
  }
  if (status === 304 && isConditional) return { type, headers, body, isUnchanged: true };
  throw noAnswer(kindOf(status), `It answered ${status}.`, {
    status,
    said: type === 'application/json' ? tryJson(body) : undefined,
    retryAfterMs: readRetryAfter(headers['retry-after']),
  });
}

function kindOf(status: number) {
  if (status === 429) return 'busy';
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'unusable';
}

/** The body in a shape; of what has another one, only the places are told. */
export function readShape<Shape extends z.ZodType>(shape: Shape, body: Buffer): z.output<Shape> {
  const parsed = shape.safeParse(parseJson(body));
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.slice(0, 3).map(({ path }) => path.join('.') || 'all of it');
  throw noAnswer('unusable', `It has another form: ${places.join(', ')}.`);
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    throw noAnswer('unusable', 'It is not JSON.');
  }
}

function tryJson(body: Buffer): unknown {
  try {
    return parseJson(body);
  } catch {
    return undefined;
  }
}

/** Seconds, or a date, which is the provider's and therefore compared with the real time. */
function readRetryAfter(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}

/** What went wrong on the way as a NoAnswer; a mistake of ours and a Refusal stay what they are. */
export function toNoAnswer(error: unknown): unknown {
  if (isNoAnswer(error) || !(error instanceof Error) || !('code' in error)) return error;
  const { code } = error;
  if (typeof code !== 'string' || !networkCodes.test(code)) return error;
  const reason = code === 'ABORT_ERR' ? 'It took too long.' : `No connection: ${code}.`;
  return noAnswer('unreachable', reason, { cause: error });
}

/** Of Node's sockets, names, parser and certificates. */
const networkCodes =
  /^(ABORT_ERR|E[A-Z]+|EAI_\w+|HPE_\w+|ERR_TLS_\w+|CERT_\w+|DEPTH_\w+|UNABLE_\w+|SELF_\w+)$/;
