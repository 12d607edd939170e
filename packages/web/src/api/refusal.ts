import type { RefusalCode, RefusalData } from '@cartouche/contract/refusals';
import { ORPCError } from '@orpc/client';

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

/** The server's error body as the error that every call throws; null when something else answered. */
export function toCallError(body: unknown, status: number): ORPCError<string, Refusal> | null {
  if (!isErrorBody(body)) return null;

  const { error, code, data = {}, details = [], requestId = null } = body;
  return new ORPCError(code, { status, message: error, data: { code, status, data, details, requestId } });
}

/** The refusal inside a failed call's error; null when no answer of ours arrived, as with no network. */
export function toRefusal(error: unknown): Refusal | null {
  if (!(error instanceof ORPCError) || !isErrorBody({ error: error.message, ...error.data })) return null;
  return error.data as Refusal; // as: made by toCallError, the library types it any
}

/** A 'no' that asking again will not change. */
export function isFinal(error: unknown): boolean {
  return error instanceof ORPCError && error.status >= 400 && error.status < 500;
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
