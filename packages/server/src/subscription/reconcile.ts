import type { Context } from '../context.ts';
import { listDueCustomers } from './customers.store.ts';
import { deleteOldEvents } from './events.store.ts';
import { deleteOldIntents } from './intents.store.ts';
import { remindOfTrials } from './notices.ts';
import { isDown } from './failure.ts';
import { findStripe } from './stripe.ts';
import { readCustomer } from './sync.ts';

const dayMs = 24 * 3_600_000;

/** How often each customer is read even if nothing was heard, and how often if the paid time seems to be over. */
const readEveryMs = { usually: dayMs, ended: 10 * 60_000 };

/** The provider sends an event again for three days; longer than that, its id need not be known. */
const keptDays = { events: 30, intents: 30 };

/** Reads from the provider what no event has brought: lost ones, and those that a crash left without effect. */
export async function reconcile(ctx: Context, stopped?: AbortSignal): Promise<void> {
  if (!findStripe(ctx)) return;
  const now = ctx.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const due = await listDueCustomers(ctx.db, {
    now,
    readBefore: before(readEveryMs.usually),
    notBefore: before(7 * dayMs),
    endedReadBefore: before(readEveryMs.ended),
  });
  for (const customer of due) {
    if (stopped?.aborted) return;
    await readCustomer(ctx, customer).catch((error: unknown) => {
      // If the provider is down, the rest waits for the next run.
      if (isDown(error)) throw error;
      ctx.log.error({ err: error, customer }, 'a customer could not be read');
    });
  }
  await remindOfTrials(ctx);
}

export async function forgetOldPayments(ctx: Context): Promise<void> {
  const before = (days: number) => new Date(ctx.now().getTime() - days * dayMs);
  await deleteOldEvents(ctx.db, before(keptDays.events));
  await deleteOldIntents(ctx.db, before(keptDays.intents));
}
