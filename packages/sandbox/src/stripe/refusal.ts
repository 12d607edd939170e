import type Stripe from 'stripe';

/** The `error` of an answer. */
export type Problem = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: Stripe.PaymentIntent;
};

/** A request that Stripe refuses. Those that are refused before any work are not kept for their idempotency key. */
export class Refusal extends Error {
  readonly status: number;
  readonly problem: Problem;
  readonly isBeforeWork: boolean;

  constructor(status: number, problem: Problem, isBeforeWork = false) {
    super(problem.message);
    this.status = status;
    this.problem = problem;
    this.isBeforeWork = isBeforeWork;
  }
}

/** A parameter that cannot be read. */
export function badParameter(param: string, message: string, code?: string): Refusal {
  return new Refusal(400, { type: 'invalid_request_error', message, param, ...(code && { code }) }, true);
}

/** A request that can be read, but not be done. */
export function cannot(message: string, { code, param }: { code?: string; param?: string } = {}): Refusal {
  return new Refusal(400, {
    type: 'invalid_request_error',
    message,
    ...(code && { code }),
    ...(param && { param }),
  });
}

/** 404 for the object that the address names, 400 for one that a parameter names. */
export function noSuch(thing: string, id: string, param?: string): Refusal {
  return new Refusal(param ? 400 : 404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${thing}: '${id}'`,
    param: param ?? 'id',
  });
}
