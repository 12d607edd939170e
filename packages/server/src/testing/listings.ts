import type { Config } from '../config.ts';
import type { EbayConfig } from '../ebayConfig.ts';
import { type Product, startProduct } from './product.ts';
import { spawnStandIn } from './standInProcess.ts';

type Keys = { baseUrl: string; clientId: string; clientSecret: string };
let running: Promise<Keys> | undefined;

/** eBay's stand-in, a process of its own that the test files of this worker share. */
async function run(): Promise<Keys> {
  running ??= spawnStandIn({ file: 'ebay.ts', start: 'module.startEbay()' }).then(({ made }) => made as Keys);
  return await running;
}

export type Listings = Product & {
  ebay: EbayConfig;
  /** Spoils the next calls of an endpoint: token, search, tree or categories. */
  misbehave: (endpoint: string, how: string, times?: number) => Promise<void>;
  /** How often eBay was called since the last question. */
  calls: () => Promise<{ search: number; token: number; taxonomy: number }>;
  /** How often a part of eBay's paths was called since this product started. */
  callsTo: (part: string) => Promise<number>;
  /** The header with which eBay would send a notice. */
  sign: (body: string) => Promise<string>;
};

/** A product that shows the listings of the stand-in. */
export async function startListings(
  ebay: Partial<EbayConfig> = {},
  settings: Partial<Config> = {},
): Promise<Listings> {
  const { baseUrl, clientId, clientSecret } = await run();
  const config: EbayConfig = {
    clientId,
    clientSecret,
    apiUrl: baseUrl,
    callsPerDay: 5000,
    campaignId: undefined,
    isStandIn: true,
    timeoutMs: 5000,
    ...ebay,
  };
  const product = await startProduct({ ebay: config, ...settings });
  const before = (await readCalls(baseUrl)).length;
  let seen = before;

  return {
    ...product,
    ebay: config,
    async misbehave(endpoint, how, times = 1) {
      const answer = await fetch(`${baseUrl}/__sandbox/misbehave`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ endpoint, how, times }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    async calls() {
      const all = await readCalls(baseUrl);
      const fresh = all.slice(seen);
      seen = all.length;
      const count = (part: string) => fresh.filter((path) => path.includes(part)).length;
      return { search: count('/search'), token: count('/oauth2/'), taxonomy: count('/taxonomy/') };
    },
    callsTo: async (part) =>
      (await readCalls(baseUrl)).slice(before).filter((path) => path.includes(part)).length,
    async sign(body) {
      return await (await fetch(`${baseUrl}/__sandbox/sign`, { method: 'POST', body })).text();
    },
  };
}

async function readCalls(baseUrl: string): Promise<string[]> {
  return (await (await fetch(`${baseUrl}/__sandbox/calls`)).json()) as string[]; // as: the stand-in's own words
}
