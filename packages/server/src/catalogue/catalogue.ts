import type {
  AskLetters,
  AskOwnTotals,
  AskSuggestions,
  FetchGames,
  GameDetails,
  GameFilters,
  GameRow,
  PlatformCounts,
  SearchGames,
} from '@cartouche/contract/catalogue';
import { fold, pageSize, searchWords } from '@cartouche/contract/catalogue.rules';

import { type Context, type UserId, dayOf } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { Language } from '../language.ts';
import { Refusal } from '../refusal.ts';
import {
  type GamePageRow,
  findGame,
  gameExists,
  listFacets,
  listGameIds,
  listGames,
} from './catalogue.store.ts';
import { findLandmark } from './landmarks.ts';
import { countTabs, listLetters, listOwnGames, listOwnIds, sumOwn } from './own.store.ts';
import { listAlike, listFound, listTitlesWith } from './search.store.ts';
import { listSuggestions } from './suggestions.store.ts';

export async function fetchGames(ctx: Context, userId: UserId, input: FetchGames): Promise<GameRow[]> {
  requireSelf(userId, input.p_user);
  const { p_tab } = input;
  if (p_tab !== 'all') return (await listOwnGames(ctx.db, userId, { ...input, p_tab })).map(toGameRow);

  // The whole catalogue is never sent: without a limit, the tab of all games answers its first page.
  const page = { ...input, p_limit: input.p_limit ?? pageSize };
  const rows = await listGames(ctx.db, userId, { ...page, landmark: await findLandmark(ctx, page) });
  return rows.map(toGameRow);
}

function toGameRow({ condition, completeness, purchasePrice, ...row }: GamePageRow): GameRow {
  return {
    ...row,
    is_owned: completeness !== null,
    // as: the column's check constraint allows only the contract's values
    copy: completeness === null ? null : ({ condition, completeness, purchasePrice } as GameRow['copy']),
  };
}

export async function gameIds(
  ctx: Context,
  userId: UserId,
  input: Omit<FetchGames, 'p_limit' | 'p_offset'>,
): Promise<number[]> {
  requireSelf(userId, input.p_user);
  const { p_tab } = input;
  if (p_tab !== 'all') return await listOwnIds(ctx.db, userId, { ...input, p_tab });
  return await listGameIds(ctx.db, input);
}

export async function letters(ctx: Context, userId: UserId, input: AskLetters) {
  requireSelf(userId, input.p_user);
  return await listLetters(ctx.db, userId, input);
}

export async function ownTotals(ctx: Context, userId: UserId, input: AskOwnTotals) {
  requireSelf(userId, input.p_user);
  return await sumOwn(ctx.db, userId, input);
}

const mostAlike = 24;

/** The exact results of the search screen; the first page also has what only another spelling or title matches. */
export async function searchGames(ctx: Context, userId: UserId, input: SearchGames) {
  if (searchWords(input.q).length === 0) return { found: [], alike: [] };

  const found = await listFound(ctx.db, userId, input);
  const alike = input.offset === 0 ? await listAlike(ctx.db, userId, { ...input, most: mostAlike }) : [];
  return { found: found.map(toGameRow), alike: alike.map(toGameRow) };
}

/** The same all day long for each user, so that the list keeps its order while they add games. */
export async function suggestGames(ctx: Context, userId: UserId, input: AskSuggestions): Promise<GameRow[]> {
  const { platforms, limit } = input;
  const rows = await listSuggestions(ctx.db, userId, { platforms, limit, seed: `${userId} ${dayOf(ctx)}` });
  return rows.map(toGameRow);
}

export async function platformCounts(
  ctx: Context,
  userId: UserId,
  input: GameFilters,
): Promise<PlatformCounts> {
  requireSelf(userId, input.p_user);
  return await countTabs(ctx.db, userId, input);
}

export async function facets(ctx: Context, platforms: GameFilters['p_platform']) {
  const [genres, regions] = await Promise.all([
    listFacets(ctx.db, platforms, 'genre'),
    listFacets(ctx.db, platforms, 'region'),
  ]);
  return { genres, regions };
}

type AskedGame = { gameId: number; language: Language };

/** With the description in the language of the screen, if the catalogue has it. */
export async function getGame(ctx: Context, userId: UserId, asked: AskedGame): Promise<GameDetails> {
  const found = await findGame(ctx.db, userId, asked.gameId);
  if (!found) throw new Refusal('game_not_found');
  const { description_fr: inFrench, ...game } = found;
  return {
    ...game,
    description: asked.language === 'fr' ? (inFrench ?? game.description) : game.description,
    alt_titles: game.alt_titles ?? [],
    rating: game.rating ?? 0,
    rating_count: game.rating_count ?? 0,
    url: game.url ?? '',
  };
}

/** The titles of other games of the platform that contain the words, such as 'Super Street Fighter II'. */
export async function titlesWith(
  ctx: Context,
  words: string,
  { gameId, platformId }: { gameId: number; platformId: number },
) {
  const folded = fold(words);
  return folded ? await listTitlesWith(ctx.db, folded, { gameId, platformId }) : [];
}

/** For features that store something about a game; works in their transaction. */
export async function requireGame(db: Db, gameId: number): Promise<void> {
  if (!(await gameExists(db, gameId))) throw new Refusal('game_not_found');
}

/** The user comes from the session; a parameter that names another is refused rather than ignored. */
function requireSelf(userId: UserId, named: string | undefined): void {
  if (named !== undefined && named !== userId) throw new Refusal('not_yours');
}
