import { refusals } from '@cartouche/contract/refusals';

import type { Context, UserId } from '../context.ts';
import type { Language } from '../language.ts';
import { throttle } from '../throttle/throttle.ts';
import { ensureCustomer, requireCustomer } from './customers.ts';
import { once } from './intents.ts';
import { choose, periodEnd, periodStart } from './state.ts';
import { findStripe, requireStripe } from './stripe.ts';

/** The provider's portal for cards, invoices and the end of a subscription; a fresh address each time. */
export async function openPortal(
  ctx: Context,
  { userId, language }: { userId: UserId; language: Language },
  returnUrl: string,
): Promise<string> {
  const { provider } = requireStripe(ctx);
  const customer = await requireCustomer(ctx, userId);
  return (await provider.createPortal(customer.id, returnUrl, language)).url;
}

type Payment = { amount: number; currency: string; description?: string | undefined };

/** A payment that the browser confirms with a card. Asking again before that answers the same one. */
export async function startPayment(
  ctx: Context,
  asking: { userId: UserId; language: Language },
  { amount, currency, description }: Payment,
): Promise<{ id: string; clientSecret: string }> {
  const stripe = requireStripe(ctx);
  const { provider } = stripe;
  const customer = await ensureCustomer(ctx, stripe, asking);
  const { made } = await once(ctx, asking.userId, {
    slot: 'payment',
    wish: { amount, currency, description },
    find: async (id) => {
      const known = await provider.findPaymentIntent(id);
      const isOver =
        known.status === 'succeeded' || known.status === 'canceled' || known.status === 'processing';
      return isOver ? 'ended' : { stands: known };
    },
    settle: async () => undefined, // nothing is paid until the browser confirms it
    make: async (key) => {
      const wish = { customerId: customer.id, email: customer.email, amount, currency, description };
      const begun = await provider.createPaymentIntent(wish, `payment:${key}`);
      return { id: begun.id, made: begun };
    },
  });
  if (!made.client_secret) throw new Error('A payment without a secret cannot be confirmed.');
  return { id: made.id, clientSecret: made.client_secret };
}

const toSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** Specification 3, provider subscription details, as the provider has them now. */
export async function readDetails(ctx: Context, userId: UserId) {
  const { provider, settings } = requireStripe(ctx);
  const customer = await requireCustomer(ctx, userId);
  const [all, invoices, paymentIntents] = await Promise.all([
    provider.listSubscriptions(customer.id),
    provider.listInvoices(customer.id),
    provider.listPaymentIntents(customer.id),
  ]);
  const { subscription } = choose(all, settings);
  return {
    subscription: subscription
      ? {
          id: subscription.id,
          status: subscription.status,
          trial_end: subscription.trial_end && toSeconds(subscription.trial_end),
          current_period_start: toSeconds(periodStart(subscription)),
          current_period_end: toSeconds(periodEnd(subscription)),
        }
      : null,
    invoices,
    paymentIntents,
  };
}

/** Whether the provider answers, and how many prices it has for sale. */
export async function testProvider(ctx: Context, userId: UserId) {
  const timestamp = ctx.now().toISOString();
  const stripe = findStripe(ctx);
  if (!stripe) {
    return { success: false, message: failed, plansCount: 0, timestamp, error: refusals.payments_off.text };
  }
  await throttle(ctx, `payments of ${userId}`, { times: 60, perSeconds: 60 });
  try {
    const prices = await stripe.provider.listPrices();
    return { success: true, message: 'Stripe connection successful', plansCount: prices.length, timestamp };
  } catch (error) {
    return { success: false, message: failed, plansCount: 0, timestamp, error: String(error) };
  }
}

const failed = 'Failed to test Stripe connection';
