import { emit } from './events.ts';
import { newId } from './ids.ts';
import { badParameter, noSuch } from './refusal.ts';
import { type Customer, nowOn, type World } from './world.ts';

type Input = {
  email: string | undefined;
  name: string | undefined;
  description: string | undefined;
  metadata: Record<string, string>;
  locales: string[];
  clock: string | undefined;
};

export function createCustomer(world: World, input: Partial<Input>): Customer {
  const { email, name, description, clock } = input;
  if (email && !email.includes('@')) {
    throw badParameter('email', `Invalid email address: ${email}`, 'email_invalid');
  }
  if (clock && !world.clocks.has(clock)) throw noSuch('testclock', clock, 'test_clock');

  const id = newId('cus', 14);
  const customer = {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: nowOn(world, clock ?? null),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: description || null,
    discount: null,
    email: email || null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: input.metadata ?? {},
    name: name || null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: input.locales ?? [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: clock ?? null,
  } satisfies Customer;
  world.customers.set(id, customer);
  emit(world, 'customer.created', customer);
  return customer;
}
