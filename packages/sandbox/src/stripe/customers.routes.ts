import { cardOfToken } from './cards.ts';
import { createCustomer } from './customers.ts';
import { change, emit } from './events.ts';
import { attach, createMethod } from './methods.ts';
import { list, mergeMetadata, metadata, object, oneOf, required, text } from './parameters.ts';
import { noSuch } from './refusal.ts';
import { listPage, page, route } from './route.ts';
import { endSubscription, hasEnded } from './subscription.ts';
import { type Customer, type Method, nowOn, requireCustomer, subscriptionsOf, type World } from './world.ts';

const settings = object({ default_payment_method: text });

export const customerRoutes = [
  route(
    'POST /v1/customers',
    {
      email: text,
      name: text,
      description: text,
      metadata,
      preferred_locales: list(required(text)),
      test_clock: text,
      payment_method: text,
      invoice_settings: settings,
    },
    ({ world, input }) => {
      const customer = createCustomer(world, {
        ...input,
        metadata: mergeMetadata({}, input.metadata),
        locales: input.preferred_locales ?? [],
        clock: input.test_clock,
      });
      if (input.payment_method) attach(world, requireMethod(world, input.payment_method), customer);
      setDefault(world, customer, input.invoice_settings?.default_payment_method);
      return customer;
    },
  ),
  route('GET /v1/customers', { ...page, email: text, test_clock: text }, ({ world, input }) => {
    const found = [...world.customers.values()].filter(
      (one): one is Customer =>
        !one.deleted &&
        (input.email === undefined || one.email === input.email) &&
        (input.test_clock ?? null) === one.test_clock,
    );
    return listPage(found, input, '/v1/customers');
  }),
  route('GET /v1/customers/:id', {}, ({ world, id }) => {
    const customer = world.customers.get(id);
    if (!customer) throw noSuch('customer', id);
    return customer.deleted ? { id, object: 'customer', deleted: true } : customer;
  }),
  route(
    'POST /v1/customers/:id',
    {
      email: text,
      name: text,
      description: text,
      metadata,
      preferred_locales: list(required(text)),
      invoice_settings: settings,
    },
    ({ world, id, input }) => {
      const customer = requireCustomer(world, id);
      change(world, { object: customer, type: 'customer.updated' }, (one) => {
        if (input.email !== undefined) one.email = input.email || null;
        if (input.name !== undefined) one.name = input.name || null;
        if (input.description !== undefined) one.description = input.description || null;
        if (input.preferred_locales) one.preferred_locales = input.preferred_locales;
        one.metadata = mergeMetadata(one.metadata, input.metadata);
      });
      setDefault(world, customer, input.invoice_settings?.default_payment_method);
      return customer;
    },
  ),
  route('DELETE /v1/customers/:id', {}, ({ world, id }) => {
    deleteCustomer(world, requireCustomer(world, id));
    return { id, object: 'customer', deleted: true };
  }),
  route('GET /v1/customers/:id/payment_methods', { ...page, type: text }, ({ world, id, input }) => {
    requireCustomer(world, id);
    const own = [...world.methods.values()].filter(({ customer }) => customer === id);
    return listPage(own, input, `/v1/customers/${id}/payment_methods`);
  }),
  route('GET /v1/payment_methods', { ...page, customer: text, type: text }, ({ world, input }) => {
    const own = [...world.methods.values()].filter(({ customer }) => customer && customer === input.customer);
    return listPage(own, input, '/v1/payment_methods');
  }),
  route(
    'POST /v1/payment_methods',
    { type: oneOf('card'), card: object({ token: text }), metadata },
    ({ world, input }) => requireMethod(world, input.card?.token?.replace(/^tok_/, 'pm_card_') ?? ''),
  ),
  route('GET /v1/payment_methods/:id', {}, ({ world, id }) => requireMethod(world, id)),
  route('POST /v1/payment_methods/:id/attach', { customer: required(text) }, ({ world, id, input }) => {
    const method = requireMethod(world, id);
    attach(world, method, requireCustomer(world, input.customer, 'customer'));
    return method;
  }),
  route('POST /v1/payment_methods/:id/detach', {}, ({ world, id }) => {
    const method = requireMethod(world, id);
    method.customer = null;
    emit(world, 'payment_method.detached', method);
    return method;
  }),
];

/** A kept payment method, or a new one for one of Stripe's test names, such as `pm_card_visa`. */
export function requireMethod(world: World, id: string, param?: string): Method {
  const known = world.methods.get(id);
  if (known) return known;
  const card = cardOfToken(id);
  if (!card) throw noSuch('PaymentMethod', id, param);
  return createMethod(world, card, {
    month: 12,
    year: new Date(nowOn(world, null) * 1000).getFullYear() + 3,
  });
}

export function setDefault(world: World, customer: Customer, method: string | undefined): void {
  if (method === undefined) return;
  const known = method ? requireMethod(world, method, 'invoice_settings[default_payment_method]') : undefined;
  if (known && known.customer === null) attach(world, known, customer);
  if (known && known.customer !== customer.id) throw noSuch('PaymentMethod', method, 'invoice_settings');
  change(world, { object: customer, type: 'customer.updated' }, (one) => {
    one.invoice_settings.default_payment_method = known?.id ?? null;
  });
}

/** Its subscriptions end at once, and nothing of it is charged any more. */
export function deleteCustomer(world: World, customer: Customer): void {
  for (const subscription of subscriptionsOf(world, customer.id)) {
    if (!hasEnded(subscription)) endSubscription(world, subscription);
  }
  emit(world, 'customer.deleted', customer);
  world.customers.set(customer.id, { id: customer.id, deleted: true });
}
