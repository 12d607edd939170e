import { isFailure, type Outcome } from './cards.ts';
import { emit } from './events.ts';
import { newId } from './ids.ts';
import { type Intent, type Method, nowOn, type World } from './world.ts';

type Input = {
  amount: number;
  currency: string;
  customer: string | null;
  description: string | null;
  email: string | null;
  metadata: Record<string, string>;
  automatic: boolean;
};

export function createIntent(world: World, input: Input): Intent {
  const id = newId('pi');
  const customer = input.customer ? world.customers.get(input.customer) : undefined;
  const clock = customer && !customer.deleted ? customer.test_clock : null;
  const intent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: input.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: input.automatic ? { allow_redirects: 'always', enabled: true } : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: newId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: nowOn(world, clock),
    currency: input.currency,
    customer: input.customer,
    customer_account: null,
    description: input.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: input.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: input.email,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  } satisfies Intent as Intent; // as: without it the type keeps the first values only
  world.intents.set(id, intent);
  emit(world, 'payment_intent.created', intent);
  return intent;
}

/** Charges a card, and tells what came of it. Only an attended payment can ask the card's owner. */
export function charge(
  world: World,
  intent: Intent,
  { method, outcome, returnUrl }: { method: Method; outcome: Outcome; returnUrl?: string | undefined },
): void {
  intent.payment_method = method.id;
  intent.last_payment_error = null;
  intent.next_action = null;
  if (outcome === 'ok') return succeed(world, intent);
  if (outcome === 'authenticate') {
    const url = `${world.baseUrl}/authenticate/${intent.id}?secret=${intent.client_secret}`;
    intent.status = 'requires_action';
    intent.next_action = {
      type: 'redirect_to_url',
      redirect_to_url: { return_url: returnUrl ?? null, url },
    };
    return emit(world, 'payment_intent.requires_action', intent);
  }
  fail(world, intent, outcome);
}

/** The step in which the card's owner says who they are. */
export function authenticate(world: World, intent: Intent, isOwner: boolean): void {
  intent.next_action = null;
  if (isOwner) return succeed(world, intent);
  fail(world, intent, {
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
}

export function cancelIntent(world: World, intent: Intent): void {
  intent.status = 'canceled';
  intent.canceled_at = nowOn(world, null);
  emit(world, 'payment_intent.canceled', intent);
}

function succeed(world: World, intent: Intent): void {
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.latest_charge = newId('ch');
  emit(world, 'payment_intent.succeeded', intent);
}

function fail(world: World, intent: Intent, outcome: Exclude<Outcome, string>): void {
  const method = world.methods.get(intent.payment_method ?? '');
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.last_payment_error = {
    type:
      isFailure(outcome) && outcome.code.startsWith('payment_intent')
        ? 'invalid_request_error'
        : 'card_error',
    ...outcome,
    ...(method && { payment_method: method }),
  };
  emit(world, 'payment_intent.payment_failed', intent);
}
