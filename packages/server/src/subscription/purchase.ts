import type { Context, UserId } from '../context.ts';
import type { Language } from '../language.ts';
import { Refusal } from '../refusal.ts';
import { type Customer, ensureCustomer, forgetGone } from './customers.ts';
import { isFailure } from './failure.ts';
import { endIntent } from './intents.store.ts';
import { once } from './intents.ts';
import { trialDaysFor } from './plans.ts';
import { isRunning } from './state.ts';
import { type Stripe, requirePrice, requireStripe } from './stripe.ts';
import { findSubscription } from './subscription.store.ts';
import { readCustomer } from './sync.ts';

/** All that the provider is told, because a key goes with the same words each time. */
type Wish = { priceId: string; trialDays: number; language: Language } & (
  | { kind: 'checkout'; successUrl: string; cancelUrl: string }
  | { kind: 'subscription' }
);
type Asking = { userId: UserId; language: Language };
type Buying = { stripe: Stripe; customer: Customer };
type Addresses = { successUrl: string; cancelUrl: string };

/** Begins a hosted checkout, or answers the one that is open; answers its address. */
export async function startCheckout(
  ctx: Context,
  asking: Asking,
  { priceId, ...addresses }: Addresses & { priceId: string },
): Promise<string> {
  const buying = await prepare(ctx, asking, priceId);
  const { provider } = buying.stripe;
  const wish = { ...(await wishOf(ctx, asking, priceId)), kind: 'checkout' as const, ...addresses };

  const { made } = await once<string>(ctx, asking.userId, {
    slot: 'purchase',
    wish: wish satisfies Wish,
    find: async (result) => {
      const { status, url } = await provider.findCheckout(result);
      if (status === 'open' && url !== null) return { stands: url };
      if (status === 'complete') await requireUnsubscribedNow(ctx, buying.customer);
      return 'ended';
    },
    settle: (given) => settle(ctx, buying, given),
    permit: () => requireUnsubscribed(ctx, asking.userId),
    isExclusive: true,
    make: async (key) => {
      const sold = { ...wish, ...buying.customer };
      const checkout = await provider.createCheckout(sold, `checkout:${key}`);
      if (checkout.url === null) throw new Refusal('checkout_failed');
      return { id: checkout.id, made: checkout.url };
    },
  });
  return made;
}

/** Begins a trial without a card. */
export async function startSubscription(ctx: Context, asking: Asking, priceId: string) {
  const buying = await prepare(ctx, asking, priceId);
  const { customer } = buying;
  const { provider } = buying.stripe;
  const wish = { ...(await wishOf(ctx, asking, priceId)), kind: 'subscription' as const };

  const { made, intentId } = await once(ctx, asking.userId, {
    slot: 'purchase',
    wish: wish satisfies Wish,
    find: async () => {
      await requireUnsubscribedNow(ctx, customer);
      return 'ended';
    },
    settle: (given) => settle(ctx, buying, given),
    permit: () => requireUnsubscribed(ctx, asking.userId),
    make: async (key) => {
      const begun = await provider.createSubscription({ ...wish, ...customer }, `subscription:${key}`);
      return { id: begun.id, made: begun };
    },
  });
  await readCustomer(ctx, customer.id);
  await endIntent(ctx.db, intentId, ctx.now());
  return { id: made.id, status: made.status };
}

async function wishOf(ctx: Context, { userId, language }: Asking, priceId: string) {
  return { priceId, trialDays: await trialDaysFor(ctx, userId), language };
}

/** Before anything is sold, what the provider has is read: an event may not have reached us. */
async function prepare(ctx: Context, asking: Asking, priceId: string): Promise<Buying> {
  const stripe = requireStripe(ctx);
  requirePrice(stripe.settings, priceId);
  const known = await ensureCustomer(ctx, stripe, asking);
  if (!known.existing) return { stripe, customer: known };
  await readCustomer(ctx, known.id);
  await requireUnsubscribed(ctx, asking.userId);
  await endUnpaidStart(ctx, stripe, known);
  await forgetGone(ctx, stripe, known.id);
  return { stripe, customer: await ensureCustomer(ctx, stripe, asking) };
}

/** A subscription whose first payment is still open ends, or it could be paid as well as the one that is bought now. */
async function endUnpaidStart(ctx: Context, { provider }: Stripe, { id, userId }: Customer): Promise<void> {
  const row = await findSubscription(ctx.db, userId);
  if (row?.subscription_status !== 'incomplete') return;
  for (const subscription of await provider.listSubscriptions(id)) {
    if (subscription.status === 'incomplete') await provider.endNow(subscription.id).catch(unlessGone);
  }
}

/** Specification 4: subscribing is refused while already subscribed. */
async function requireUnsubscribed(ctx: Context, userId: UserId): Promise<void> {
  const row = await findSubscription(ctx.db, userId);
  if (!row) throw new Refusal('account_gone');
  const status = row.subscription_status ?? 'active';
  if (row.subscription_expires_at !== null && isRunning({ status })) throw new Refusal('already_subscribed');
  const isEnding = status === 'canceled' && (row.subscription_expires_at ?? new Date(0)) > ctx.now();
  if (isEnding) throw new Refusal('subscription_ending');
}

async function requireUnsubscribedNow(ctx: Context, { id, userId }: Customer): Promise<void> {
  await readCustomer(ctx, id);
  await requireUnsubscribed(ctx, userId);
}

/**
 * Makes sure that another purchase, begun before, comes to nothing: its checkout is closed. If it is paid already, or
 * cannot be stopped, the user has what they wanted, and this one is refused.
 */
async function settle(ctx: Context, buying: Buying, given: { id: string; wish: string; isOld: boolean }) {
  const { provider } = buying.stripe;
  const wish = JSON.parse(given.wish) as Wish; // as: written by this file
  if (wish.kind === 'subscription' && !given.isOld) {
    // It may still be under way: with its key, it is done once and we know.
    const selling = provider.createSubscription({ ...wish, ...buying.customer }, `subscription:${given.id}`);
    await selling.catch(unlessGone);
  }
  if (wish.kind === 'checkout') {
    for (const { id } of await provider.listOpenCheckouts(buying.customer.id)) {
      await provider.expireCheckout(id).catch(unlessGone);
    }
  }
  await requireUnsubscribedNow(ctx, buying.customer);
}

/** Nothing of it is left to be stopped. */
function unlessGone(error: unknown): void {
  if (!isFailure(error) || (error.kind !== 'refused' && error.kind !== 'missing')) throw error;
}
