import { Stripe } from 'stripe';

import { newId } from './ids.ts';
import { nowOn, sandboxNow, type World } from './world.ts';

export const apiVersion = Stripe.API_VERSION;

type Subject = { object: string; test_clock?: unknown };

/** Records what happened, with the object as it is now, and hands it to the webhooks. */
export function emit(world: World, type: Stripe.Event.Type, object: Subject): void {
  record(world, { type, object, previous: undefined });
}

type Happening = { type: Stripe.Event.Type; object: Subject; previous: object | undefined };

function record(world: World, { type, object, previous }: Happening): void {
  const clock = typeof object.test_clock === 'string' ? object.test_clock : null;
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: object.object.startsWith('test_helpers') ? sandboxNow(world) : nowOn(world, clock),
    data: { object: snapshot(object), ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: world.endpoints.size,
    request: world.replayed === undefined ? world.request : null,
    type,
  } as Stripe.Event; // as: the SDK has a type for each kind of event, which `type` alone does not choose
  world.events.set(event.id, event);
  world.deliver(event);
}

/** Changes an object and reports what was different before, if anything was. */
export function change<T extends Subject>(
  world: World,
  { object, type }: { object: T; type: Stripe.Event.Type },
  apply: (object: T) => void,
): void {
  const before = snapshot(object);
  apply(object);
  const previous = differences(before, snapshot(object));
  if (Object.keys(previous).length > 0) record(world, { type, object, previous });
}

/** As it travels: decimals are text on the wire. */
export function snapshot<T extends object>(object: T): T {
  return JSON.parse(JSON.stringify(object));
}

function differences(before: object, after: object): Record<string, unknown> {
  const now = new Map<string, unknown>(Object.entries(after));
  return Object.fromEntries(
    Object.entries(before).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(now.get(key))),
  );
}
