import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import { readBody, sendJson } from '../loopback.ts';
import { moveSandbox } from './clocks.ts';
import { idle, release, replay } from './deliveries.ts';
import { newId } from './ids.ts';
import { ways } from './misbehave.ts';
import { setAmount } from './prices.ts';
import { seededRandom } from '../random.ts';
import { Refusal } from './refusal.ts';
import { report } from './report.ts';
import { send } from './signature.ts';
import { reset, type StandIn } from './standIn.ts';
import { pauseSubscription } from './subscription.ts';
import { requirePrice, requireSubscription, sandboxNow } from './world.ts';

type Order = Record<string, unknown>;
type Obey = (standIn: StandIn, order: Order) => unknown;

/** What a test may order under `/_control/`, each as `POST {…}` with JSON; `GET /_control/report` tells what happened. */
const orders: Record<string, Obey> = {
  /** `{call, how, times?, skip?, delayMs?, status?}` spoils the next calls of the API. */
  misbehave: ({ api }, order) => {
    const how = ways.find((way) => way === order['how']);
    if (!how) throw new Error(`"how" is one of ${ways.join(', ')}`);
    api.plans.push({
      call: text(order, 'call', '*'),
      how,
      times: number(order, 'times', 1),
      skip: number(order, 'skip', 0),
      delayMs: number(order, 'delayMs', 2_000),
      status: number(order, 'status', 502),
    });
  },
  /** Takes all of that back, and lets webhooks travel as usual. */
  behave: ({ api, deliveries }) => {
    api.plans.length = 0;
    deliveries.mood = undefined;
  },
  /** `{how: never | late | double | reorder, times?, delayMs?, types?}` for the next webhooks. */
  webhooks: ({ deliveries }, order) => {
    const how = (['never', 'late', 'double', 'reorder'] as const).find((one) => one === order['how']);
    if (!how) throw new Error('"how" is one of never, late, double, reorder');
    const types = Array.isArray(order['types']) ? order['types'].map(String) : undefined;
    deliveries.mood = {
      how,
      times: number(order, 'times', 1_000_000),
      delayMs: number(order, 'delayMs', 1_000),
      types,
    };
  },
  hold: ({ deliveries }) => {
    deliveries.isHolding = true;
  },
  /** `{order?: shuffled | reversed}` */
  release: ({ deliveries }, order) => release(deliveries, order['order'] === 'reversed'),
  /** `{event}` sends one again; without it, all. */
  replay: ({ world, deliveries }, order) => {
    for (const event of world.events.values()) {
      if (order['event'] === undefined || order['event'] === event.id) replay(deliveries, event);
    }
  },
  /** `{event, secret?}` posts an event of the caller's own making, signed with a guessed secret; answers what it got. */
  forge: async ({ world }, order) => {
    const event = { id: newId('evt'), object: 'event', created: sandboxNow(world), livemode: false };
    const forged = {
      ...event,
      api_version: null,
      pending_webhooks: 1,
      request: null,
      ...Object(order['event']),
    };
    const secret = text(order, 'secret', 'whsec_guessed');
    return Promise.all([...world.endpoints.values()].map(({ url }) => send(url, forged, [secret])));
  },
  /** `{timeoutMs?}` waits until no webhook is on its way. */
  settle: async ({ deliveries }, order) => {
    const late = sleep(number(order, 'timeoutMs', 30_000), 'late', { ref: false });
    return { isSettled: (await Promise.race([idle(deliveries).then(() => 'idle'), late])) === 'idle' };
  },
  /** `{seed}` for the order of the webhooks from now on. */
  seed: ({ deliveries }, order) => {
    deliveries.random = seededRandom(number(order, 'seed', 1));
  },
  /** `{seconds}` moves the sandbox's clock. */
  advance: ({ world }, order) => {
    const seconds = number(order, 'seconds', 0);
    if (seconds < 0) throw new Error('the clock only goes forward');
    moveSandbox(world, seconds);
  },
  /** `{billingMode?, retryDays?, afterRetries?}` */
  settings: ({ world }, order) => {
    const { retryDays } = order;
    const mode = (['flexible', 'classic'] as const).find((one) => one === order['billingMode']);
    const end = (['canceled', 'unpaid', 'past_due'] as const).find((one) => one === order['afterRetries']);
    if (mode) world.settings.billingMode = mode;
    if (Array.isArray(retryDays)) world.settings.retryDays = retryDays.map(Number);
    if (end) world.settings.afterRetries = end;
    return world.settings;
  },
  /** `{price, amount}`: Stripe's prices never change; this is for a provider whose price is not the expected one. */
  price: ({ world }, order) => {
    const price = requirePrice(world, text(order, 'price', ''));
    setAmount(world, price, number(order, 'amount', price.unit_amount));
    return price;
  },
  /** `{subscription}` is paused, as by a call that an operator makes. */
  pause: ({ world }, order) =>
    pauseSubscription(world, requireSubscription(world, text(order, 'subscription', ''))),
  /** `{secrets}` sign from now on; more than one while they are changed. */
  secrets: ({ world }, order) => {
    if (!Array.isArray(order['secrets'])) throw new Error('"secrets" is a list');
    for (const id of world.secrets.keys()) world.secrets.set(id, order['secrets'].map(String));
  },
  /** Takes the portal's default settings away, as on an account where nobody has saved them. */
  forgetPortal: ({ world }) => world.configurations.clear(),
  reset: (standIn) => reset(standIn),
};

export async function answerControl(
  standIn: StandIn,
  { request, response, name }: { request: IncomingMessage; response: ServerResponse; name: string },
): Promise<void> {
  if (request.method === 'GET' && name === 'report') return sendJson(response, 200, report(standIn));

  const obey = Object.hasOwn(orders, name) ? orders[name] : undefined;
  if (!obey) return sendJson(response, 404, { message: `Orders: ${Object.keys(orders).join(', ')}` });
  // another site's page cannot send JSON here without a preflight, which is never allowed
  if (request.method !== 'POST' || !request.headers['content-type']?.startsWith('application/json')) {
    return sendJson(response, 400, { message: 'POST application/json' });
  }
  try {
    const order = JSON.parse((await readBody(request)).toString() || '{}');
    const answer = (await obey(standIn, order)) ?? {};
    standIn.save();
    sendJson(response, 200, answer);
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof Error)) throw error;
    sendJson(response, 400, { message: error.message });
  }
}

function number(order: Order, key: string, otherwise: number): number {
  const value = order[key] ?? otherwise;
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Error(`"${key}" is a number`);
  return value;
}

function text(order: Order, key: string, otherwise: string): string {
  const value = order[key] ?? otherwise;
  if (typeof value !== 'string') throw new Error(`"${key}" is a text`);
  return value;
}
