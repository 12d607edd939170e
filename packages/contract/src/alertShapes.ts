import { z } from 'zod';

import { alertMarketplaceIds, alertStates, wantedParts } from './alerts.rules.ts';
import { text } from './call.ts';
import { game } from './game.ts';
import { alerts as limits } from './limits.ts';
import { highestPrice } from './money.rules.ts';
import { marketplaceCodes } from './settings.rules.ts';

export const platform = z.enum(alertMarketplaceIds);
export const euros = z.number().min(0).max(highestPrice).multipleOf(0.01).nullable();
export const word = text.trim().min(1).max(limits.longestWord);

/** What a user says of an alert. With a query and a highest price, everything else can stay as it is. */
export const wish = z.object({
  query: text.trim().min(1).max(limits.longestQuery),
  /** In euros; null for no bound. */
  min_price: euros.default(null),
  max_price: euros.default(null),
  /** What is wanted of the game, as far as titles say it. */
  part: z.enum(wantedParts).default('any'),
  /** Listings whose title has one of these are not what is looked for. */
  excluded_words: z.array(word).max(limits.mostWords).default([]),
  /** Whether the range is for the price with fees and shipping, as far as they are known. */
  with_fees: z.boolean().default(false),
});

/** Specification 3, price alert. */
export const alert = z.object({
  id: z.number(),
  platform,
  query: z.string(),
  min_price: z.number().nullable(),
  max_price: z.number().nullable(),
  active: z.boolean(),
  created_at: z.string(),
  game_id: z.number().nullable(),
  /** The game that it is for, as lists show games. */
  game: game.nullable(),
  /** The regional site that is searched at eBay. */
  site: z.enum(marketplaceCodes).nullable(),
  part: z.enum(wantedParts),
  excluded_words: z.array(z.string()),
  with_fees: z.boolean(),
  state: z.enum(alertStates),
  /** When the marketplace last answered. */
  answered_at: z.string().nullable(),
  /** Since when it has given no answer. */
  failing_since: z.string().nullable(),
});
export type Alert = z.infer<typeof alert>;

/** Specification 3, gem: a listing that an alert found. */
export const gem = z.object({
  id: z.number(),
  alertId: z.number(),
  title: z.string(),
  /** In its own currency. */
  price: z.number(),
  currency: z.string(),
  /** With fees and shipping, as far as they are known; null if nothing of them is. */
  total: z.number().nullable(),
  /** What it cost before it fell, if it has. */
  wasPrice: z.number().nullable(),
  url: z.string(),
  foundAt: z.string(),
  image_url: z.string().nullable(),
  marketplace: platform,
  seller: z.string().nullable(),
  /** What its alert searches for. */
  query: z.string(),
  /** The game of its alert. */
  game_id: z.number().nullable(),
  /** Whether it was bought. */
  isBought: z.boolean(),
});
export type Gem = z.infer<typeof gem>;

export const foundGem = gem.extend({
  seen: z.boolean(),
  /** The total, on every row. */
  total_count: z.number(),
});
export type FoundGem = z.infer<typeof foundGem>;

/** A listing that an alert would find. Specification 7, alert preview. */
export const previewItem = z.object({
  id: z.string(),
  title: z.string(),
  price: z.object({ amount: z.string(), currency_code: z.string() }),
  /** With fees and shipping, as far as they are known. */
  total_item_price: z.object({ amount: z.string(), currency_code: z.string() }).nullable(),
  photo: z.object({ url: z.string() }).nullable(),
  image_url: z.string().nullable(),
  url: z.string(),
  /** False if there is no rate for its currency: it is shown, and never told as a match. */
  isCompared: z.boolean(),
});
export type PreviewItem = z.infer<typeof previewItem>;

/** Of whom or of what somebody wants to hear nothing more, in any alert. */
export const mute = z.object({
  id: z.number(),
  kind: z.enum(['seller', 'word']),
  /** The seller's marketplace. */
  platform: platform.nullable(),
  value: z.string(),
});
export type Mute = z.infer<typeof mute>;

export const timeZone = text.max(60).refine(isTimeZone, 'is no time zone');
const minuteOfDay = z.number().int().min(0).max(1439);

/** When not to be told. What is found meanwhile comes together in the morning. */
export const quietHours = z.object({
  isQuiet: z.boolean(),
  /** Minutes after midnight, in the user's time zone. */
  quiet_from: minuteOfDay,
  quiet_to: minuteOfDay,
  /** Null until a browser has said it; then nothing is quiet. */
  time_zone: timeZone.nullable(),
});
export type QuietHours = z.infer<typeof quietHours>;

function isTimeZone(zone: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
