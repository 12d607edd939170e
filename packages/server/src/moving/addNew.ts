import { addItems } from '../collection/many.ts';
import type { InnerContext, UserId } from '../context.ts';
import { byRank } from './compare.ts';
import type { Entered } from './enter.ts';
import { type Batch, createdAt, fieldsOf } from './owned.ts';

type OfMove = { userId: UserId; moveId: number };

/** The rows that go to a list, each with its game. */
export function goingTo(list: 'collection' | 'wishlist', { rows, entered }: Pick<Batch, 'rows' | 'entered'>) {
  return rows.flatMap(({ wanted, ...row }) => {
    const gameId = entered.get(row.place)?.gameId ?? row.game_id;
    const isNew = (row.status === 'new' && row.decision?.do !== 'skip') || entered.has(row.place);
    return isNew && gameId !== null && wanted?.list === list ? [{ ...row, wanted, gameId }] : [];
  });
}

/** Whether rows of this batch made the own entry. */
export function isNewEntry(gameId: number, entered: ReadonlyMap<number, Entered>): boolean {
  return [...entered.values()].some((one) => one.isNew && one.gameId === gameId);
}

/** Adds the games that are not owned yet. Of several rows of one own entry, the best one is its main copy. */
export async function addNew(
  ctx: InnerContext,
  ofMove: OfMove,
  { rows, entered, tier, written }: Batch & { tier: Parameters<typeof addItems>[2]['tier'] },
): Promise<void> {
  const going = goingTo('collection', { rows, entered }).toSorted(byRank);
  const leading = new Map(going.toReversed().map((one) => [one.gameId, one])); // the first of each game stays
  const items = [...leading.values()].map(({ place, wanted, gameId }) => ({
    place,
    gameId,
    fields: fieldsOf(ctx, wanted.fields),
    createdAt: createdAt(ctx, wanted.added),
  }));
  const added = await addItems(ctx, ofMove.userId, { items, tier });
  const itemOf = new Map(added.map((item) => [item.game_id, item]));
  for (const { place, gameId, fields } of items) {
    const item = itemOf.get(gameId);
    if (!item) continue; // owned meanwhile
    written.set(place, {
      did: 'added',
      itemId: item.id,
      gameId,
      wishedAt: item.wished_at ? new Date(item.wished_at).toISOString() : null,
      fields,
      ...(isNewEntry(gameId, entered) && { isEntry: true }),
    });
  }
}
