import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { type Context, type InnerContext, type UserId, inTransaction } from '../context.ts';
import * as store from './customers.store.ts';
import { fateOf } from './customers.ts';
import { isFailure } from './failure.ts';
import { endPurchases } from './intents.store.ts';
import { writeNotices } from './notices.ts';
import type { Provider } from './provider.ts';
import type { OpenInvoice, ProviderSubscription } from './shapes.ts';
import { type Chosen, choose, isOwed, isRunning, toBought, toPlan } from './state.ts';
import { type Stripe, findStripe } from './stripe.ts';
import { findPlanOf, findSubscription, upsertBoughtPlan } from './subscription.store.ts';

/** How long one process may take to read a customer before another may try, and how long somebody waits for it. */
const readingMs = 30_000;
const longestWaitMs = 20_000;

/**
 * Reads a customer's subscription from the provider and writes it, whatever events said. One process reads at a time,
 * and no connection is held while the provider is asked. Returns when something that was read after the call is
 * written; throws if the provider does not answer.
 */
export async function readCustomer(ctx: Context, customerId: string): Promise<void> {
  const change = await store.noteChange(ctx.db, customerId);
  if (change !== undefined) await readUntil(ctx, customerId, change);
}

/** Reads the user's own subscription; answers its status, null without one. */
export async function sync(ctx: Context, userId: UserId): Promise<{ status: string } | null> {
  const customer = await store.findCustomer(ctx.db, userId);
  if (!customer?.customer_id) return null;
  await readCustomer(ctx, customer.customer_id);
  const { subscription_id } = (await store.findCustomer(ctx.db, userId)) ?? {};
  const row = await findSubscription(ctx.db, userId);
  return subscription_id && row?.subscription_status ? { status: row.subscription_status } : null;
}

/** What readCustomer does, for a change that was noted before. */
export async function readUntil(ctx: Context, customerId: string, change: number): Promise<void> {
  const stripe = findStripe(ctx);
  if (!stripe) throw new Error('Payments are not configured.');
  for (const until = performance.now() + longestWaitMs; performance.now() < until; await sleep(30)) {
    const reader = randomUUID();
    const now = ctx.now();
    const claim = { customerId, reader, now, until: new Date(now.getTime() + readingMs) };
    const claimed = await store.claimReading(ctx.db, claim);
    if (claimed) await readClaimed(ctx, stripe, { ...claimed, customerId, reader });
    if (await store.isRead(ctx.db, customerId, change)) return;
  }
  throw new Error(`Another process has been reading ${customerId} for too long.`);
}

type Claimed = {
  user_id: string;
  changes_noted: number;
  subscription_id: string | null;
  customerId: string;
  reader: string;
};

async function readClaimed(ctx: Context, { provider, settings }: Stripe, claimed: Claimed): Promise<void> {
  try {
    const all = await listAll(provider, claimed.customerId);
    // Perhaps the keys are those of another account: nobody loses a plan for that.
    const chosen = all
      ? choose(all, settings)
      : { subscription: undefined, extra: [], odd: 'no such customer' };
    sayWhatIsOdd(ctx, claimed.customerId, chosen);
    const { subscription } = chosen;
    const owed =
      subscription && isOwed(subscription) ? await provider.findOpenInvoice(subscription.id) : undefined;
    await inTransaction(ctx, async (ctx) => {
      const isMine = await store.setRead(ctx.db, {
        reader: claimed.reader,
        changes: claimed.changes_noted,
        now: ctx.now(),
        hadTrial: all?.some(({ trial_start }) => trial_start !== null) ?? false,
        bought:
          chosen.odd === undefined
            ? (toBought(subscription, settings, owed) ?? store.nothingBought)
            : undefined,
      });
      if (isMine && chosen.odd === undefined) await write(ctx, claimed, { subscription, owed });
    });
  } catch (error) {
    await store.releaseReading(ctx.db, claimed.reader);
    throw error;
  }
}

/** Undefined if the provider has never heard of the customer. One that it has deleted has nothing that runs. */
async function listAll(provider: Provider, customerId: string): Promise<ProviderSubscription[] | undefined> {
  try {
    return await provider.listSubscriptions(customerId);
  } catch (error) {
    if (!isFailure(error) || error.kind !== 'missing') throw error;
    return (await fateOf(provider, customerId)) === 'deleted' ? [] : undefined;
  }
}

type Found = { subscription: ProviderSubscription | undefined; owed: OpenInvoice | undefined };

async function write(ctx: InnerContext, claimed: Claimed, found: Found) {
  const { subscription } = found;
  const userId = claimed.user_id;
  const before = await findPlanOf(ctx.db, userId);
  const plan = toPlan(subscription, ctx.now());
  await upsertBoughtPlan(ctx.db, userId, plan);
  if (subscription && isRunning(subscription)) await endPurchases(ctx.db, userId, ctx.now());
  await writeNotices(ctx, userId, { ...found, before, plan, formerId: claimed.subscription_id });
}

function sayWhatIsOdd({ log }: Context, customer: string, { odd, extra }: Chosen): void {
  if (odd !== undefined) log.warn({ customer, odd }, 'a subscription was left as it is');
  if (extra.length > 0) {
    log.error({ customer, extra: extra.map(({ id }) => id) }, 'a customer has several running subscriptions');
  }
}
