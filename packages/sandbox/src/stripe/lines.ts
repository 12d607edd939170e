import { Stripe } from 'stripe';

import { newId } from './ids.ts';
import { formatAmount } from './money.ts';
import { itemAmount, productName } from './prices.ts';
import type { Period } from './subscription.ts';
import type { Item, World } from './world.ts';

type Line = { item: Item; period: Period; amount: number; description: string; isProration: boolean };

/** One line of an invoice, for a part of what a subscription bills. */
export function toLine({ item, period, amount, description, isProration }: Line): Stripe.InvoiceLineItem {
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: item.price.currency,
    description,
    discount_amounts: [],
    discountable: !isProration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: isProration,
        proration_details: null,
        subscription: item.subscription,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: { start: period.start, end: period.end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item.price.id, product: item.price.product },
      type: 'price_details',
      unit_amount_decimal: item.price.unit_amount_decimal,
    },
    quantity: item.quantity,
    quantity_decimal: Stripe.Decimal.from(item.quantity),
    subscription: item.subscription,
    subtotal: amount,
    taxes: [],
  } satisfies Stripe.InvoiceLineItem;
}

export function trialLine(world: World, item: Item, period: Period): Stripe.InvoiceLineItem {
  const description = `Trial period for ${productName(world, item.price)}`;
  return toLine({ item, period, amount: 0, description, isProration: false });
}

export function periodLine(world: World, item: Item, period: Period): Stripe.InvoiceLineItem {
  const { currency, unit_amount, recurring } = item.price;
  const price = formatAmount(unit_amount, currency, 'en');
  const description = `${item.quantity} × ${productName(world, item.price)} (at ${price} / ${recurring.interval})`;
  return toLine({ item, period, amount: itemAmount(item), description, isProration: false });
}
