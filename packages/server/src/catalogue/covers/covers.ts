import type { CoverFound } from '@cartouche/contract/catalogue';
import { isEntryCover } from '@cartouche/contract/entries.rules';
import type { CoverOrigin } from '@cartouche/contract/game';
import { photoPath } from '@cartouche/contract/photo.rules';

import type { AnyContext, Context, UserId } from '../../context.ts';
import { toCoverAddress } from './coverAddress.ts';
import { anyRegion } from './coverSource.ts';
import * as store from './covers.store.ts';
import { libretroSystems } from './libretroSystems.ts';
import { mayWish } from './mayWish.ts';
import { coverWishesOf } from './wishes.ts';

/** What is needed of a game to show its cover. */
type Listed = {
  game_id: number;
  platform_id: number;
  /** What the catalogue itself says. */
  cover_url_small: string | null;
  cover_url_big: string;
};

/** The cover of a game in a list: its addresses in two sizes, and the size of the big one where it is known. */
export type Shown = {
  cover_url_small: string | null;
  cover_url_big: string;
  cover_width: number | null;
  cover_height: number | null;
};

/** A row about another copy than the owned one says which. */
type Row = Listed & { item_id?: number };

/**
 * The rows of a list with their covers: the photo that the user chose, or the picture of a source. Nothing is fetched
 * here: an address that ends in v=new is one that was not looked for yet.
 */
export async function withCovers<Shows extends Row>(
  ctx: AnyContext,
  userId: UserId,
  rows: readonly Shows[],
): Promise<(Shows & Shown)[]> {
  if (rows.length === 0) return [];
  const facts = await factsOf(ctx, userId, rows);
  return rows.map((row, index) => ({ ...row, ...shownOf(ctx, row, facts[index]).shown }));
}

/** The cover of a row that was read with its facts, in the order of the sources. */
export function coverOf(ctx: AnyContext, row: Listed & store.CoverFacts): Shown {
  return shownOf(ctx, row, row).shown;
}

function factsOf(ctx: AnyContext, userId: UserId, rows: readonly Row[]): Promise<store.CoverFacts[]> {
  const games = rows.map(({ game_id, item_id = null }) => ({ game_id, item_id }));
  return store.listCoverFacts(ctx.db, userId, { games, sources: orderOf(ctx) });
}

/** The same for one game, with where its cover is from. */
export async function withCover<Shows extends Row>(
  ctx: AnyContext,
  userId: UserId,
  row: Shows,
): Promise<Shows & Shown & { cover_source: CoverOrigin | null }> {
  const [facts] = await factsOf(ctx, userId, [row]);
  const { shown, from } = shownOf(ctx, row, facts);
  return { ...row, ...shown, cover_source: from };
}

type Found = { shown: Shown; from: CoverOrigin | null; isWanted: boolean };

function shownOf(ctx: AnyContext, row: Listed, facts: store.CoverFacts | undefined): Found {
  const { cover_url_small, cover_url_big } = row;
  const none = { cover_url_small, cover_url_big, cover_width: null, cover_height: null };
  if (!facts) return { shown: none, from: null, isWanted: false };

  const { photo, photo_width, photo_height, boxed_region: region, digest, width, height } = facts;
  if (photo !== null) {
    const address = photoPath(photo, 'cover');
    const both = { cover_url_small: address, cover_url_big: address };
    return {
      shown: { ...both, cover_width: photo_width, cover_height: photo_height },
      from: 'own',
      isWanted: false,
    };
  }
  // An entry with a picture of its owner's.
  if (isEntryCover(cover_url_big)) return { shown: none, from: 'own', isWanted: false };
  const isKnown = facts.is_settled && digest !== null;
  if (!isKnown && !isWorthAsking(ctx, row, facts)) return { shown: none, from: null, isWanted: false };
  const addressOf = (size: 'small' | 'big') =>
    toCoverAddress({ gameId: facts.boxed_id, region, size }, digest ?? 'new');
  return {
    shown: {
      cover_url_small: addressOf('small'),
      cover_url_big: addressOf('big'),
      cover_width: width,
      cover_height: height,
    },
    // as: only our sources write rows
    from: isKnown ? (facts.source as CoverOrigin | null) : null,
    isWanted: !isKnown,
  };
}

/** Whether a source may have a picture that is not here. */
function isWorthAsking({ config, now }: AnyContext, row: Listed, facts: store.CoverFacts): boolean {
  const mayHave = {
    igdb: facts.has_igdb,
    libretro: facts.has_label && row.platform_id in libretroSystems,
  };
  if (!config.covers.sources.some((name) => mayHave[name])) return false;
  // One that a source had, and that is not stored any more, is fetched again.
  if (!facts.is_settled || facts.source !== null) return true;
  return facts.ask_after !== null && facts.ask_after <= now();
}

/** The order of the sources, under which a cover was looked for. */
export const orderOf = ({ config }: AnyContext) => config.covers.sources.join();

/**
 * The covers of some games as they are now. Those that nobody has looked for are looked for from now on, without
 * waiting for them: whoever wants them asks again.
 */
export async function findCovers(
  ctx: Context,
  userId: UserId,
  gameIds: readonly number[],
): Promise<CoverFound[]> {
  const rows = await store.listGamesWithCovers(ctx.db, userId, gameIds);
  const facts = await factsOf(ctx, userId, rows);
  const wishes = coverWishesOf(ctx);
  const found = rows.map((row, index) => {
    const one = shownOf(ctx, row, facts[index]);
    const { boxed_id: gameId = row.game_id, boxed_region: region = anyRegion } = facts[index] ?? {};
    return { ...one, row, wished: { gameId, region } };
  });

  const fresh = found.filter(({ isWanted, wished }) => isWanted && !wishes.isComing(wished));
  if (fresh.length > 0 && (await mayWish(ctx, userId, fresh.length))) {
    for (const { wished } of fresh) void wishes.wish(wished);
  }
  return found.map(({ row, wished, shown, from, isWanted }) => ({
    game_id: row.game_id,
    ...shown,
    cover_source: from,
    is_coming: isWanted && wishes.isComing(wished),
  }));
}
