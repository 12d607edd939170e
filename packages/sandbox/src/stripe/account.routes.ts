import type Stripe from 'stripe';

import { day } from './calendar.ts';
import { advanceClock, createClock, requireClock } from './clocks.ts';
import { deleteCustomer } from './customers.routes.ts';
import { apiVersion } from './events.ts';
import { newId } from './ids.ts';
import { flag, integer, list, mergeMetadata, metadata, required, text } from './parameters.ts';
import { badParameter, noSuch } from './refusal.ts';
import { listPage, page, route } from './route.ts';
import { sandboxNow, type World } from './world.ts';

const account = {
  id: 'acct_sandbox',
  object: 'account',
  business_profile: null,
  business_type: null,
  charges_enabled: true,
  country: 'US',
  default_currency: 'usd',
  details_submitted: true,
  email: 'sandbox@example.com',
  payouts_enabled: true,
  settings: null,
  type: 'standard',
} satisfies Stripe.Account;

export const accountRoutes = [
  route('GET /v1/account', {}, () => account),
  route(
    'POST /v1/webhook_endpoints',
    {
      url: required(text),
      enabled_events: required(list(required(text))),
      api_version: text,
      description: text,
      metadata,
    },
    ({ world, input }) => {
      const endpoint = createEndpoint(world, {
        url: input.url,
        events: input.enabled_events,
        metadata: mergeMetadata({}, input.metadata),
      });
      return { ...endpoint, secret: world.secrets.get(endpoint.id)?.[0] };
    },
  ),
  route('GET /v1/webhook_endpoints', page, ({ world, input }) =>
    listPage(world.endpoints.values(), input, '/v1/webhook_endpoints'),
  ),
  route('GET /v1/webhook_endpoints/:id', {}, ({ world, id }) => requireEndpoint(world, id)),
  route('POST /v1/webhook_endpoints/:id', { disabled: flag }, ({ world, id, input }) => {
    const endpoint = requireEndpoint(world, id);
    if (input.disabled !== undefined) endpoint.status = input.disabled ? 'disabled' : 'enabled';
    return endpoint;
  }),
  route('DELETE /v1/webhook_endpoints/:id', {}, ({ world, id }) => {
    requireEndpoint(world, id);
    world.endpoints.delete(id);
    return { id, object: 'webhook_endpoint', deleted: true };
  }),
  route('GET /v1/events', { ...page, type: text, types: list(required(text)) }, ({ world, input }) => {
    const { type, types } = input;
    const found = [...world.events.values()].filter(
      (one) => (type ?? one.type) === one.type && (types?.includes(one.type) ?? true),
    );
    return listPage(found, input, '/v1/events');
  }),
  route('GET /v1/events/:id', {}, ({ world, id }) => {
    const event = world.events.get(id);
    if (!event) throw noSuch('event', id);
    return event;
  }),
  route(
    'POST /v1/test_helpers/test_clocks',
    { frozen_time: required(integer), name: text },
    ({ world, input }) => {
      if (input.frozen_time < world.realSeconds() - 365 * day) {
        throw badParameter('frozen_time', 'frozen_time must be within the last year.');
      }
      return createClock(world, input.frozen_time, input.name || null);
    },
  ),
  route('GET /v1/test_helpers/test_clocks', page, ({ world, input }) =>
    listPage(world.clocks.values(), input, '/v1/test_helpers/test_clocks'),
  ),
  route('GET /v1/test_helpers/test_clocks/:id', {}, ({ world, id }) => requireClock(world, id)),
  route(
    'POST /v1/test_helpers/test_clocks/:id/advance',
    { frozen_time: required(integer) },
    ({ world, id, input }) => advanceClock(world, requireClock(world, id), input.frozen_time),
  ),
  route('DELETE /v1/test_helpers/test_clocks/:id', {}, ({ world, id }) => {
    requireClock(world, id);
    for (const customer of world.customers.values()) {
      if (!customer.deleted && customer.test_clock === id) deleteCustomer(world, customer);
    }
    world.clocks.delete(id);
    return { id, object: 'test_helpers.test_clock', deleted: true };
  }),
];

type NewEndpoint = { url: string; events: string[]; secret?: string; metadata?: Record<string, string> };

export function createEndpoint(world: World, input: NewEndpoint): Stripe.WebhookEndpoint {
  const endpoint = {
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: apiVersion,
    application: null,
    created: sandboxNow(world),
    description: null,
    enabled_events: input.events,
    livemode: false,
    metadata: input.metadata ?? {},
    status: 'enabled',
    url: input.url,
  } satisfies Stripe.WebhookEndpoint;
  world.endpoints.set(endpoint.id, endpoint);
  world.secrets.set(endpoint.id, [input.secret ?? newId('whsec', 32)]);
  return endpoint;
}

function requireEndpoint(world: World, id: string): Stripe.WebhookEndpoint {
  const endpoint = world.endpoints.get(id);
  if (!endpoint) throw noSuch('webhook endpoint', id);
  return endpoint;
}
