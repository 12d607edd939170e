import { type Way, waysToTell } from '@cartouche/contract/telling.rules';

import type { InnerContext } from '../context.ts';
import { timesOf } from './quiet.ts';
import { findChoice, upsertTellings } from './tellings.store.ts';

/** A find, by the id of its row of items, and the price that it is offered at, in its own currency. */
export type Find = { itemId: number; price: number };

/** Of some finds of a user, those that they still want to hear of; the alerts know. */
export type StillWanted = (
  ctx: InnerContext,
  userId: string,
  itemIds: readonly number[],
) => Promise<ReadonlySet<number>>;

export type Announcement = { userId: string; finds: readonly Find[] };

/**
 * Writes down that a user is to be told of finds, in the transaction that stores them: they are told if it is
 * committed, and only then. It may be called as often as a find is seen. Each find is told once by each way, and again
 * only if its price has fallen by a tenth or more since it was told. Quiet hours put it off; a mail is written in the
 * morning.
 */
export async function announce(ctx: InnerContext, announcement: Announcement): Promise<void> {
  const { userId, finds } = announcement;
  const { notBefore = ctx.now(), digestAt } = await timesOf(ctx, userId);
  const tellings = (await waysOf(ctx, userId)).flatMap((way) =>
    finds.map(({ itemId, price }) => ({
      item_id: itemId,
      way,
      price,
      due_at: way === 'mail' ? digestAt : notBefore,
    })),
  );
  await upsertTellings(ctx.db, userId, tellings);
}

/** By which ways a user is told now. */
export async function waysOf(ctx: InnerContext, userId: string): Promise<Way[]> {
  const choice = await findChoice(ctx.db, userId);
  if (!choice) return [];
  const reach = { ...choice, telegram: choice.telegram && ctx.config.telegram !== undefined, mail: true };
  return waysToTell(choice.chosen, reach);
}
