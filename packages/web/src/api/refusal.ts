import type { RefusalCode, RefusalData } from '@cartouche/contract/refusals';

/** What the server said no with. `fault` is its word for something that went wrong on its side. */
export type Refusal = {
  code: RefusalCode | 'fault';
  status: number;
  data: RefusalData;
  /** Which fields of the input could not be used, for `bad_input`. */
  details: readonly { field: string; reason: string }[];
  /** The number under which the server's log has a fault. */
  requestId: string | null;
};

type ErrorBody = { error: string; code: Refusal['code'] } & Partial<Omit<Refusal, 'code' | 'status'>>;

/** What a call throws when it was answered with a no: by us, or by something on the way, which has no refusal. */
class CallError extends Error {
  readonly status: number;
  readonly refusal: Refusal | null;

  constructor(message: string, status: number, refusal: Refusal | null) {
    super(message);
    this.status = status;
    this.refusal = refusal;
  }
}

/** The error that every call throws for an answer that is none. */
export function toCallError(body: unknown, status: number): CallError {
  if (!isErrorBody(body)) return new CallError(`The server answered ${status}.`, status, null);

  const { error, code, data = {}, details = [], requestId = null } = body;
  return new CallError(error, status, { code, status, data, details, requestId });
}

/** The refusal inside a failed call's error; null when no answer of ours arrived, as with no network. */
export function toRefusal(error: unknown): Refusal | null {
  return error instanceof CallError ? error.refusal : null;
}

/** Answered, but not as it should have been: by our server or by what stands before it, as opposed to no answer. */
export function isFault(error: unknown): boolean {
  return error instanceof CallError && error.status >= 500;
}

/** A 'no' that asking again will not change. A proxy's 'too slow' and 'too many' pass; our own says when to come back. */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  const { status, refusal } = error;
  const passes = refusal === null && (status === 408 || status === 429);
  return status >= 400 && status < 500 && !passes;
}

/** The session is over, as opposed to a sign-in that was refused. */
export function endsSession(error: unknown): boolean {
  const refusal = toRefusal(error);
  return refusal?.status === 401 && refusal.code !== 'credentials_invalid';
}

function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null) return false;
  return 'error' in body && typeof body.error === 'string' && 'code' in body && typeof body.code === 'string';
}
