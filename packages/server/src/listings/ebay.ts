import type { Listing } from '@cartouche/contract/listings';
import { listings as limits } from '@cartouche/contract/limits';
import { type ListingOrder, gamesCategory } from '@cartouche/contract/listings.rules';
import type { MarketplaceCode } from '@cartouche/contract/settings.rules';
import type { operations } from 'ebay-api/types/restful/specs/buy_browse_v1_oas3.d.ts';

import type { Context } from '../context.ts';
import type { EbayConfig } from '../ebayConfig.ts';
import { type Client, createClient } from '../outbound/client.ts';
import { isNoAnswer } from '../outbound/failure.ts';
import { createKept } from '../outbound/kept.ts';
import type { Token } from '../outbound/token.ts';
import { isOwnAddressOf, toListing } from './ebayListing.ts';
import * as shapes from './ebayShapes.ts';
import { languages, toSite } from './ebaySites.ts';
import { createEbayToken } from './ebayToken.ts';

/** What eBay is asked for: words, or the barcode of a product. */
export type EbayQuestion = { marketplace: MarketplaceCode; order?: ListingOrder | undefined } & (
  | { words: string }
  | { gtin: string }
);

export type Ebay = ReturnType<typeof createEbay>;

const dayMs = 24 * 3_600_000;
/** Somebody waits for listings, which come without the category too. */
const longestForCategoryMs = 2_000;

type Parts = {
  config: EbayConfig;
  client: Client;
  /** Rests by itself: searches do without categories. */
  taxonomy: Client;
  token: Token;
  categories: ReturnType<typeof createKept<string | undefined>>;
};

/** The one place that speaks eBay's Browse API. Throws a NoAnswer. */
export function createEbay(config: EbayConfig, { log, now }: Pick<Context, 'log' | 'now'>) {
  const { apiUrl, timeoutMs } = config;
  const settings = { provider: 'ebay', bases: [apiUrl], longestMs: timeoutMs, log, now };
  const client = createClient(settings);
  const parts: Parts = {
    config,
    client,
    taxonomy: createClient({ ...settings, longestMs: Math.min(timeoutMs, longestForCategoryMs) }),
    token: createEbayToken(config, client, now),
    // They change a few times a year; a day, because the usual one stands in where eBay did not say.
    categories: createKept<string | undefined>({ most: 20, freshMs: dayMs, keptMs: 60 * dayMs, now }),
  };

  return {
    config,
    /** The listings that fit best, among them auctions. `beforeTry` runs before each request, and may refuse it. */
    search: (question: EbayQuestion, beforeTry: () => Promise<void>): Promise<Listing[]> =>
      search(parts, question, beforeTry),

    /** The key that eBay signs its notices with. */
    findPublicKey: (keyId: string) =>
      withToken(parts, async (headers) => {
        const url = new URL(`/commerce/notification/v1/public_key/${encodeURIComponent(keyId)}`, apiUrl);
        return await client.ask({ call: 'public key', url, headers, shape: shapes.publicKey });
      }),
  };
}

async function search(
  parts: Parts,
  question: EbayQuestion,
  beforeTry: () => Promise<void>,
): Promise<Listing[]> {
  const { marketplace } = question;
  const { value: category } = await parts.categories(marketplace, () => findCategory(parts, marketplace));
  try {
    return await searchIn(parts, { ...question, category, beforeTry });
  } catch (error) {
    if (category === undefined || !isAboutCategory(error)) throw error;
    return await searchIn(parts, { ...question, category: undefined, beforeTry });
  }
}

/** eBay's own schema of what may be asked. */
type Search = operations['search']['parameters'];

type Asked = EbayQuestion & { category: string | undefined; beforeTry: () => Promise<void> };

async function searchIn(parts: Parts, asked: Asked): Promise<Listing[]> {
  const { config, client } = parts;
  const { marketplace, order, category, beforeTry } = asked;
  const query = {
    ...('words' in asked ? { q: asked.words } : { gtin: asked.gtin }),
    ...(category !== undefined && { category_ids: category }),
    limit: String(limits.most),
    ...(order === 'last_posted_first' && { sort: 'newlyListed' }),
    // Without it only what has a fixed price comes.
    filter: 'buyingOptions:{FIXED_PRICE|AUCTION|BEST_OFFER}',
  } satisfies Search['query'];
  const about = {
    'X-EBAY-C-MARKETPLACE-ID': toSite(marketplace),
    'X-EBAY-C-ENDUSERCTX': contextOf(config, marketplace),
    'Accept-Language': languages[marketplace],
  } satisfies Search['header'];
  const url = new URL(`/buy/browse/v1/item_summary/search?${new URLSearchParams(query)}`, config.apiUrl);

  const { itemSummaries } = await withToken(parts, async (token) => {
    const headers = { ...token, ...about };
    const shape = shapes.searchAnswer;
    return await client.ask({ call: 'search', url, headers, shape, beforeTry });
  });
  const isOwnAddress = isOwnAddressOf(config);
  return itemSummaries.flatMap((item) => toListing(item, { marketplace, isOwnAddress }) ?? []);
}

/** Where the visitor is, for what shipping costs, and whose campaign the links count for. */
function contextOf({ campaignId }: EbayConfig, marketplace: MarketplaceCode): string {
  const country = encodeURIComponent(`country=${marketplace.slice(-2)}`);
  const parts = [`contextualLocation=${country}`];
  if (campaignId !== undefined) parts.push(`affiliateCampaignId=${campaignId}`);
  return parts.join(',');
}

/** Runs the work with a token, and once more with a new one if eBay no longer takes it. */
async function withToken<T>(
  { token }: Pick<Parts, 'token'>,
  work: (headers: { authorization: string }) => Promise<T>,
): Promise<T> {
  const value = await token.get();
  try {
    return await work({ authorization: `Bearer ${value}` });
  } catch (error) {
    if (!isNoAnswer(error) || error.status !== 401) throw error;
    token.forget(value);
    return await work({ authorization: `Bearer ${await token.get()}` });
  }
}

/** A game that every site has, to learn which category it is in. */
const sample = 'super mario nes';

/** The category of games at a site; the usual one where eBay does not say. */
async function findCategory(parts: Parts, marketplace: MarketplaceCode): Promise<string> {
  const { taxonomy, config } = parts;
  const base = '/commerce/taxonomy/v1';
  try {
    return await withToken(parts, async (headers) => {
      const treeUrl = new URL(`${base}/get_default_category_tree_id`, config.apiUrl);
      treeUrl.searchParams.set('marketplace_id', toSite(marketplace));
      const tree = { call: 'category tree', url: treeUrl, headers, shape: shapes.categoryTree };
      const { categoryTreeId } = await taxonomy.ask(tree);
      const url = new URL(`${base}/category_tree/${categoryTreeId}/get_category_suggestions`, config.apiUrl);
      url.searchParams.set('q', sample);
      const asked = { call: 'categories', url, headers, shape: shapes.suggestions };
      const { categorySuggestions: found } = await taxonomy.ask(asked);
      const hasGames = found.some(({ category, categoryTreeNodeAncestors = [] }) =>
        [category, ...categoryTreeNodeAncestors].some(({ categoryId }) => categoryId === gamesCategory),
      );
      return hasGames ? gamesCategory : (found[0]?.category.categoryId ?? gamesCategory);
    });
  } catch (error) {
    if (!isNoAnswer(error)) throw error;
    return gamesCategory;
  }
}

/** Browse answers so for a category that a site does not have. */
function isAboutCategory(error: unknown): boolean {
  if (!isNoAnswer(error) || error.kind !== 'refused') return false;
  const { data } = shapes.refusalBody.safeParse(error.said);
  return (data?.errors ?? []).some(
    ({ errorId, message = '', longMessage = '' }) =>
      errorId >= 12_000 && errorId < 13_000 && /categor/i.test(message + longMessage),
  );
}
