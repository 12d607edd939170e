import { intervals } from '@cartouche/contract/price.rules';

import type { Context, UserId } from '../context.ts';
import type { Language } from '../language.ts';
import { Refusal } from '../refusal.ts';
import { type Customer, requireCustomer } from './customers.ts';
import { declinedOr } from './declines.ts';
import { isFailure } from './failure.ts';
import { endIntent } from './intents.store.ts';
import { once } from './intents.ts';
import { chargedPrices } from './plans.ts';
import type { Provider } from './provider.ts';
import { startCheckout } from './purchase.ts';
import type { ProviderSubscription } from './shapes.ts';
import { choose, isOver, isRunning, periodEnd, periodStart, plannedEnd } from './state.ts';
import { type Stripe, isOurs, requirePrice, requireStripe } from './stripe.ts';
import { readCustomer } from './sync.ts';

type Running = { stripe: Stripe; customer: Customer; subscription: ProviderSubscription };

/** The user's subscription as the provider has it now; refused if there is none to change. */
async function requireRunning(ctx: Context, userId: UserId): Promise<Running> {
  const stripe = requireStripe(ctx);
  const found = await findRunning(ctx, stripe, userId);
  if (!found) throw new Refusal('not_subscribed');
  return { stripe, ...found };
}

/** One that is about to end would take a new, longer period with it; one that is owed for cannot be credited. */
async function requireChangeable(ctx: Context, userId: UserId): Promise<Running> {
  const running = await requireRunning(ctx, userId);
  const { subscription } = running;
  if (plannedEnd(subscription)) throw new Refusal('subscription_ending');
  if (subscription.status !== 'active' && subscription.status !== 'trialing') {
    throw new Refusal('payment_owed');
  }
  return running;
}

async function findRunning(ctx: Context, { provider, settings }: Stripe, userId: UserId) {
  const customer = await requireCustomer(ctx, userId).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'customer_not_found') return undefined;
    throw error;
  });
  if (!customer) return undefined;
  const all = await provider.listSubscriptions(customer.id).catch((error: unknown) => {
    if (isFailure(error) && error.kind === 'missing') return [];
    throw error;
  });
  const { subscription } = choose(all, settings);
  return subscription && isRunning(subscription) ? { customer, subscription } : undefined;
}

/** What changing to a price charges now, and what from then on. */
export async function previewChange(ctx: Context, userId: UserId, priceId: string) {
  const running = await requireChangeable(ctx, userId);
  requirePrice(running.stripe.settings, priceId);
  return await preview(ctx, running, priceId);
}

async function preview(ctx: Context, { stripe, subscription }: Running, priceId: string) {
  const charged = await chargedPrices(ctx, stripe);
  const interval = priceId === stripe.settings.prices.year.id ? intervals[1] : intervals[0];
  const later = { amount: charged[interval], currency: charged.currency, interval };
  const item = itemOf(subscription, stripe);
  const isTrial = subscription.status === 'trialing';
  if (item.price.id === priceId || isTrial) {
    const at = periodEnd(subscription).toISOString();
    return { now: { amount: 0, credit: 0, currency: charged.currency }, isTrial, later: { ...later, at } };
  }
  const due = await stripe.provider.previewChange(changeOf(ctx, subscription, { itemId: item.id, priceId }));
  const { amount_due: amount, total, currency, lines } = due;
  // By the provider's clock, as all dates of what is paid for.
  const paidUntil = Math.max(...lines.data.map(({ period }) => period.end.getTime()));
  const at = new Date(paidUntil).toISOString();
  return { now: { amount, credit: Math.max(0, -total), currency }, isTrial, later: { ...later, at } };
}

/** The same for an hour, so that what is charged is what was shown before it was pressed. */
function changeOf(
  ctx: Context,
  subscription: ProviderSubscription,
  wish: { itemId: string; priceId: string },
) {
  const hour = new Date(Math.floor(ctx.now().getTime() / hourMs) * hourMs);
  const [start, end] = [periodStart(subscription), periodEnd(subscription)];
  const isWithin = hour > start && hour < end;
  return { id: subscription.id, ...wish, from: isWithin ? hour : start > ctx.now() ? undefined : start };
}

const hourMs = 3_600_000;

type Wanted = { priceId: string; shown?: { amount: number; credit: number } | undefined };

/** Changes to another price: what was paid and not used is credited, and the difference charged at once. */
export async function changePrice(ctx: Context, userId: UserId, { priceId, shown }: Wanted) {
  const running = await requireChangeable(ctx, userId);
  const { stripe, customer, subscription } = running;
  requirePrice(stripe.settings, priceId);
  const item = itemOf(subscription, stripe);
  if (item.price.id === priceId) return await reread(ctx, customer, subscription);
  if (shown) await requireShown(ctx, running, { priceId, shown });

  const wish = changeOf(ctx, subscription, { itemId: item.id, priceId });
  const changing = once(ctx, userId, {
    slot: 'change',
    wish,
    find: async () => 'ended',
    settle: async () => undefined, // the price from which this one starts was read just now
    make: async (key) => {
      const changed = await stripe.provider.changePrice(wish, `change:${key}`);
      return { id: changed.id, made: changed };
    },
  });
  const done = await changing.catch(async (error: unknown) => {
    if (!isFailure(error) || error.kind !== 'refused') throw declinedOr(error);
    // Another press may have been faster.
    const now = await requireRunning(ctx, userId);
    if (itemOf(now.subscription, stripe).price.id !== priceId) throw error;
    return { made: now.subscription, intentId: undefined };
  });
  if (done.intentId !== undefined) await endIntent(ctx.db, done.intentId, ctx.now());
  return await reread(ctx, customer, done.made);
}

/** The trial may have ended since, or the hour for which the amount is the same. */
async function requireShown(ctx: Context, running: Running, { priceId, shown }: Required<Wanted>) {
  const { now } = await preview(ctx, running, priceId);
  if (now.amount !== shown?.amount || now.credit !== shown.credit) throw new Refusal('charge_changed');
}

/** Lets the subscription end with what is paid for; one that gives nothing any more ends at once. */
export async function cancel(ctx: Context, userId: UserId) {
  const { stripe, customer, subscription } = await requireRunning(ctx, userId);
  const { provider } = stripe;
  const isUseless = subscription.status === 'unpaid' || subscription.status === 'paused';
  if (isUseless) return await reread(ctx, customer, await endNow(provider, subscription));
  if (plannedEnd(subscription)) return await reread(ctx, customer, subscription);
  return await reread(ctx, customer, await provider.planEnd(subscription.id));
}

/** Ends one that gives nothing; another press may have been faster. */
async function endNow(provider: Provider, subscription: ProviderSubscription) {
  return await provider.endNow(subscription.id).catch((error: unknown) => {
    if (isFailure(error) && error.kind === 'missing') return { ...subscription, status: 'canceled' };
    throw error;
  });
}

/** Takes a planned end back. After the end it begins a checkout, whose address it answers. */
export async function reactivate(
  ctx: Context,
  asking: { userId: UserId; language: Language },
  priceId: string,
): Promise<{ subscription?: { id: string; status: string }; checkoutUrl?: string }> {
  const stripe = requireStripe(ctx);
  requirePrice(stripe.settings, priceId);
  const found = await findRunning(ctx, stripe, asking.userId);
  if (!found) {
    const back = `${ctx.config.publicUrl}/subscription`;
    const addresses = { successUrl: `${back}?success=true`, cancelUrl: `${back}?canceled=true` };
    return { checkoutUrl: await startCheckout(ctx, asking, { priceId, ...addresses }) };
  }
  const { customer, subscription } = found;
  const isEnding = plannedEnd(subscription) !== null;
  const kept = isEnding ? await stripe.provider.keepRunning(subscription.id) : subscription;
  const { id, status } = await reread(ctx, customer, kept);
  return { subscription: { id, status } };
}

/** Writes what the provider has now, before the answer: the page reads it next. */
async function reread(ctx: Context, customer: Customer, changed: ProviderSubscription) {
  await readCustomer(ctx, customer.id).catch((error: unknown) => {
    // The change is made. Its event, or the next reading, brings it here.
    ctx.log.warn({ err: error, customer: customer.id }, 'a changed subscription could not be read');
  });
  const endsAt = isOver(changed) ? (changed.ended_at ?? ctx.now()) : plannedEnd(changed);
  return { id: changed.id, status: changed.status, endsAt: endsAt?.toISOString() ?? null };
}

function itemOf({ items }: ProviderSubscription, { settings }: Stripe) {
  const item = items.data.find(({ price }) => isOurs(settings, price.id));
  if (!item) throw new Error('A subscription of ours has a price of ours.');
  return item;
}
