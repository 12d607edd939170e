import type { IncomingMessage, ServerResponse } from 'node:http';

import { listen, type Loopback, sendText } from './loopback.ts';
import { answerApi } from './stripe/api.ts';
import { catchUp } from './stripe/clocks.ts';
import { answerControl } from './stripe/control.ts';
import { stop } from './stripe/deliveries.ts';
import { newId } from './stripe/ids.ts';
import { createMemory } from './stripe/memory.ts';
import { answerPage } from './stripe/pages.ts';
import { createStandIn, type Prices, type StandIn } from './stripe/standIn.ts';

export type { Prices };

export type Stripe = {
  /** Where the API, the hosted pages and the sandbox's own page are. */
  baseUrl: string;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  monthlyPriceId: string;
  yearlyPriceId: string;
  /** Prices of other starts, which somebody may still pay. */
  formerPriceIds: string[];
  close: Loopback['close'];
};

export type StripeOptions = {
  /** The address of the product, whose pages may call from a browser. */
  publicUrl: string;
  webhookUrl: string;
  port?: number;
  prices?: Partial<Prices>;
  /** A file that keeps what was bought for the next start; without it all is forgotten. */
  file?: string;
  /** The real time in milliseconds. */
  now?: () => number;
  retryDelaysMs?: readonly number[];
  /** Decides the order of webhooks; it repeats only if one travels at a time. */
  seed?: number;
  /** How many webhooks travel at once. */
  lanes?: number;
};

const usualPrices: Prices = { monthly: 249, yearly: 1999, currency: 'usd' };
const minute = 60_000;
const usualRetries = [1_000, 5_000, 30_000, 2 * minute, 10 * minute];
const tickMs = 15_000;

/**
 * Stripe's API as its SDK calls it, with checkout, portal and invoice pages, webhooks, and a page on which a person
 * moves time. Everything is a test: nobody is charged, and no real card is taken.
 */
export async function startStripe(options: StripeOptions): Promise<Stripe> {
  const { publicUrl, webhookUrl, port = 0, now = Date.now, retryDelaysMs = usualRetries } = options;
  const keys = { secretKey: newId('sk_test'), publishableKey: newId('pk_test') };
  const webhookSecret = newId('whsec', 32);
  let standIn: StandIn | undefined;
  const { url: baseUrl, close } = await listen((request, response, url) => {
    if (standIn) return answer(standIn, { request, response, url });
    return sendText(response, 503, 'Starting');
  }, port);

  const started = createStandIn({
    baseUrl,
    keys,
    webOrigin: new URL(publicUrl).origin,
    webhookUrl,
    webhookSecret,
    prices: { ...usualPrices, ...options.prices },
    realSeconds: () => Math.floor(now() / 1000),
    deliveries: { retryDelaysMs, lanes: options.lanes ?? 4, seed: options.seed ?? 1 },
  });
  const memory = options.file ? createMemory(started, options.file) : undefined;
  try {
    memory?.recall();
  } catch (error) {
    await close();
    throw error;
  }
  started.save = () => memory?.save();
  standIn = started;
  const ticking = setInterval(() => {
    catchUp(started.world);
    started.save();
  }, tickMs);
  ticking.unref();

  return {
    baseUrl,
    ...keys,
    webhookSecret,
    monthlyPriceId: started.sold.monthly,
    yearlyPriceId: started.sold.yearly,
    formerPriceIds: started.sold.former,
    close: async () => {
      clearInterval(ticking);
      started.save();
      started.deliveries.isClosed = true;
      stop(started.deliveries);
      await close();
    },
  };
}

type Visit = { request: IncomingMessage; response: ServerResponse; url: URL };

function answer(standIn: StandIn, visit: Visit): void | Promise<void> {
  const { pathname } = visit.url;
  if (pathname.startsWith('/_control/')) {
    return answerControl(standIn, { ...visit, name: pathname.slice('/_control/'.length) });
  }
  return pathname.startsWith('/v1/')
    ? answerApi(standIn.api, { ...visit, save: standIn.save })
    : answerPage(standIn, visit);
}
