import type { PlanRow } from '@cartouche/contract/entitlement.rules';
import { intervals } from '@cartouche/contract/price.rules';

import { type Context, type InnerContext, inTransaction } from '../context.ts';
import {
  type Charge,
  paymentFailed,
  planOnHold,
  subscriptionEnded,
  trialEnds,
  trialEndsUncharged,
} from '../mail/billing.ts';
import { type Notice, notify } from '../mail/notices.ts';
import { findCustomer, findTrialUser, listEndingTrials } from './customers.store.ts';
import { insertNotice } from './events.store.ts';
import type { OpenInvoice, ProviderSubscription } from './shapes.ts';
import { isOver } from './state.ts';
import { type BoughtPlan, findPlanOf } from './subscription.store.ts';

const warnedMs = 3 * 24 * 3_600_000;

type Change = {
  before: PlanRow | undefined;
  plan: BoughtPlan;
  subscription: ProviderSubscription | undefined;
  owed: OpenInvoice | undefined;
  /** The subscription that was known before. */
  formerId: string | null;
};

/** Writes the mails that a newly read state calls for, each once. */
export async function writeNotices(ctx: InnerContext, userId: string, change: Change): Promise<void> {
  const { before, plan, subscription, owed, formerId } = change;
  if (!subscription) return;
  const { subscription_status: status } = plan;

  if (owed) await writePaymentFailed(ctx, userId, { owed, isOnHold: status === 'unpaid' });
  // One that was over when we first heard of it has been spoken of, or never began.
  const wasRunning = formerId === subscription.id && before?.subscription_status !== 'expired';
  if (isOver(subscription) && subscription.status === 'canceled' && wasRunning) {
    await writeOnce(ctx, { userId, about: `ended: ${subscription.id}`, notice: subscriptionEnded });
  }
  if (status === 'trialing' && isSoon(plan.subscription_expires_at, ctx.now())) {
    await writeTrialEnds(ctx, userId);
  }
}

async function writePaymentFailed(
  ctx: InnerContext,
  userId: string,
  { owed, isOnHold }: { owed: OpenInvoice; isOnHold: boolean },
) {
  const customer = await findCustomer(ctx.db, userId);
  const charge = customer && chargeOf(customer);
  if (!charge) return;
  const notice = (isOnHold ? planOnHold : paymentFailed)(charge, owed.hosted_invoice_url);
  await writeOnce(ctx, { userId, about: `payment failed: ${owed.id}`, notice });
}

async function writeTrialEnds(ctx: InnerContext, userId: string): Promise<void> {
  const customer = await findCustomer(ctx.db, userId);
  const charge = customer && chargeOf(customer);
  const row = await findPlanOf(ctx.db, userId);
  if (!charge || !row?.subscription_expires_at) return;
  // Without a payment method nothing is charged next.
  const write = customer.next_payment_at ? trialEnds : trialEndsUncharged;
  const notice = write(row.subscription_expires_at, charge);
  await writeOnce(ctx, { userId, about: `trial ends: ${customer.subscription_id}`, notice });
}

/** Writes the mail about a trial whose end the provider has announced, by its own clock. */
export async function remindOfTrial(ctx: Context, customerId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const userId = await findTrialUser(ctx.db, customerId);
    if (userId !== undefined) await writeTrialEnds(ctx, userId);
  });
}

/** Writes the mails about trials that end within three days, which no event may have told us. */
export async function remindOfTrials(ctx: Context): Promise<void> {
  const now = ctx.now();
  for (const { user_id } of await listEndingTrials(ctx.db, {
    now,
    until: new Date(now.getTime() + warnedMs),
  })) {
    await inTransaction(ctx, (ctx) => writeTrialEnds(ctx, user_id));
  }
}

function isSoon(end: Date | null, now: Date): boolean {
  return end !== null && end > now && end.getTime() <= now.getTime() + warnedMs;
}

type Told = { userId: string; about: string; notice: Notice };

async function writeOnce(ctx: InnerContext, { userId, about, notice }: Told): Promise<void> {
  if (!(await insertNotice(ctx.db, { user_id: userId, about, written_at: ctx.now() }))) return;
  const customer = await findCustomer(ctx.db, userId);
  await notify(ctx, { userId, screen: customer?.language ?? 'en' }, notice);
}

type Money = { amount: number | null; currency: string | null; billing_interval: string | null };

function chargeOf({ amount, currency, billing_interval }: Money): Charge | undefined {
  const interval = intervals.find((one) => one === billing_interval);
  return amount === null || currency === null || !interval ? undefined : { amount, currency, interval };
}
