import type { VintedListing } from '@cartouche/contract/listings';
import { listings as limits } from '@cartouche/contract/limits';
import type { ListingOrder } from '@cartouche/contract/listings.rules';

import type { Context } from '../context.ts';
import { type Client, createClient } from '../outbound/client.ts';
import { isNoAnswer, noAnswer } from '../outbound/failure.ts';
import { createPace } from '../throttle/pace.ts';
import type { VintedConfig } from '../vintedConfig.ts';
import type { SecondHandSearch } from './secondHand.ts';
import { searchAnswer, toVintedListing } from './vintedReading.ts';

const hourMs = 3_600_000;
/** After a no, the site is left alone: whoever insists is blocked for longer, and has no right to insist. */
const restAfterNoMs = 6 * hourMs;
/** The address of searches was moved once already; it does not come back within minutes. */
const restAfterMoveMs = hourMs;
const tokenLastsMs = hourMs;

type Visitor = { token: string; anonId: string; at: number };

type Asking = {
  config: VintedConfig;
  client: Client;
  pace: () => Promise<void>;
  ctx: Pick<Context, 'now' | 'log'>;
};

/**
 * Vinted's search as its own site's visitors use it, which is no public interface: the only file that knows its wire.
 * It signs nobody in and gets round nothing.
 */
export function createVinted(config: VintedConfig, ctx: Pick<Context, 'now' | 'log'>): SecondHandSearch {
  const client = createClient({
    provider: 'vinted',
    bases: [config.siteUrl, config.searchUrl],
    longestMs: config.timeoutMs,
    log: ctx.log,
    now: ctx.now,
  });
  const asking: Asking = { config, client, ctx, pace: createPace(config.paceMs, config.timeoutMs) };
  let visitor: Promise<Visitor> | undefined;

  /** The cookies of a plain visit, which searches have to name. */
  async function visiting(): Promise<Visitor> {
    const known = await visitor;
    if (known && ctx.now().getTime() - known.at < tokenLastsMs) return known;
    visitor = visit(asking);
    visitor.catch(() => (visitor = undefined));
    return await visitor;
  }

  return async (text, order) => {
    try {
      const first = await visiting();
      return await search(asking, { text, order }, first).catch(async (error: unknown) => {
        if (!isNoAnswer(error) || error.status !== 401) throw error;
        visitor = undefined; // the token is over
        return await search(asking, { text, order }, await visiting());
      });
    } catch (error) {
      throw afterRest(asking, error);
    }
  };
}

async function visit({ config, client, pace, ctx }: Asking): Promise<Visitor> {
  const url = new URL('/', config.siteUrl);
  const { headers } = await client.fetch({
    call: 'visit',
    url,
    method: 'HEAD',
    types: ['text/html'],
    isRepeatable: false,
    beforeTry: pace,
  });
  const cookies = (headers['set-cookie'] ?? []).map((one) => one.split(';')[0] ?? '');
  const valueOf = (name: string) => cookies.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1);
  const [token, anonId] = [valueOf('access_token_web'), valueOf('anon_id')];
  if (!token || !anonId) throw noAnswer('unusable', 'Its page gives no token.');
  return { token, anonId, at: ctx.now().getTime() };
}

async function search(
  { config, client, pace }: Asking,
  { text, order }: { text: string; order: ListingOrder },
  { token, anonId }: Visitor,
): Promise<VintedListing[]> {
  const url = new URL(config.searchUrl);
  url.search = new URLSearchParams({
    search_text: text,
    order: order === 'last_posted_first' ? 'newest_first' : 'relevance',
    page: '1',
    per_page: String(limits.most),
  }).toString();
  const items = await client.ask({
    call: 'search',
    url,
    shape: searchAnswer,
    isRepeatable: false,
    beforeTry: pace,
    headers: { accept: 'application/json', authorization: `Bearer ${token}`, 'x-anon-id': anonId },
  });
  return items.map((item) => toVintedListing(item, config.siteUrl));
}

/** A no is meant: the site is left alone for hours, whoever asks. Answers the error that says for how long. */
function afterRest({ client, ctx }: Asking, error: unknown): unknown {
  const status = isNoAnswer(error) ? error.status : undefined;
  const restMs = { 403: restAfterNoMs, 404: restAfterMoveMs }[status ?? 0];
  if (restMs === undefined) return error;
  client.rest(restMs);
  ctx.log.error({ provider: 'vinted', status, minutes: restMs / 60_000 }, 'left alone after a refusal');
  return noAnswer('resting', 'It said no.', { retryAfterMs: restMs, cause: error });
}
