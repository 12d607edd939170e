/**
 * How a call can go wrong. Before the work: `reset` closes the connection, `hang` never answers, `429`, `html` and `odd`
 * answer something else. `500` answers that instead of working, and keeps it for the idempotency key. `delay` works
 * late. After the work: `lost` never answers, `cut` closes the connection, `empty` answers without a body.
 */
export const ways = ['delay', '429', '500', 'html', 'odd', 'empty', 'hang', 'reset', 'lost', 'cut'] as const;
export type Way = (typeof ways)[number];

export type Spoiling = {
  call: string;
  how: Way;
  times: number;
  skip: number;
  delayMs: number;
  status: number;
};

/** Finds what spoils a call, and counts it. `call` is `POST /v1/subscriptions`, with `*` for any part, or `*` alone. */
export function spoil(plans: Spoiling[], method: string, path: string): Spoiling | undefined {
  const plan = plans.find(({ call, times }) => times > 0 && matches(call, `${method} ${path}`));
  if (!plan) return undefined;
  if (plan.skip > 0) {
    plan.skip -= 1;
    return undefined;
  }
  plan.times -= 1;
  return plan;
}

function matches(pattern: string, call: string): boolean {
  if (pattern === '*') return true;
  const [wanted, given] = [pattern.split(/[ /]/), call.split(/[ /]/)];
  return (
    wanted.length === given.length && wanted.every((part, index) => part === '*' || part === given[index])
  );
}
