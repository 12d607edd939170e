import { randomUUID } from 'node:crypto';

import { type Context, type UserId, inTransaction } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { findCustomer, hastenLeaving, noteChange } from './customers.store.ts';
import { forgetGone, requireCustomer } from './customers.ts';
import { insertEvent } from './events.store.ts';
import { remindOfTrial } from './notices.ts';
import type { ProviderEvent } from './shapes.ts';
import { findStripe, isLive, requireStripe } from './stripe.ts';
import { findSubscription } from './subscription.store.ts';
import { readUntil } from './sync.ts';

/** The events after which a subscription is read again; docs/operations.md lists them for the endpoint. */
export const heardEvents = [
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'customer.subscription.updated',
  'invoice.finalization_failed',
  'invoice.paid',
  'invoice.payment_action_required',
  'invoice.payment_failed',
] as const;

const heard = new Set<string>(heardEvents);

/** What an event calls for, once its sender has the answer. */
type Rest = () => Promise<void>;

/**
 * Records an event together with the note that its customer is to be read: if this process dies before it reads, the
 * job does. Nothing in the event has any effect by itself. Refuses what the provider has not just signed.
 */
export async function receiveEvent(ctx: Context, body: Buffer, signature: string): Promise<Rest> {
  const stripe = findStripe(ctx);
  if (!stripe) throw new Refusal('not_found');
  const now = ctx.now();
  const event = isAhead(signature, now) ? undefined : stripe.provider.readEvent(body, signature, now);
  if (!event) {
    ctx.log.warn({ part: 'payments' }, 'an event without a valid signature was refused');
    throw new Refusal('bad_input');
  }

  const { id, type, livemode } = event;
  const customer = customerOf(event);
  const isOfMode = livemode === isLive(stripe.settings);
  const isForUs = heard.has(type) && isOfMode && customer !== undefined;
  const change = await inTransaction(ctx, async (ctx) => {
    const isNew = await insertEvent(ctx.db, { id, type, received_at: ctx.now() });
    return isNew && isForUs ? await noteChange(ctx.db, customer) : undefined;
  });
  if (change !== undefined && customer !== undefined) {
    return async () => {
      await readUntil(ctx, customer, change);
      if (type === 'customer.subscription.trial_will_end') await remindOfTrial(ctx, customer);
      if (type === 'customer.deleted') await forgetGone(ctx, stripe, customer);
    };
  }

  ctx.log.info({ event: id, type, livemode }, 'an event without effect');
  // Of a deleted account: something may have been bought while it was being deleted.
  if (isForUs) await hastenLeaving(ctx.db, customer, ctx.now());
  return async () => undefined;
}

const furthestAheadMs = 300_000;

/** The SDK refuses old signatures; one from the future could be kept for later. */
function isAhead(signature: string, now: Date): boolean {
  const seconds = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  return !(seconds * 1000 <= now.getTime() + furthestAheadMs);
}

function customerOf({ data: { object } }: ProviderEvent): string | undefined {
  return object.object === 'customer' ? object.id : (object.customer ?? undefined);
}

/** Sends ourselves an event about the user's own subscription, signed like the provider's. */
export async function sendTestEvent(ctx: Context, userId: UserId) {
  const { provider, settings } = requireStripe(ctx);
  const customer = await requireCustomer(ctx, userId);
  const row = await findCustomer(ctx.db, userId);
  const eventId = `evt_test_${randomUUID().replaceAll('-', '')}`;
  const body = JSON.stringify({
    object: 'event',
    id: eventId,
    type: 'customer.subscription.updated',
    livemode: isLive(settings),
    data: { object: { object: 'subscription', id: row?.subscription_id, customer: customer.id } },
  });
  const rest = await receiveEvent(ctx, Buffer.from(body), provider.sign(body, ctx.now()));
  await rest();
  const plan = await findSubscription(ctx.db, userId);
  return { eventId, status: plan?.subscription_status ?? 'active' };
}
