import type Stripe from 'stripe';

import { newId } from './ids.ts';
import { seededRandom } from '../random.ts';
import { type Attempt, send } from './signature.ts';
import type { World } from './world.ts';

export type Delivery = {
  id: string;
  event: string;
  type: string;
  endpoint: string;
  state: 'waiting' | 'held' | 'sending' | 'delivered' | 'failed' | 'dropped';
  attempts: Attempt[];
};

/** How the next webhooks travel. */
export type Mood = {
  how: 'never' | 'late' | 'double' | 'reorder';
  times: number;
  delayMs: number;
  types: string[] | undefined;
};

export type DeliveryOptions = {
  /** How long after a failed attempt the next one follows. */
  retryDelaysMs: readonly number[];
  /** How many travel at once. */
  lanes: number;
  /** Decides the order of those that wait. */
  seed: number;
};

/**
 * Signed events on their way: several at once, in a shuffled order, again after a failure. Real time rules here,
 * whatever the sandbox's clock says, because receivers check a signature's age by their own.
 */
export type Deliveries = DeliveryOptions & {
  world: World;
  all: Delivery[];
  waiting: Delivery[];
  /** Of this moment; they begin to wait together. */
  gathered: Delivery[];
  timers: Set<NodeJS.Timeout>;
  random: () => number;
  mood: Mood | undefined;
  isHolding: boolean;
  isClosed: boolean;
  sending: number;
  whenIdle: (() => void)[];
};

const gatherMs = 20; // so that events of one moment can overtake each other

export function createDeliveries(world: World, options: DeliveryOptions): Deliveries {
  const deliveries: Deliveries = {
    ...options,
    world,
    all: [],
    waiting: [],
    gathered: [],
    timers: new Set(),
    random: seededRandom(options.seed),
    mood: undefined,
    isHolding: false,
    isClosed: false,
    sending: 0,
    whenIdle: [],
  };
  world.deliver = (event) => deliver(deliveries, event);
  return deliveries;
}

function deliver(deliveries: Deliveries, event: Stripe.Event): void {
  for (const endpoint of deliveries.world.endpoints.values()) {
    if (!wants(endpoint, event.type)) continue;
    const mood = spend(deliveries, event.type);
    const copies = mood?.how === 'double' ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1) {
      const delivery = newDelivery(deliveries, event, endpoint.id);
      const waitMs = waitOf(deliveries, mood);
      if (mood?.how === 'never') delivery.state = 'dropped';
      else if (waitMs === undefined) gather(deliveries, delivery);
      else queue(deliveries, delivery, waitMs);
    }
  }
}

function spend({ mood }: Deliveries, type: string): Mood | undefined {
  if (!mood || mood.times === 0 || !(mood.types?.includes(type) ?? true)) return undefined;
  mood.times -= 1;
  return mood;
}

/** Reordered events wait for different times, so that later ones overtake earlier ones; most wait for no time of their own. */
function waitOf({ random }: Deliveries, mood: Mood | undefined): number | undefined {
  if (mood?.how === 'late') return mood.delayMs;
  if (mood?.how === 'reorder') return mood.delayMs * random();
  return undefined;
}

/** One timer for all events of a moment: the seed decides their order, however slow the machine is. */
function gather(deliveries: Deliveries, delivery: Delivery): void {
  deliveries.gathered.push(delivery);
  if (deliveries.gathered.length > 1) return;
  later(deliveries, gatherMs, () => deliveries.gathered.splice(0));
}

function newDelivery({ all, isHolding }: Deliveries, { id, type }: Stripe.Event, endpoint: string): Delivery {
  const state = isHolding ? 'held' : 'waiting';
  const delivery: Delivery = { id: newId('dlv'), event: id, type, endpoint, state, attempts: [] };
  all.push(delivery);
  return delivery;
}

function queue(deliveries: Deliveries, delivery: Delivery, delayMs: number): void {
  later(deliveries, delayMs, () => [delivery]);
}

function later(deliveries: Deliveries, delayMs: number, take: () => Delivery[]): void {
  const timer = setTimeout(() => {
    deliveries.timers.delete(timer);
    deliveries.waiting.push(...take());
    pump(deliveries);
  }, delayMs);
  deliveries.timers.add(timer);
}

function pump(deliveries: Deliveries): void {
  const { waiting, random, lanes } = deliveries;
  const ready = waiting.filter(({ state }) => state === 'waiting');
  while (!deliveries.isClosed && deliveries.sending < lanes && ready.length > 0) {
    const [delivery] = ready.splice(Math.floor(random() * ready.length), 1);
    if (!delivery) break;
    waiting.splice(waiting.indexOf(delivery), 1);
    deliveries.sending += 1;
    void attempt(deliveries, delivery).finally(() => {
      deliveries.sending -= 1;
      pump(deliveries);
    });
  }
  if (!isIdle(deliveries)) return;
  for (const resolve of deliveries.whenIdle.splice(0)) resolve();
}

async function attempt(deliveries: Deliveries, delivery: Delivery): Promise<void> {
  const { world, retryDelaysMs } = deliveries;
  const endpoint = world.endpoints.get(delivery.endpoint);
  const event = world.events.get(delivery.event);
  if (!endpoint || !event) {
    delivery.state = 'dropped';
    return;
  }
  delivery.state = 'sending';
  const result = await send(endpoint.url, event, world.secrets.get(endpoint.id) ?? []);
  const retryIn = retryDelaysMs[delivery.attempts.length];
  delivery.attempts.push(result);
  if (result.status !== null && result.status >= 200 && result.status < 300) {
    delivery.state = 'delivered';
  } else if (retryIn === undefined || deliveries.isClosed) {
    delivery.state = 'failed';
  } else {
    delivery.state = 'waiting';
    queue(deliveries, delivery, retryIn);
  }
}

function isIdle({ sending, timers, waiting }: Deliveries): boolean {
  return sending === 0 && timers.size === 0 && !waiting.some(({ state }) => state === 'waiting');
}

/** Sends an event once more, to every endpoint. */
export function replay(deliveries: Deliveries, event: Stripe.Event): void {
  for (const endpoint of deliveries.world.endpoints.values()) {
    queue(deliveries, newDelivery(deliveries, event, endpoint.id), 0);
  }
}

/** Lets go what was held back. */
export function release(deliveries: Deliveries, isReversed: boolean): void {
  deliveries.isHolding = false;
  if (isReversed) deliveries.waiting.reverse();
  for (const delivery of deliveries.all) if (delivery.state === 'held') delivery.state = 'waiting';
  pump(deliveries);
}

/** Resolves when nothing is on its way and nothing waits for another try. */
export function idle(deliveries: Deliveries): Promise<void> {
  return new Promise((resolve) => {
    if (isIdle(deliveries)) resolve();
    else deliveries.whenIdle.push(resolve);
  });
}

export function forgetAll(deliveries: Deliveries): void {
  stop(deliveries);
  Object.assign(deliveries, { mood: undefined, isHolding: false, random: seededRandom(deliveries.seed) });
  deliveries.waiting.length = 0;
  deliveries.all.length = 0;
  pump(deliveries);
}

export function stop({ timers, gathered }: Deliveries): void {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  gathered.length = 0;
}

function wants({ enabled_events, status }: Stripe.WebhookEndpoint, type: string): boolean {
  return status === 'enabled' && (enabled_events.includes('*') || enabled_events.includes(type));
}
