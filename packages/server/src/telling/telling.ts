import { type Reach, type Way, ways, waysToTell } from '@cartouche/contract/telling.rules';

import type { InnerContext } from '../context.ts';
import type { Find } from './found.ts';
import { timesOf } from './quiet.ts';
import { type Choice, findChoice, listGivenUp, upsertTellings } from './tellings.store.ts';

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
  const told = await waysOf(ctx, userId);
  await writeDown(
    ctx,
    userId,
    told.flatMap((way) => finds.map((find) => ({ ...find, way }))),
  );
}

/**
 * What every way that was tried has given up goes to the next one that reaches the user, at least to the mail. Nobody
 * is told who wants to be told by no way.
 */
export async function announceByNext(ctx: InnerContext, { userId, finds }: Announcement): Promise<void> {
  const choice = await findChoice(ctx.db, userId);
  if (!choice || choice.chosen?.length === 0) return;
  const reach = reachOf(ctx, choice);
  const given = await listGivenUp(
    ctx.db,
    userId,
    finds.map(({ itemId }) => itemId),
  );
  const next = finds.flatMap((find) => {
    const tried = given.get(find.itemId);
    const way = tried && ways.find((one) => reach[one] && !tried.includes(one));
    return way ? { ...find, way } : [];
  });
  await writeDown(ctx, userId, next);
}

async function writeDown(
  ctx: InnerContext,
  userId: string,
  finds: readonly (Find & { way: Way })[],
): Promise<void> {
  const { notBefore = ctx.now(), digestAt } = await timesOf(ctx, userId);
  const tellings = finds.map(({ itemId, way, price }) => ({
    item_id: itemId,
    way,
    price,
    due_at: way === 'mail' ? digestAt : notBefore,
  }));
  await upsertTellings(ctx.db, userId, tellings);
}

/** By which ways a user is told now. */
export async function waysOf(ctx: InnerContext, userId: string): Promise<Way[]> {
  const choice = await findChoice(ctx.db, userId);
  return choice ? waysToTell(choice.chosen, reachOf(ctx, choice)) : [];
}

/** A bot that the operator switched off reaches nobody. */
function reachOf({ config }: InnerContext, { telegram, push }: Choice): Reach {
  return { telegram: telegram && config.telegram !== undefined, push, mail: true };
}
