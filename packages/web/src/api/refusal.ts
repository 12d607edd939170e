import type { RefusalData } from '@cartouche/contract/refusalText.rules';
import type { RefusalCode } from '@cartouche/contract/refusals';

/** The server's refusal. The code `fault` means that something went wrong on its side. */
export type Refusal = {
  code: RefusalCode | 'fault';
  status: number;
  data: RefusalData;
  /** The invalid fields of the input, for `bad_input`. */
  details: readonly { field: string; reason: string }[];
  /** The number of a fault in the server's log. */
  requestId: string | null;
};

/** A proxy may answer with a whole page. */
const longestBody = 300;

type ErrorBody = { error: string; code: Refusal['code'] } & Partial<Omit<Refusal, 'code' | 'status'>>;

/** What a call throws when it was refused, by us or by something on the way, which sends no refusal. */
class CallError extends Error {
  readonly status: number;
  readonly refusal: Refusal | null;

  constructor(message: string, status: number, refusal: Refusal | null) {
    super(message);
    this.status = status;
    this.refusal = refusal;
  }
}

/** What every call throws for an answer that is not a success; `body` is its JSON, or its text if it has none. */
export function toCallError(body: unknown, status: number): CallError {
  if (!isErrorBody(body)) {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return new CallError(`HTTP ${status}: ${text.slice(0, longestBody)}`, status, null);
  }

  const { error, code, data = {}, details = [], requestId = null } = body;
  return new CallError(error, status, { code, status, data, details, requestId });
}

/** The refusal in a failed call's error; null if no answer of ours arrived, as without a network. */
export function toRefusal(error: unknown): Refusal | null {
  return error instanceof CallError ? error.refusal : null;
}

/** What something on the way answered instead of our server: 'HTTP 502: Bad Gateway'; null if it was not that. */
export function foreignAnswer(error: unknown): string | null {
  return error instanceof CallError && error.refusal === null ? error.message : null;
}

/** The status of the answer; null if none arrived. */
export function statusOf(error: unknown): number | null {
  return error instanceof CallError ? error.status : null;
}

/** Whether our server or a proxy failed, as opposed to refusing or not answering at all. */
export function isFault(error: unknown): boolean {
  return error instanceof CallError && error.status >= 500;
}

/** Whether asking again is useless. A proxy's timeouts and limits pass; our own limits say when to come back. */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  const { status, refusal } = error;
  const passes = refusal === null && (status === 408 || status === 429);
  return status >= 400 && status < 500 && !passes;
}

/** Whether the session is over, as opposed to a refused sign-in. */
export function endsSession(error: unknown): boolean {
  const refusal = toRefusal(error);
  return refusal?.status === 401 && refusal.code !== 'credentials_invalid';
}

function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null) return false;
  return 'error' in body && typeof body.error === 'string' && 'code' in body && typeof body.code === 'string';
}
