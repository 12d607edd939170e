import { type RefusalCode, refusals } from '@cartouche/contract/refusals';
import { ORPCError, ValidationError } from '@orpc/server';
import type { Logger } from 'pino';

import { Refusal } from '../refusal.ts';

/** Refusals that the door may answer to any call, so that calls need not declare them. */
const atTheDoor = new Set<RefusalCode>(['bad_input', 'signed_out', 'account_gone', 'not_found', 'slow_down']);

export type WireError = {
  error: string;
  code: string;
  data?: unknown;
  /** What is wrong with each field; of a payment, what the provider said. */
  details?: { field: string; reason: string }[] | string;
  requestId?: string;
  /** Of the calls that say it there as well. */
  message?: string;
};

/** The body for a fault: nothing about its cause, only the id under which it is logged. */
export function faultBody(requestId: string): WireError {
  return {
    error: `Something went wrong on our side. Please try again. If it keeps happening, tell us this number: ${requestId}`,
    code: 'fault',
    requestId,
  };
}

type Asking = { log: Pick<Logger, 'error'>; id: string };

/** Converts what a call threw into the error to send: a declared refusal, or a logged fault. */
export function toWire(thrown: unknown, declared: object, { log, id }: Asking) {
  if (thrown instanceof Refusal && (atTheDoor.has(thrown.code) || thrown.code in declared)) {
    return new ORPCError(thrown.code, { status: thrown.status, message: thrown.message, data: thrown.data });
  }
  if (thrown instanceof ORPCError && thrown.code === 'BAD_REQUEST') {
    return badInput(thrown.cause instanceof ValidationError ? thrown.cause.issues : []);
  }

  log.error({ err: thrown }, 'fault');
  return new ORPCError('fault', { status: 500, message: faultBody(id).error, data: { requestId: id } });
}

type Issue = { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined };

function badInput(issues: readonly Issue[]) {
  const details = issues.map(({ message, path = [] }) => ({
    field: path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.'),
    reason: message,
  }));
  return new ORPCError('bad_input', { status: 400, message: refusals.bad_input.text, data: { details } });
}

/** The error of a call whose refusals also stand in `message`: in the provider's own words, if there are some. */
export function sayingMessage(error: ORPCError<string, unknown>): ORPCError<string, unknown> {
  const { code, status, message } = error;
  return new ORPCError(code, { status, message, data: { message, ...(error.data as object | undefined) } }); // as: a refusal's data
}

/** The body of an error in our own form: `{ error, code }` and any further data. */
export function errorBody(error: ORPCError<string, unknown>): WireError {
  const { code, message, data } = error;
  if (code === 'fault' || code === 'bad_input') return { error: message, code, ...(data as object) };
  // Specification 7 and 8: the details of a payment call, or a message, stand beside the error.
  const { details, message: said } = Object(data) as { details?: unknown; message?: unknown }; // as: a refusal's data
  return {
    error: message,
    code,
    ...(data === undefined ? {} : { data }),
    ...(typeof details === 'string' && { details }),
    ...(typeof said === 'string' && { message: said }),
  };
}
