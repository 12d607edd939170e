import type { Context, UserId } from '../context.ts';
import type { Language } from '../language.ts';
import { Refusal } from '../refusal.ts';
import { type Customer, ensureCustomer } from './customers.ts';
import { endIntent } from './intents.store.ts';
import { once } from './intents.ts';
import { trialDaysFor } from './plans.ts';
import { isFailure } from './failure.ts';
import { type Stripe, requirePrice, requireStripe } from './stripe.ts';
import { findSubscription } from './subscription.store.ts';
import { readCustomer } from './sync.ts';

type Wish =
  | { kind: 'checkout'; priceId: string; successUrl: string; cancelUrl: string }
  | { kind: 'subscription'; priceId: string };
type Asking = { userId: UserId; language: Language };

/** Begins a hosted checkout, or answers the one that is open; answers its address. */
export async function startCheckout(
  ctx: Context,
  { userId, language }: Asking,
  { priceId, successUrl, cancelUrl }: { priceId: string; successUrl: string; cancelUrl: string },
): Promise<string> {
  const buying = await prepare(ctx, { userId, language }, priceId);
  const { stripe, customer } = buying;
  const wish: Wish = { kind: 'checkout', priceId, successUrl, cancelUrl };

  const { made } = await once<string>(ctx, userId, {
    slot: 'purchase',
    wish,
    find: async (result) => {
      const { status, url } = await stripe.provider.findCheckout(result);
      if (status === 'open' && url !== null) return { stands: url };
      if (status === 'complete') await requireUnsubscribedNow(ctx, customer);
      return 'ended';
    },
    settle: (given) => settle(ctx, buying, given),
    permit: () => requireUnsubscribed(ctx, userId),
    isExclusive: true,
    make: async (key) => {
      const checkout = await openCheckout(ctx, buying, { key, wish, language });
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

  const { made, intentId } = await once(ctx, asking.userId, {
    slot: 'purchase',
    wish: { kind: 'subscription', priceId } satisfies Wish,
    find: async () => {
      await requireUnsubscribedNow(ctx, customer);
      return 'ended';
    },
    settle: (given) => settle(ctx, buying, given),
    permit: () => requireUnsubscribed(ctx, asking.userId),
    make: async (key) => {
      const begun = await subscribe(ctx, buying, { key, priceId });
      return { id: begun.id, made: begun };
    },
  });
  await readCustomer(ctx, customer.id);
  await endIntent(ctx.db, intentId, ctx.now());
  return { id: made.id, status: made.status };
}

type Buying = { stripe: Stripe; customer: Customer };

/** Before anything is sold, what the provider has is read: an event may not have reached us. */
async function prepare(ctx: Context, asking: Asking, priceId: string): Promise<Buying> {
  const stripe = requireStripe(ctx);
  requirePrice(stripe.settings, priceId);
  await requireUnsubscribed(ctx, asking.userId);
  const customer = await currentCustomer(ctx, stripe, asking);
  await requireUnsubscribed(ctx, asking.userId);
  return { stripe, customer };
}

/** The user's customer, with its state just read. A new one takes the place of one that the provider has deleted. */
async function currentCustomer(ctx: Context, stripe: Stripe, asking: Asking): Promise<Customer> {
  const known = await ensureCustomer(ctx, stripe, asking);
  if (!known.existing) return known;
  await readCustomer(ctx, known.id);
  return await ensureCustomer(ctx, stripe, asking);
}

/** Specification 4: subscribing is refused while already subscribed. */
async function requireUnsubscribed(ctx: Context, userId: UserId): Promise<void> {
  const row = await findSubscription(ctx.db, userId);
  if (!row) throw new Refusal('account_gone');
  const status = row.subscription_status ?? 'active';
  const isRunning = row.subscription_expires_at !== null && running.has(status);
  if (isRunning) throw new Refusal('already_subscribed');
  const isEnding = status === 'canceled' && (row.subscription_expires_at ?? new Date(0)) > ctx.now();
  if (isEnding) throw new Refusal('subscription_ending');
}

/** What the provider would still charge for. */
const running = new Set(['active', 'trialing', 'past_due', 'unpaid', 'paused']);

async function requireUnsubscribedNow(ctx: Context, { id, userId }: Customer): Promise<void> {
  await readCustomer(ctx, id);
  await requireUnsubscribed(ctx, userId);
}

async function openCheckout(
  ctx: Context,
  { stripe, customer }: Buying,
  { key, wish, language }: { key: string; wish: Wish & { kind: 'checkout' }; language: Language },
) {
  const { priceId, successUrl, cancelUrl } = wish;
  const trialDays = await trialDaysFor(ctx, customer.userId);
  const asked = { customerId: customer.id, userId: customer.userId, priceId, trialDays };
  return await stripe.provider.createCheckout(
    { ...asked, successUrl, cancelUrl, language },
    `checkout:${key}`,
  );
}

async function subscribe(
  ctx: Context,
  { stripe, customer }: Buying,
  { key, priceId }: { key: string; priceId: string },
) {
  const trialDays = await trialDaysFor(ctx, customer.userId);
  const asked = { customerId: customer.id, userId: customer.userId, priceId, trialDays };
  return await stripe.provider.createSubscription(asked, `subscription:${key}`);
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
    await subscribe(ctx, buying, { key: given.id, priceId: wish.priceId }).catch(unlessRefused);
  }
  if (wish.kind === 'checkout') {
    for (const { id } of await provider.listOpenCheckouts(buying.customer.id)) {
      await provider.expireCheckout(id).catch(unlessRefused); // refused: it is not open any more
    }
  }
  await requireUnsubscribedNow(ctx, buying.customer);
}

function unlessRefused(error: unknown): void {
  if (!isFailure(error) || error.kind !== 'refused') throw error;
}
