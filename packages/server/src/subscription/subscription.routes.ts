import type { RefusalCode } from '@cartouche/contract/refusals';

import type { Context, UserId } from '../context.ts';
import { ping } from '../db/database.ts';
import { type UserDoor, asUser } from '../http/door.ts';
import { requireOwnAddress } from '../http/origin.ts';
import { type Language, languageOf } from '../language.ts';
import { Refusal } from '../refusal.ts';
import { throttle } from '../throttle/throttle.ts';
import { cancel, changePrice, previewChange, reactivate } from './change.ts';
import { type Named, ensureCustomer, requireOwn } from './customers.ts';
import { isDown, isFailure } from './failure.ts';
import { openPortal, readDetails, startPayment, testProvider } from './payments.ts';
import { listPlans } from './plans.ts';
import { startCheckout, startSubscription } from './purchase.ts';
import { getStatus } from './status.ts';
import { requireStripe } from './stripe.ts';
import { sync } from './sync.ts';
import { sendTestEvent } from './webhook.ts';

const perUser = { times: 60, perSeconds: 60 };

type Asking = { userId: UserId; language: Language };
type Paid<T> = { failsWith: RefusalCode; isForDevelopers?: true; work: (asking: Asking) => Promise<T> };

/** What every call to the provider has in common: the body names nobody else, and a failure has its own text. */
async function pay<T>(
  { ctx, userId, request }: UserDoor,
  named: Named,
  { failsWith, isForDevelopers, work }: Paid<T>,
): Promise<T> {
  if (isForDevelopers) requireDeveloperPages(ctx);
  await requireOwn(ctx, userId, named);
  requireStripe(ctx);
  await throttle(ctx, `payments of ${userId}`, perUser);
  try {
    return await work({ userId, language: languageOf(request) });
  } catch (error) {
    if (!isFailure(error)) throw error;
    ctx.log.error({ err: error, userId }, 'the payment provider could not do what was asked');
    // The provider's own words are for developers, and only where they can mend what was asked.
    const isTold = ctx.config.hasDeveloperPages && !isDown(error);
    throw new Refusal(failsWith, isTold ? { details: error.message } : undefined);
  }
}

function requireDeveloperPages({ config }: Context): void {
  if (!config.hasDeveloperPages) throw new Refusal('not_found');
}

const routes = asUser.subscription;
const success = true as const;

/** Calls that a subscriber makes. */
const forSubscribers = {
  status: routes.status.handler(async ({ context: { ctx, userId }, input }) => {
    if (input.userId !== userId) throw new Refusal('not_yours');
    const isRefresh = input.refresh === 'true';
    if (isRefresh) await throttle(ctx, `payments of ${userId}`, perUser);
    return await getStatus(ctx, userId, { isRefresh });
  }),
  plans: routes.plans.handler(({ context: { ctx, userId } }) => listPlans(ctx, userId)),
  createCustomer: routes.createCustomer.handler(({ context, input }) =>
    pay(context, input, {
      failsWith: 'customer_failed',
      async work(asking) {
        const { ctx } = context;
        const made = await ensureCustomer(ctx, requireStripe(ctx), { ...asking, name: input.name });
        const { id, email, name, existing } = made;
        return { success, existing, customer: { id, email, name } };
      },
    }),
  ),
  createCheckoutSession: routes.createCheckoutSession.handler(({ context, input }) =>
    pay(context, input, {
      failsWith: 'checkout_failed',
      async work(asking) {
        const { ctx } = context;
        const successUrl = requireOwnAddress(ctx.config, input.successUrl);
        const cancelUrl = requireOwnAddress(ctx.config, input.cancelUrl);
        return { url: await startCheckout(ctx, asking, { priceId: input.priceId, successUrl, cancelUrl }) };
      },
    }),
  ),
  previewChange: routes.previewChange.handler(({ context, input }) =>
    pay(context, input, {
      failsWith: 'update_failed',
      work: ({ userId }) => previewChange(context.ctx, userId, input.newPriceId),
    }),
  ),
  updateSubscription: routes.updateSubscription.handler(({ context, input }) =>
    pay(context, input, {
      failsWith: 'update_failed',
      async work({ userId }) {
        const { newPriceId: priceId, shown } = input;
        const { id, status } = await changePrice(context.ctx, userId, { priceId, shown });
        return { success, subscription: { id, status } };
      },
    }),
  ),
  cancelSubscription: routes.cancelSubscription.handler(({ context, input }) =>
    pay(context, input, {
      failsWith: 'cancel_failed',
      work: async ({ userId }) => ({ success, subscription: await cancel(context.ctx, userId) }),
    }),
  ),
  reactivateSubscription: routes.reactivateSubscription.handler(({ context, input }) =>
    pay(context, input, {
      failsWith: 'reactivate_failed',
      work: async (asking) => ({ success, ...(await reactivate(context.ctx, asking, input.priceId)) }),
    }),
  ),
  customerPortal: routes.customerPortal.handler(({ context, input }) =>
    pay(context, input, {
      failsWith: 'portal_failed',
      async work(asking) {
        const { ctx } = context;
        const { returnUrl = `${ctx.config.publicUrl}/settings?section=subscription` } = input;
        return { url: await openPortal(ctx, asking, requireOwnAddress(ctx.config, returnUrl)) };
      },
    }),
  ),
  syncSubscription: routes.syncSubscription.handler(({ context, input }) =>
    pay(context, input, {
      failsWith: 'sync_failed',
      work: async ({ userId }) => ({ success, subscription: await sync(context.ctx, userId) }),
    }),
  ),
  subscriptionStatus: routes.subscriptionStatus.handler(({ context, input }) =>
    pay(context, input, {
      failsWith: 'sync_failed',
      work: ({ userId }) => readDetails(context.ctx, userId),
    }),
  ),
};

/** Calls of the pages for developers. */
const forDevelopers = {
  createSubscription: routes.createSubscription.handler(({ context, input }) =>
    pay(context, input, {
      failsWith: 'subscription_failed',
      isForDevelopers: true,
      work: async (asking) => ({
        success,
        subscription: await startSubscription(context.ctx, asking, input.priceId),
      }),
    }),
  ),
  createPaymentIntent: routes.createPaymentIntent.handler(({ context, input }) =>
    pay(context, input, {
      failsWith: 'payment_intent_failed',
      isForDevelopers: true,
      work: (asking) => startPayment(context.ctx, asking, input),
    }),
  ),
  testWebhook: routes.testWebhook.handler(({ context, input }) =>
    pay(context, input, {
      failsWith: 'webhook_test_failed',
      isForDevelopers: true,
      work: async ({ userId }) => ({ success, ...(await sendTestEvent(context.ctx, userId)) }),
    }),
  ),
  test: routes.test.handler(({ context: { ctx, userId } }) => {
    requireDeveloperPages(ctx);
    return testProvider(ctx, userId);
  }),
  testDb: routes.testDb.handler(async ({ context: { ctx } }) => {
    requireDeveloperPages(ctx);
    return await ping(ctx.db).then(
      () => ({ success: true }),
      (error: unknown) => ({ success: false, error: String(error) }),
    );
  }),
};

export const subscriptionRoutes = { ...forSubscribers, ...forDevelopers };
