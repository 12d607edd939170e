import type { Card } from './cards.ts';
import { cardOfNumber, isFailure } from './cards.ts';
import { emit } from './events.ts';
import { newId } from './ids.ts';
import { Refusal } from './refusal.ts';
import { type Customer, type Intent, type Method, sandboxNow, type World } from './world.ts';

export type Expiry = { month: number; year: number };

export function createMethod(world: World, card: Card, { month, year }: Expiry): Method {
  const method = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: card.brand,
      exp_month: month,
      exp_year: year,
      fingerprint: null,
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: sandboxNow(world),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  } satisfies Method;
  world.methods.set(method.id, method);
  world.cardNumbers.set(method.id, card.number);
  return method;
}

/** Keeps a card for a customer. A card that is declined cannot be kept; one that asks for its owner can. */
export function attach(world: World, method: Method, customer: Customer): void {
  const outcome = cardOf(world, method).attended;
  if (isFailure(outcome)) throw cardError(outcome);

  method.customer = customer.id;
  emit(world, 'payment_method.attached', method);
}

export function cardOf(world: World, method: Method): Card {
  const card = cardOfNumber(world.cardNumbers.get(method.id) ?? '');
  if (!card) throw new Error(`the payment method ${method.id} has no card`);
  return card;
}

export function cardError(
  { code, decline_code, message }: { code: string; decline_code?: string; message: string },
  intent?: Intent,
): Refusal {
  return new Refusal(402, {
    type: 'card_error',
    code,
    ...(decline_code && { decline_code }),
    message,
    ...(intent && { payment_intent: intent }),
  });
}
