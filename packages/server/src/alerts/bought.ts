import type { FoundGem } from '@cartouche/contract/alertShapes';
import { alertMarketplaces } from '@cartouche/contract/alerts.rules';
import type { Item } from '@cartouche/contract/collection';
import type { ItemChange } from '@cartouche/contract/item';

import { saveBought, takeBackBought } from '../collection/bought.ts';
import { type Context, type UserId, dayOf, inTransaction } from '../context.ts';
import { convert, ratesNow } from '../rates/rates.ts';
import { Refusal } from '../refusal.ts';
import { currencyOf } from '../settings/settings.ts';
import { lockTier } from '../subscription/subscription.ts';
import { findAlert, updateAlert } from './alerts.store.ts';
import { requireFound, requireTold } from './found.ts';
import { deletePurchase, insertPurchase, passOnCopy, passOnPause } from './purchases.store.ts';

/** What the form of a copy starts with: what it cost with fees, as far as they are known, and where it was found. */
export async function getPurchase(ctx: Context, userId: UserId, id: number) {
  const found = await requireFound(ctx, userId, id);
  if (found.isBought) throw new Refusal('found_item_bought');
  const to = await currencyOf(ctx.db, userId);
  const rates = await ratesNow(ctx);
  const price = convert({ amount: found.total ?? found.price, from: found.currency, to }, rates);
  return {
    title: found.title,
    game_id: found.game_id,
    query: found.query,
    purchaseDate: dayOf(ctx),
    purchasePrice: price ?? null,
    notes: price === undefined ? `${notesOf(found)}\n${paidFor(found)}` : notesOf(found),
    ratesDay: found.currency === to || price === undefined ? null : (rates?.day ?? null),
  };
}

function notesOf({ url, seller, marketplace }: FoundGem): string {
  return [url, [alertMarketplaces[marketplace], seller].filter(Boolean).join(' · ')].join('\n');
}

/** What was paid would be lost where no rate is known: 'GBP 11.56'. */
const paidFor = ({ currency, total, price }: FoundGem) => `${currency} ${(total ?? price).toFixed(2)}`;

type Purchase = ItemChange & { id: number; game_id: number };

/** Saves the copy, grants the wish and pauses the alert, in one transaction. */
export function buyFound(
  ctx: Context,
  userId: UserId,
  { id, game_id: gameId, ...change }: Purchase,
): Promise<Item> {
  return inTransaction(ctx, async (ctx) => {
    await lockTier(ctx, userId); // two tabs must not both buy it
    const { alertId } = await requireFound(ctx, userId, id);
    const alert = await findAlert(ctx.db, userId, alertId);
    const { item, before } = await saveBought(ctx, userId, { gameId, change });
    const isNew = await insertPurchase(ctx.db, userId, {
      item_id: id,
      game_id: item.game_id,
      before: before.copy,
      wished_at: before.wishedAt,
      was_active: alert?.active === true,
      bought_at: ctx.now(),
    });
    if (!isNew) throw new Refusal('found_item_bought');
    await updateAlert(ctx.db, userId, { id: alertId, active: false });
    return item;
  });
}

/**
 * Brings back the copy as it was, the wish and the alert, also if the find was put away since. What a later purchase
 * of the same game or alert stands on stays, and comes back with that one.
 */
export function undoBuyFound(ctx: Context, userId: UserId, id: number) {
  return inTransaction(ctx, async (ctx) => {
    await lockTier(ctx, userId);
    const { alertId } = await requireTold(ctx, userId, id);
    const purchase = await deletePurchase(ctx.db, userId, id);
    if (!purchase) throw new Refusal('purchase_not_found');
    const { game_id: gameId, before: copy, wished_at: wishedAt, was_active: wasActive } = purchase;
    if (!(await passOnCopy(ctx.db, userId, purchase)))
      await takeBackBought(ctx, userId, { gameId, before: { copy, wishedAt } });
    if (wasActive && !(await passOnPause(ctx.db, userId, { ...purchase, alertId })))
      await updateAlert(ctx.db, userId, { id: alertId, active: true });
    return { ok: true } as const;
  });
}
