import type { Listing } from '@cartouche/contract/listings';
import type { ListingOrder } from '@cartouche/contract/listings.rules';
import type { MarketplaceCode } from '@cartouche/contract/settings.rules';

import type { Config } from '../config.ts';
import type { Context, UserId } from '../context.ts';
import { isNoAnswer } from '../outbound/failure.ts';
import { type Kept, createKept } from '../outbound/kept.ts';
import { toPictureAddress } from '../pictures/pictureAddress.ts';
import { Refusal } from '../refusal.ts';
import { type Asker, spend } from './budget.ts';
import { type Ebay, type EbayQuestion, createEbay } from './ebay.ts';
import { toGameQuery } from './gameQuery.ts';
import { marksOf } from './listingMarks.ts';
import { requireWantedGame } from './wantedGame.ts';

const minute = 60_000;

/** Specification 7, marketplace calls. Nothing of an answer is kept longer, or anywhere else. */
const lasts = { freshMs: 5 * minute, keptMs: 10 * minute };
const mostKept = 500;

/** A further question for a game is worth a call only as long as fewer are found than a screen shows first. */
const enough = 4;
const mostQuestions = 3;

type Shared = { ebay: Ebay; kept: ReturnType<typeof createKept<Listing[]>> };
const made = new WeakMap<NonNullable<Config['ebay']>, Shared>();

/** One for all callers of a process. Refuses without keys. */
export function requireEbay(ctx: Context): Shared {
  const { ebay: config } = ctx.config;
  if (!config) throw new Refusal('marketplace_off', { marketplace: 'eBay' });
  const known = made.get(config) ?? {
    ebay: createEbay(config, ctx),
    kept: createKept<Listing[]>({ ...lasts, most: mostKept, now: ctx.now }),
  };
  made.set(config, known);
  return known;
}

type Wanted = {
  search?: string | undefined;
  gameId?: number | undefined;
  marketplace: MarketplaceCode;
  sort?: ListingOrder | undefined;
  limit: number;
};

/** What is on sale for some words, or for a game, whose listings then say what else they may be. */
export async function searchEbay(ctx: Context, userId: UserId, wanted: Wanted) {
  const { ebay } = requireEbay(ctx);
  const { marketplace, limit, sort: order } = wanted;
  const game = wanted.gameId === undefined ? undefined : await requireWantedGame(ctx, userId, wanted.gameId);
  const { texts, gtin } = game
    ? toGameQuery(game, marketplace)
    : { texts: [toEbayWords(wanted.search ?? '')], gtin: null };
  const [first = '', ...others] = texts;
  const questions: EbayQuestion[] = [
    { marketplace, order, words: first },
    ...(gtin === null ? [] : [{ marketplace, order, gtin }]),
    ...others.map((words) => ({ marketplace, order, words })),
  ];
  const { found, at } = await askInTurn(ctx, userId, questions.slice(0, mostQuestions));
  return {
    data: found
      .slice(0, limit)
      .map((listing) => ({ ...listing, image_url: toPictureAddress(ctx.config, listing.image_url) }))
      .map((listing) => (game ? { ...listing, marks: marksOf(listing.title, game) } : listing)),
    marketplace,
    search: first,
    fetchedAt: at.toISOString(),
    isSample: ebay.config.isStandIn,
  };
}

const longestWords = 100;

/** As many whole words as eBay takes. */
export function toEbayWords(search: string): string {
  const words = search.replace(/\s+/g, ' ');
  if (words.length <= longestWords) return words;
  return words
    .slice(0, longestWords + 1)
    .replace(/ [^ ]*$/, '')
    .slice(0, longestWords);
}

/** Asks the questions one after the other until enough is found, and answers all of it once. */
async function askInTurn(ctx: Context, userId: UserId, [first, ...others]: EbayQuestion[]) {
  if (!first) throw new Error('There is always a question.');
  const answer = await askEbay(ctx, userId, first);
  const found = new Map(answer.value.map((listing) => [listing.id, listing]));
  for (const question of others) {
    if (found.size >= enough) break;
    try {
      const { value } = await askEbay(ctx, userId, question);
      for (const listing of value) found.set(listing.id, found.get(listing.id) ?? listing);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      break; // what the first question found is an answer
    }
  }
  return { found: [...found.values()], at: answer.at };
}

/** One question, asked once for everybody who asks the same within some minutes. */
export async function askEbay(ctx: Context, asker: Asker, question: EbayQuestion): Promise<Kept<Listing[]>> {
  const { ebay, kept } = requireEbay(ctx);
  const { marketplace, order = 'best_match_first', ...asked } = question;
  const key = `${marketplace} ${order} ${'words' in asked ? asked.words.toLowerCase() : `gtin ${asked.gtin}`}`;
  try {
    return await kept(key, () => ebay.search(question, () => spend(ctx, asker, ebay.config.callsPerDay)));
  } catch (error) {
    if (!isNoAnswer(error)) throw error;
    throw new Refusal('marketplace_unavailable', { marketplace: 'eBay' });
  }
}
