import type { PreviewItem } from '@cartouche/contract/alertShapes';
import { alerts as limits } from '@cartouche/contract/limits';
import { type MarketplaceCode, usualMarketplace } from '@cartouche/contract/settings.rules';

import type { Context, UserId } from '../context.ts';
import { type NewestQuestion, areSamples, newestListings } from '../listings/newest.ts';
import { toPictureAddress } from '../pictures/pictureAddress.ts';
import { ratesNow } from '../rates/rates.ts';
import { throttle } from '../throttle/throttle.ts';
import { type Match, type Wanted, matchesOf } from './match.ts';
import { mutedBy } from './mutes.ts';

const perMinute = { times: 30, perSeconds: 60 };

export type PreviewQuestion = Wanted & { platform: 'vinted' | 'ebay'; site: MarketplaceCode | null };

/** How a marketplace is asked for an alert: equal searches become the same question. */
export function toQuestion({
  platform,
  site,
  query,
}: Pick<PreviewQuestion, 'platform' | 'site' | 'query'>): NewestQuestion {
  const words = query.trim().replace(/\s+/g, ' ').toLowerCase();
  return platform === 'ebay' ? { platform, site: site ?? usualMarketplace, words } : { platform, words };
}

/** What an alert would find now, newest first. */
export async function previewAlert(ctx: Context, userId: UserId, wanted: PreviewQuestion) {
  await throttle(ctx, `previews of ${userId}`, perMinute);
  const { matches, ratesDay } = await findNow(ctx, userId, wanted);
  return {
    items: matches.slice(0, limits.mostPreviewed).map((match) => toPreviewItem(ctx, match)),
    more: Math.max(0, matches.length - limits.mostPreviewed),
    ratesDay,
    isSample: areSamples(ctx, wanted.platform),
  };
}

async function findNow(ctx: Context, userId: UserId, wanted: PreviewQuestion) {
  const listings = await newestListings(ctx, userId, toQuestion(wanted));
  const [muted, rates] = [await mutedBy(ctx.db, userId, wanted.platform), await ratesNow(ctx)];
  const isForeign = listings.some(({ currency }) => currency !== 'EUR');
  const ratesDay = isForeign ? (rates?.day ?? null) : null;
  return { matches: matchesOf(listings, wanted, { muted, rates }), ratesDay };
}

function toPreviewItem({ config }: Context, match: Match): PreviewItem {
  const { id, title, url, currency, isCompared } = match;
  const amountOf = (amount: number) => ({ amount: amount.toFixed(2), currency_code: currency });
  const image_url = toPictureAddress(config, match.image_url);
  return {
    id,
    title,
    url,
    isCompared,
    price: amountOf(match.price),
    total_item_price: match.total === null ? null : amountOf(match.total),
    photo: image_url === null ? null : { url: image_url },
    image_url,
  };
}

/**
 * What the preview of an alert showed, and what it would have shown after that: nobody is told of it again. What came
 * since then is new. It is asked for once more, which the answer kept from the preview serves. If that fails, the alert
 * finds the listings by itself.
 */
export async function findPreviewed(
  ctx: Context,
  userId: UserId,
  { previewed, ...wanted }: PreviewQuestion & { previewed: readonly string[] },
): Promise<Match[]> {
  if (previewed.length === 0) return [];
  try {
    const { matches } = await findNow(ctx, userId, wanted);
    const newest = matches.findIndex(({ id }) => previewed.includes(id));
    return newest === -1 ? [] : matches.slice(newest);
  } catch (error) {
    ctx.log.warn({ err: error }, 'what a preview showed cannot be read any more');
    return [];
  }
}
