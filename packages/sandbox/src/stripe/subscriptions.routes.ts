import { nextPeriodEnd } from './calendar.ts';
import { requireMethod } from './customers.routes.ts';
import { periodLine } from './lines.ts';
import { attach } from './methods.ts';
import {
  clearable,
  flag,
  integer,
  list,
  mergeMetadata,
  metadata,
  object,
  oneOf,
  type Read,
  required,
  text,
  timeOrNow,
} from './parameters.ts';
import { cannot, noSuch } from './refusal.ts';
import { listPage, page, route } from './route.ts';
import { startSubscription, trialEndOf } from './start.ts';
import {
  changeSubscription,
  currentPeriod,
  endSubscription,
  everyOf,
  hasEnded,
  pauseSubscription,
  setPeriod,
} from './subscription.ts';
import { cancelAtPeriodEnd, changePlan, invoiceNow, keep, markCancelled, moveTrial } from './update.ts';
import {
  nowOn,
  requireCustomer,
  requirePrice,
  requireSubscription,
  type Subscription,
  type World,
} from './world.ts';

const anchorWish = object({ type: required(oneOf('now', 'unchanged')) });
const shared = {
  metadata,
  description: text,
  default_payment_method: text,
  off_session: flag,
  payment_settings: object({ save_default_payment_method: oneOf('off', 'on_subscription') }),
  trial_settings: object({
    end_behavior: required(
      object({ missing_payment_method: required(oneOf('cancel', 'create_invoice', 'pause')) }),
    ),
  }),
  proration_behavior: oneOf('none', 'create_prorations', 'always_invoice'),
};
const updateFields = {
  ...shared,
  items: list(required(object({ id: text, price: text, quantity: integer, deleted: flag }))),
  payment_behavior: oneOf('allow_incomplete', 'default_incomplete', 'error_if_incomplete'),
  proration_date: integer,
  billing_cycle_anchor: anchorWish,
  cancel_at_period_end: flag,
  cancel_at: clearable(integer),
  cancellation_details: object({ comment: text, feedback: text }),
  pause_collection: clearable(
    object({ behavior: required(oneOf('keep_as_draft', 'mark_uncollectible', 'void')) }),
  ),
  trial_end: timeOrNow,
};
type Update = { [K in keyof typeof updateFields]: Read<(typeof updateFields)[K]> };

const statuses = [
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;

export const subscriptionRoutes = [
  route(
    'POST /v1/subscriptions',
    {
      ...shared,
      customer: required(text),
      items: required(list(required(object({ price: required(text), quantity: integer })))),
      payment_behavior: oneOf('allow_incomplete', 'default_incomplete', 'error_if_incomplete'),
      trial_period_days: integer,
      trial_end: timeOrNow,
      billing_mode: object({ type: required(oneOf('classic', 'flexible')) }),
    },
    ({ world, input }) => {
      const customer = requireCustomer(world, input.customer, 'customer');
      const now = nowOn(world, customer.test_clock);
      const method = input.default_payment_method
        ? requireMethod(world, input.default_payment_method, 'default_payment_method')
        : undefined;
      if (method && method.customer === null) attach(world, method, customer);
      return startSubscription(world, customer, {
        wanted: input.items.map(({ price, quantity }, index) => ({
          price: requirePrice(world, price, `items[${index}][price]`),
          quantity: quantity ?? 1,
        })),
        trialEnd: trialEndOf(now, input.trial_period_days, input.trial_end),
        whenUnpaid: input.trial_settings?.end_behavior.missing_payment_method,
        billingMode: input.billing_mode?.type,
        metadata: mergeMetadata({}, input.metadata),
        description: input.description || null,
        method,
        saveMethod: input.payment_settings?.save_default_payment_method,
        behavior: input.payment_behavior,
      });
    },
  ),
  route(
    'GET /v1/subscriptions',
    { ...page, customer: text, price: text, status: oneOf(...statuses), test_clock: text },
    ({ world, input }) => {
      const { customer, price, status } = input;
      const found = [...world.subscriptions.values()].filter(
        (one) =>
          (customer ?? one.customer) === one.customer &&
          (price === undefined || one.items.data.some((item) => item.price.id === price)) &&
          hasStatus(one, status),
      );
      return listPage(found, input, '/v1/subscriptions');
    },
  ),
  route('GET /v1/subscriptions/:id', {}, ({ world, id }) => requireSubscription(world, id)),
  route('POST /v1/subscriptions/:id', updateFields, ({ world, id, input }) => {
    const subscription = requireSubscription(world, id);
    if (hasEnded(subscription)) requireDetailsOnly(input);
    update(world, subscription, input);
    return subscription;
  }),
  route(
    'DELETE /v1/subscriptions/:id',
    {
      cancellation_details: object({ comment: text, feedback: text }),
      invoice_now: flag,
      prorate: flag,
    },
    ({ world, id, input }) => {
      const subscription = requireSubscription(world, id);
      if (input.invoice_now || input.prorate)
        throw cannot('The stand-in ends subscriptions without a credit only.');
      if (hasEnded(subscription)) throw noSuch('subscription', id);
      markCancelled(world, subscription, details(input.cancellation_details));
      endSubscription(world, subscription);
      return subscription;
    },
  ),
  route(
    'POST /v1/subscriptions/:id/resume',
    { billing_cycle_anchor: anchorWish, proration_behavior: shared.proration_behavior },
    ({ world, id, input }) => {
      const subscription = requireSubscription(world, id);
      if (subscription.status !== 'paused') {
        throw cannot('This subscription cannot be resumed because it is not paused.');
      }
      resume(world, subscription, input.billing_cycle_anchor?.type ?? 'now');
      return subscription;
    },
  ),
  route('POST /v1/subscriptions/:id/pause', { type: oneOf('subscription') }, ({ world, id }) => {
    const subscription = requireSubscription(world, id);
    if (subscription.status !== 'active' && subscription.status !== 'trialing') {
      throw cannot(`A subscription that is ${subscription.status} cannot be paused.`);
    }
    pauseSubscription(world, subscription);
    return subscription;
  }),
];

function hasStatus(subscription: Subscription, status: (typeof statuses)[number] | undefined): boolean {
  if (status === undefined) return subscription.status !== 'canceled';
  if (status === 'ended') return hasEnded(subscription);
  return status === 'all' || subscription.status === status;
}

function requireDetailsOnly(input: Update): void {
  const { metadata: _metadata, cancellation_details: _details, ...others } = input;
  if (Object.values(others).every((value) => value === undefined)) return;
  throw cannot('A canceled subscription can only update its cancellation_details and metadata.');
}

function details(given: { comment: string | undefined; feedback: string | undefined } | undefined) {
  return { comment: given?.comment || null, feedback: given?.feedback || null };
}

function update(world: World, subscription: Subscription, input: Update): void {
  if (input.cancel_at_period_end === true && input.cancel_at) {
    throw cannot('You may only specify one of these parameters: cancel_at_period_end, cancel_at.');
  }
  const now = nowOn(world, subscription.test_clock);
  if (input.cancel_at && input.cancel_at <= now) {
    throw cannot('cancel_at must be in the future.', { param: 'cancel_at' });
  }
  if (input.items || input.billing_cycle_anchor?.type === 'now') {
    const behavior = input.proration_behavior ?? 'create_prorations';
    const wish = {
      items: input.items ?? [],
      prorates: behavior !== 'none',
      prorationDate: input.proration_date,
      startsNow: input.billing_cycle_anchor?.type === 'now',
    };
    const money = { behavior, mustBePaid: input.payment_behavior === 'error_if_incomplete' };
    changePlan(world, subscription, { wish, money });
  }
  updateFacts(world, subscription, input);
  updateEnd(world, subscription, input);
  if (input.trial_end !== undefined) moveTrial(world, subscription, input.trial_end);
}

function updateFacts(world: World, subscription: Subscription, input: Update): void {
  const method = input.default_payment_method
    ? requireMethod(world, input.default_payment_method, 'default_payment_method')
    : undefined;
  if (method && method.customer === null) {
    attach(world, method, requireCustomer(world, subscription.customer));
  }
  changeSubscription(world, subscription, (one) => {
    one.metadata = mergeMetadata(one.metadata, input.metadata);
    if (input.description !== undefined) one.description = input.description || null;
    if (input.default_payment_method !== undefined) one.default_payment_method = method?.id ?? null;
    if (input.pause_collection === '') one.pause_collection = null;
    if (input.pause_collection) {
      one.pause_collection = { behavior: input.pause_collection.behavior, resumes_at: null };
    }
    if (input.trial_settings && one.trial_settings) {
      one.trial_settings.end_behavior.missing_payment_method =
        input.trial_settings.end_behavior.missing_payment_method;
    }
    if (input.cancellation_details && one.cancellation_details) {
      Object.assign(one.cancellation_details, details(input.cancellation_details));
    }
  });
}

function updateEnd(world: World, subscription: Subscription, input: Update): void {
  const { cancel_at, cancel_at_period_end } = input;
  if (cancel_at_period_end) {
    return cancelAtPeriodEnd(world, subscription, { by: 'call', ...details(input.cancellation_details) });
  }
  changeSubscription(world, subscription, (one) => {
    // a date that was set without the flag, as the portal does, stays until `cancel_at` itself is cleared
    if (cancel_at === '' || (cancel_at_period_end === false && one.cancel_at_period_end)) keep(one);
    if (typeof cancel_at === 'number') {
      one.cancel_at = cancel_at;
      one.cancel_at_period_end = false;
      markCancelled(world, one, details(input.cancellation_details));
    }
  });
}

/** A new period begins, and the subscription is active as soon as it is paid. */
function resume(world: World, subscription: Subscription, anchor: 'now' | 'unchanged'): void {
  const now = nowOn(world, subscription.test_clock);
  changeSubscription(world, subscription, (one) => {
    if (anchor === 'now') one.billing_cycle_anchor = now;
    const start = anchor === 'now' ? now : Math.min(currentPeriod(one).end, now);
    setPeriod(one, { start, end: nextPeriodEnd(one.billing_cycle_anchor, everyOf(one), now) });
  });
  const period = currentPeriod(subscription);
  const lines = subscription.items.data.map((item) => periodLine(world, item, period));
  invoiceNow(world, subscription, { lines, presence: 'absent' });
}
