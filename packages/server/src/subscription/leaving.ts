import type { Context, UserId } from '../context.ts';
import * as store from './customers.store.ts';
import { isDown, isFailure } from './failure.ts';
import type { Provider } from './provider.ts';
import { isOver } from './state.ts';
import { findStripe } from './stripe.ts';

/** How long a process has a leaving customer to itself. */
const leaseMs = 2 * 60_000;

/**
 * Before an account is deleted: ends what could be charged. If the provider does not answer, the account goes all the
 * same, and the trigger on its row leaves the customer to the job.
 */
export async function endBeforeLeaving(ctx: Context, userId: UserId): Promise<void> {
  const stripe = findStripe(ctx);
  const customer = await store.findCustomer(ctx.db, userId);
  if (!stripe || !customer?.customer_id) return;
  try {
    await endCharges(stripe.provider, customer.customer_id);
  } catch (error) {
    const id = customer.customer_id;
    ctx.log.warn(
      { err: error, customer: id },
      'a subscription could not be ended before its account was deleted',
    );
  }
}

/** Nothing that is open may be bought any more, and nothing that runs may be charged. */
async function endCharges(provider: Provider, customerId: string): Promise<void> {
  for (const { id } of await provider.listOpenCheckouts(customerId)) {
    await provider.expireCheckout(id).catch(unlessGone);
  }
  for (const subscription of await provider.listSubscriptions(customerId)) {
    if (!isOver(subscription)) await provider.endNow(subscription.id).catch(unlessGone);
  }
}

/** Ends the customers of deleted accounts at the provider, until it is done; answers how many were. */
export async function endLeaving(ctx: Context, stopped?: AbortSignal): Promise<number> {
  const stripe = findStripe(ctx);
  if (!stripe) return 0;
  for (let ended = 0; ; ended += 1) {
    const now = ctx.now();
    const claimed = stopped?.aborted
      ? undefined
      : await store.claimLeaving(ctx.db, now, new Date(now.getTime() + leaseMs));
    if (!claimed) return ended;
    const { customer_id, attempts } = claimed;
    try {
      await endCharges(stripe.provider, customer_id).catch(unlessGone);
      await stripe.provider.deleteCustomer(customer_id).catch(unlessMissing);
      await store.deleteLeaving(ctx.db, customer_id);
    } catch (error) {
      const minutes = 2 ** Math.min(attempts, 8);
      await store.postponeLeaving(ctx.db, customer_id, new Date(now.getTime() + minutes * 60_000));
      ctx.log.error({ err: error, customer: customer_id, attempts }, 'a deleted account is still a customer');
    }
  }
}

/** It has ended by itself, or there is no such thing any more. */
function unlessGone(error: unknown): void {
  if (!isFailure(error) || isDown(error)) throw error;
}

function unlessMissing(error: unknown): void {
  if (!isFailure(error) || error.kind !== 'missing') throw error;
}
