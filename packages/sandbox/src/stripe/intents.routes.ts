import { isFailure, readCard } from './cards.ts';
import { requireMethod } from './customers.routes.ts';
import { cancelIntent, charge, createIntent } from './intents.ts';
import { cardError, createMethod } from './methods.ts';
import { requireAmount } from './money.ts';
import { afterAttempt, outcomeOf } from './payments.ts';
import {
  flag,
  integer,
  mergeMetadata,
  metadata,
  object,
  oneOf,
  type Read,
  required,
  text,
} from './parameters.ts';
import { cannot, noSuch, Refusal } from './refusal.ts';
import { browserRoute, listPage, page, route } from './route.ts';
import { type Intent, type Method, requireCustomer, requireIntent, type World } from './world.ts';

const cardFields = { number: text, exp_month: integer, exp_year: integer, cvc: text, token: text };
const cardData = object({
  type: oneOf('card'),
  card: object(cardFields),
  billing_details: object({ name: text, email: text }),
});
const confirmFields = {
  payment_method: text,
  payment_method_data: cardData,
  return_url: text,
  use_stripe_sdk: flag,
  client_secret: text,
  key: text,
};

export const intentRoutes = [
  route(
    'POST /v1/payment_intents',
    {
      amount: required(integer),
      currency: required(text),
      customer: text,
      description: text,
      receipt_email: text,
      metadata,
      automatic_payment_methods: object({
        enabled: required(flag),
        allow_redirects: oneOf('always', 'never'),
      }),
      confirm: flag,
      payment_method: text,
      return_url: text,
    },
    ({ world, input }) => {
      const currency = input.currency.toLowerCase();
      requireAmount(input.amount, currency);
      if (input.customer) requireCustomer(world, input.customer, 'customer');
      const intent = createIntent(world, {
        amount: input.amount,
        currency,
        customer: input.customer || null,
        description: input.description || null,
        email: input.receipt_email || null,
        metadata: mergeMetadata({}, input.metadata),
        automatic: input.automatic_payment_methods?.enabled ?? true,
      });
      const method = input.payment_method
        ? requireMethod(world, input.payment_method, 'payment_method')
        : undefined;
      if (input.confirm) confirm(world, intent, { method, returnUrl: input.return_url });
      return intent;
    },
  ),
  route('GET /v1/payment_intents', { ...page, customer: text }, ({ world, input }) => {
    const { customer } = input;
    const found = [...world.intents.values()].filter(
      (one) => customer === undefined || one.customer === customer,
    );
    return listPage(found, input, '/v1/payment_intents');
  }),
  browserRoute(
    'GET /v1/payment_intents/:id',
    { client_secret: text, key: text },
    ({ world, id, input, isBrowser }) => visible(requireIntent(world, id), isBrowser, input.client_secret),
  ),
  browserRoute('POST /v1/payment_intents/:id/confirm', confirmFields, ({ world, id, input, isBrowser }) => {
    const { payment_method, payment_method_data, return_url, client_secret } = input;
    const intent = requireIntent(world, id);
    visible(intent, isBrowser, client_secret);
    const method = payment_method
      ? requireMethod(world, payment_method, 'payment_method')
      : typedMethod(world, payment_method_data?.card);
    confirm(world, intent, { method, returnUrl: return_url });
    return visible(intent, isBrowser, client_secret);
  }),
  route('POST /v1/payment_intents/:id/cancel', { cancellation_reason: text }, ({ world, id }) => {
    const intent = requireIntent(world, id);
    requireStatus(intent, 'cancel', ['requires_payment_method', 'requires_confirmation', 'requires_action']);
    cancelIntent(world, intent);
    return intent;
  }),
];
type CardInput = { [K in keyof typeof cardFields]: Read<(typeof cardFields)[K]> };

/** A browser sees an intent only with its secret, and less of it. */
function visible(intent: Intent, isBrowser: boolean, secret: unknown): Partial<Intent> {
  if (!isBrowser) return intent;
  if (secret !== intent.client_secret) throw noSuch('payment_intent', intent.id, 'intent');
  const { id, object: kind, amount, currency, status, client_secret, created, livemode } = intent;
  const { description, last_payment_error, next_action, payment_method, payment_method_types } = intent;
  const facts = { id, object: kind, amount, currency, status, client_secret, created, livemode };
  return { ...facts, description, last_payment_error, next_action, payment_method, payment_method_types };
}

function typedMethod(world: World, card: CardInput | undefined): Method | undefined {
  if (!card) return undefined;
  if (card.token) return requireMethod(world, card.token.replace(/^tok_/, 'pm_card_'), 'payment_method_data');
  const expiry = { month: card.exp_month ?? 0, year: fullYear(card.exp_year ?? 0) };
  const read = readCard({ number: card.number ?? '', cvc: card.cvc ?? '', ...expiry }, world.realSeconds());
  if (isFailure(read)) throw cardError(read);
  return createMethod(world, read, expiry);
}

/** `34` means 2034. */
export function fullYear(year: number): number {
  return year > 0 && year < 100 ? 2000 + year : year;
}

type Confirmation = { method: Method | undefined; returnUrl: string | undefined };

/** Charges an intent while the customer is there; a declined card is 402 with the intent as it is afterwards. */
function confirm(world: World, intent: Intent, { method, returnUrl }: Confirmation): void {
  requireStatus(intent, 'confirm', ['requires_payment_method', 'requires_confirmation', 'requires_action']);
  const paying = method ?? world.methods.get(intent.payment_method ?? '');
  if (!paying) {
    throw cannot(
      'You cannot confirm this PaymentIntent because it’s missing a payment method. Provide a payment method.',
      { code: 'payment_intent_unexpected_state' },
    );
  }
  charge(world, intent, { method: paying, outcome: outcomeOf(world, paying, 'present'), returnUrl });
  afterAttempt(world, intent, 'present');
  const error = intent.last_payment_error;
  if (error) {
    throw cardError(
      {
        code: String(error.code),
        ...(error.decline_code && { decline_code: error.decline_code }),
        message: error.message ?? 'Your card was declined.',
      },
      intent,
    );
  }
}

function requireStatus(intent: Intent, verb: string, statuses: string[]): void {
  if (statuses.includes(intent.status)) return;
  throw new Refusal(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`,
    payment_intent: intent,
  });
}
