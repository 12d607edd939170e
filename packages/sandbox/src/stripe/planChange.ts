import type Stripe from 'stripe';

import { periodEnd } from './calendar.ts';
import { periodLine, toLine } from './lines.ts';
import { prorate } from './money.ts';
import { itemAmount, productName, toPlan } from './prices.ts';
import { cannot, noSuch } from './refusal.ts';
import { requireOneRhythm, rhythmOf } from './start.ts';
import { currentPeriod, newItem, type Period } from './subscription.ts';
import { type Item, nowOn, requirePrice, type Subscription, type World } from './world.ts';

export type WantedItem = {
  id: string | undefined;
  price: string | undefined;
  quantity: number | undefined;
  deleted: boolean | undefined;
};
export type Wish = {
  items: WantedItem[];
  prorates: boolean;
  prorationDate: number | undefined;
  startsNow: boolean;
};

/** What a change of plan would do: its items, what they cost, and the period they start. */
export type PlanChange = {
  items: Item[];
  lines: Stripe.InvoiceLineItem[];
  /** Only when the rhythm changes: then the whole new period is invoiced at once. */
  newPeriod: Period | undefined;
};

/**
 * Works a change out without doing it. The time that is left of what was paid is credited and the same time on the new
 * price is charged, both to the second; a change between monthly and yearly starts a new period, charged in full. In a
 * trial nothing has been paid and nothing is due.
 */
export function planChange(world: World, subscription: Subscription, wish: Wish): PlanChange {
  const now = nowOn(world, subscription.test_clock);
  const before = subscription.items.data;
  const items = wantedItems(world, subscription, wish.items);
  requireOneRhythm(items);
  if (subscription.status === 'trialing') return { items, lines: [], newPeriod: undefined };

  const at = wish.prorationDate ?? now;
  const period = currentPeriod(subscription);
  if (at < period.start || at > period.end) {
    throw cannot('proration_date must be within the current period of the subscription.', {
      param: 'proration_date',
    });
  }
  const [first] = items;
  const [old] = before;
  if (!first || !old) throw cannot('A subscription must have at least one item.', { param: 'items' });

  if (wish.startsNow || rhythmOf(first.price) !== rhythmOf(old.price)) {
    const newPeriod = { start: now, end: periodEnd(now, first.price.recurring, 1) };
    const credits = wish.prorates ? before.map((item) => partLine(world, item, { at, isCredit: true })) : [];
    const charges = items.map((item) => periodLine(world, item, newPeriod));
    return { items, lines: [...credits, ...charges], newPeriod };
  }
  const gone = before.filter((item) => !items.some((one) => isSame(one, item)));
  const come = items.filter((item) => !before.some((one) => isSame(one, item)));
  const lines = [
    ...gone.map((item) => partLine(world, item, { at, isCredit: true })),
    ...come.map((item) => partLine(world, item, { at, isCredit: false })),
  ];
  return { items, lines: wish.prorates ? lines : [], newPeriod: undefined };
}

/** Copies of the items as they would be. Without the id of an item, a price is added beside the others. */
function wantedItems(world: World, subscription: Subscription, wanted: WantedItem[]): Item[] {
  const period = currentPeriod(subscription);
  const items = new Map(subscription.items.data.map((item) => [item.id, { ...item }]));
  wanted.forEach((want, index) => {
    const price = want.price ? requirePrice(world, want.price, `items[${index}][price]`) : undefined;
    if (want.id === undefined) {
      if (!price)
        throw cannot(`Missing required param: items[${index}][price].`, { code: 'parameter_missing' });
      if ([...items.values()].some((item) => item.price.id === price.id)) {
        throw cannot(`Cannot add multiple subscription items with the same price: ${price.id}`, {
          param: `items[${index}][price]`,
        });
      }
      const added = newItem(subscription, { price, quantity: want.quantity ?? 1 }, period);
      items.set(added.id, added);
      return;
    }
    const item = items.get(want.id);
    if (!item) throw noSuch('subscription_item', want.id, `items[${index}][id]`);
    if (want.deleted) items.delete(want.id);
    if (price) Object.assign(item, { price, plan: toPlan(price) });
    if (want.quantity !== undefined) item.quantity = want.quantity;
  });
  return [...items.values()];
}

function isSame(one: Item, other: Item): boolean {
  return one.id === other.id && one.price.id === other.price.id && one.quantity === other.quantity;
}

/** What a price costs, or gives back, for the rest of the period that runs. */
function partLine(world: World, item: Item, { at, isCredit }: { at: number; isCredit: boolean }) {
  const { current_period_start: start, current_period_end: end } = item;
  const part = prorate(itemAmount(item), end - at, end - start);
  const date = new Date(at * 1000).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
  const name = productName(world, item.price);
  return toLine({
    item,
    period: { start: at, end },
    amount: isCredit ? -part : part,
    description: `${isCredit ? 'Unused' : 'Remaining'} time on ${name} after ${date}`,
    isProration: true,
  });
}
