import type { VintedListing } from '@cartouche/contract/listings';
import { type ListingOrder, vintedSearchUrl } from '@cartouche/contract/listings.rules';
import { type MarketplaceCode, marketplaceCodes } from '@cartouche/contract/settings.rules';

import type { Context, UserId } from '../context.ts';
import { isNoAnswer } from '../outbound/failure.ts';
import { type Kept, createKept } from '../outbound/kept.ts';
import { toPictureAddress } from '../pictures/pictureAddress.ts';
import { listPlatforms } from '../platforms/platforms.ts';
import { Refusal } from '../refusal.ts';
import { throttle } from '../throttle/throttle.ts';
import type { VintedConfig } from '../vintedConfig.ts';
import { toGameQuery } from './gameQuery.ts';
import type { WantedGame } from './gameTitle.ts';
import { marksOf } from './listingMarks.ts';
import { createVinted } from './vinted.ts';
import { requireWantedGame } from './wantedGame.ts';

/** What a second-hand marketplace has for some words. */
export type SecondHandSearch = (text: string, order: ListingOrder) => Promise<VintedListing[]>;

type Asked = {
  search?: string | undefined;
  gameId?: number | undefined;
  platformId?: number | undefined;
  sort?: ListingOrder | undefined;
  limit: number;
};

const minuteMs = 60_000;
const mostTexts = 1000;
const perMinute = { times: 30, perSeconds: 60 };

/** Specification 7: what Vinted has for the words, or for a game. Asked once for everybody, and kept for minutes. */
export async function searchVinted(ctx: Context, userId: UserId, asked: Asked) {
  const { search = '', gameId, platformId, sort, limit } = asked;
  const { vinted } = ctx.config;
  const wanted =
    gameId !== undefined
      ? await requireWantedGame(ctx, userId, gameId)
      : platformId !== undefined
        ? await titleOn(ctx, platformId, search)
        : undefined;
  const text = wanted ? toGameQuery(wanted, marketOf(vinted)).texts[0] : search;
  const searchUrl = vintedSearchUrl(vinted.siteUrl, text);
  if (vinted.mode === 'off') throw new Refusal('vinted_off', { url: searchUrl });

  await throttle(ctx, `vinted for ${userId}`, perMinute);
  const { value, at } = await askVinted(ctx, text, sort);
  const items = value.slice(0, limit).map((listing) => ({
    ...withOurPictures(ctx, listing),
    ...(wanted && { marks: marksOf(listing.title, wanted) }),
  }));
  return {
    items,
    search: text,
    searchUrl,
    fetchedAt: at.toISOString(),
    isSample: vinted.mode === 'stub',
  };
}

/** A game of which only the title and the platform are known. */
async function titleOn(ctx: Context, platformId: number, title: string): Promise<WantedGame> {
  const platform = (await listPlatforms(ctx)).find(({ id }) => id === platformId);
  if (!platform) throw new Refusal('platform_not_found');
  const { name } = platform;
  return { title, altTitles: [], siblings: [], platform: name, platformId, regions: [], barcode: null };
}

/** Sellers use the names of their country, as on eBay's site there. */
function marketOf({ siteUrl }: VintedConfig): MarketplaceCode {
  const domain = siteUrl.split('vinted.')[1] ?? 'fr';
  const country = domain === 'com' ? 'US' : domain.slice(-2).replace('uk', 'gb').toUpperCase();
  return marketplaceCodes.find((code) => code.endsWith(country)) ?? 'EBAY-FR';
}

type Shared = (text: string, order: ListingOrder) => Promise<Kept<VintedListing[]>>;
const made = new WeakMap<VintedConfig, Shared>();

/** One question, asked once for everybody who asks the same within some minutes. */
export async function askVinted(
  ctx: Context,
  text: string,
  order: ListingOrder = 'best_match_first',
): Promise<Kept<VintedListing[]>> {
  const { vinted } = ctx.config;
  const shared = made.get(vinted) ?? createShared(ctx);
  made.set(vinted, shared);
  try {
    return await shared(text, order);
  } catch (error) {
    if (!isNoAnswer(error)) throw error;
    const { kind, retryAfterMs } = error;
    const marketplace = 'Vinted';
    if (retryAfterMs === undefined) throw new Refusal('marketplace_unavailable', { marketplace });
    const minutes = Math.max(1, Math.ceil(retryAfterMs / minuteMs));
    throw new Refusal(kind === 'busy' ? 'marketplace_busy' : 'marketplace_resting', { marketplace, minutes });
  }
}

function createShared({ config, now, log }: Context): Shared {
  const search = createVinted(config.vinted, { now, log });
  const kept = createKept<VintedListing[]>({
    most: mostTexts,
    freshMs: 5 * minuteMs,
    keptMs: 10 * minuteMs,
    now,
  });
  return (text, order) => kept(`${order} ${text.toLowerCase()}`, () => search(text, order));
}

/** A page that showed the marketplace's own pictures would tell it who looks at what. */
function withOurPictures({ config }: Context, listing: VintedListing): VintedListing {
  const url = toPictureAddress(config, listing.image_url);
  return { ...listing, photo: url === null ? null : { url }, image_url: url };
}
