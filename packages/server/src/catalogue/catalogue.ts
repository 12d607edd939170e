import type {
  AskLetters,
  AskOwnTotals,
  AskSuggestions,
  FetchGames,
  GameFilters,
  PlatformCounts,
} from '@cartouche/contract/catalogue';
import type { GameDetails, GameRow } from '@cartouche/contract/game';
import { fold, pageSize } from '@cartouche/contract/catalogue.rules';
import { isEntryCover } from '@cartouche/contract/entries.rules';
import { creditsOf } from '@cartouche/contract/sources.rules';

import { type Context, type UserId, dayOf } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { Language } from '../language.ts';
import { Refusal } from '../refusal.ts';
import {
  type ListPage,
  findGame,
  findStanding,
  listFacets,
  listGameIds,
  listGames,
  listShownIds,
  listVisibleIds,
} from './catalogue.store.ts';
import { withCover } from './covers/covers.ts';
import type { Coded } from './filters.store.ts';
import { findLandmark } from './landmarks.ts';
import { countTabs, listLetters, listOwnGames, listOwnIds, sumOwn } from './own.store.ts';
import { readMeant } from './meant.ts';
import { otherTitles } from './otherTitles.ts';
import { toReleases } from './releases.ts';
import { toGameRows } from './rows.ts';
import { findSame } from './same.ts';
import { screenshotOf } from './screenshots.ts';
import { listTitlesWith } from './search.store.ts';
import { listSuggestions } from './suggestions.store.ts';
import { findMove } from './unite.store.ts';

export async function fetchGames(ctx: Context, userId: UserId, input: FetchGames): Promise<GameRow[]> {
  requireSelf(userId, input.p_user);
  const read = async (asked: FetchGames & Coded, isAlike: boolean) => ({
    ...(await readPage(ctx, userId, asked)),
    isAlike,
  });
  const page = await readMeant(
    ctx,
    { userId, asked: input },
    {
      read,
      isEmpty: ({ ids }) => hasNone(ids),
      readSaid: input.p_tab === 'all' && ((asked) => read(asked, false)),
    },
  );
  const hasCopies = input.p_tab === 'owned' || input.p_tab === 'incomplete';
  return await toGameRows(ctx, userId, { ...page, ...(hasCopies && { filters: input }) });
}

async function readPage(ctx: Context, userId: UserId, asked: FetchGames & Coded): Promise<ListPage> {
  const { p_tab } = asked;
  if (p_tab !== 'all') return await listOwnGames(ctx.db, userId, { ...asked, p_tab });

  // The whole catalogue is never sent: without a limit, the tab of all games answers its first page.
  const page = { ...asked, p_limit: asked.p_limit ?? pageSize };
  return await listGames(ctx.db, userId, { ...page, landmark: await findLandmark(ctx, userId, page) });
}

export async function gameIds(
  ctx: Context,
  userId: UserId,
  input: Omit<FetchGames, 'p_limit' | 'p_offset'>,
): Promise<number[]> {
  requireSelf(userId, input.p_user);
  const read = ({ p_tab, ...asked }: typeof input & Coded) =>
    p_tab === 'all'
      ? listGameIds(ctx.db, userId, { ...asked, p_tab })
      : listOwnIds(ctx.db, userId, { ...asked, p_tab });
  const readSaid = input.p_tab === 'all' && read;
  return await readMeant(ctx, { userId, asked: input }, { read, isEmpty: hasNone, readSaid });
}

/** The ids of all games in a list of what the user owns or wishes for, in its order. */
export async function ownIds(ctx: Context, userId: UserId, input: WholeList): Promise<number[]> {
  const p_tab = input.p_tab === 'all' ? 'owned' : input.p_tab;
  const read = (asked: typeof input & Coded) => listOwnIds(ctx.db, userId, { ...asked, p_tab, most: null });
  return await readMeant(ctx, { userId, asked: input }, { read, isEmpty: hasNone });
}
type WholeList = Omit<FetchGames, 'p_limit' | 'p_offset'>;

export async function letters(ctx: Context, userId: UserId, input: AskLetters) {
  requireSelf(userId, input.p_user);
  const read = (asked: AskLetters & Coded) => listLetters(ctx.db, userId, asked);
  return await readMeant(ctx, { userId, asked: input }, { read, isEmpty: hasNone });
}

export async function ownTotals(ctx: Context, userId: UserId, input: AskOwnTotals) {
  requireSelf(userId, input.p_user);
  const read = (asked: AskOwnTotals & Coded) => sumOwn(ctx.db, userId, asked);
  return await readMeant(ctx, { userId, asked: input }, { read, isEmpty: ({ copies }) => copies === 0 });
}

const hasNone = (list: readonly unknown[]) => list.length === 0;

/** The same all day long for each user, so that the list keeps its order while they add games. */
export async function suggestGames(ctx: Context, userId: UserId, input: AskSuggestions): Promise<GameRow[]> {
  const { platforms, limit } = input;
  const ids = await listSuggestions(ctx.db, userId, { platforms, limit, seed: `${userId} ${dayOf(ctx)}` });
  return await toGameRows(ctx, userId, { ids, total: ids.length });
}

export async function platformCounts(
  ctx: Context,
  userId: UserId,
  input: GameFilters,
): Promise<PlatformCounts> {
  requireSelf(userId, input.p_user);
  return await readMeant(
    ctx,
    { userId, asked: input },
    {
      read: (asked) => countTabs(ctx.db, userId, asked),
      isEmpty: ({ all_count }) => all_count === 0,
      readSaid: async (asked, counts) => {
        const { all_count } = await countTabs(ctx.db, userId, asked);
        return { ...counts, all_count };
      },
    },
  );
}

export async function facets(ctx: Context, userId: UserId, platforms: GameFilters['p_platform']) {
  const [genres, regions] = await Promise.all([
    listFacets(ctx.db, userId, { platforms, of: 'genre' }),
    listFacets(ctx.db, userId, { platforms, of: 'region' }),
  ]);
  return { genres, regions };
}

type AskedGame = { gameId: number; language: Language };

/**
 * With the description in the language of the screen, if the catalogue has it. The id of a game that was united with
 * another answers that one, and the id of a game that the user corrected their correction.
 */
export async function getGame(ctx: Context, userId: UserId, asked: AskedGame): Promise<GameDetails> {
  const found =
    (await findGame(ctx.db, userId, asked.gameId)) ?? (await findMoved(ctx, userId, asked.gameId));
  if (!found) throw new Refusal('game_not_found');
  const {
    description_fr: inFrench,
    is_entry: isEntry,
    corrects,
    records,
    ...game
  } = await withCover(ctx, userId, found);
  return {
    ...game,
    sources: creditsOf(records),
    description: asked.language === 'fr' ? (inFrench ?? game.description) : game.description,
    alt_titles: otherTitles(game.title, game.alt_titles ?? []),
    releases: toReleases(game.releases),
    same: await findSame(ctx.db, userId, game),
    rating: game.rating ?? 0,
    rating_count: game.rating_count ?? 0,
    url: game.url ?? '',
    screenshot_1: screenshotOf(ctx.config, game.screenshot_1),
    screenshot_2: screenshotOf(ctx.config, game.screenshot_2),
    entry: isEntry ? { corrects, hasCover: isEntryCover(game.cover_url_small) } : null,
  };
}

async function findMoved({ db }: Context, userId: UserId, oldId: number) {
  const gameId = await findMove(db, oldId);
  return gameId === undefined ? undefined : await findGame(db, userId, gameId);
}

/** Some games as lists show them to the user, in the order of their ids here. */
export async function rowsOf(ctx: Context, userId: UserId, games: number[]): Promise<GameRow[]> {
  const ids = await listVisibleIds(ctx.db, userId, games);
  return await toGameRows(ctx, userId, { ids, total: ids.length });
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

/**
 * For features that store something about a game for a user; works in their transaction. Answers where that stands: at
 * their correction of the game, if they made one, or at the game that their entry became.
 */
export async function requireGame(db: Db, userId: UserId, gameId: number): Promise<number> {
  const standing = await findStanding(db, userId, gameId);
  if (standing === undefined) throw new Refusal('game_not_found');
  return standing;
}

/** The same for many, each once; those that the user may not open are left out. */
export async function whereGamesStand(db: Db, userId: UserId, ids: number[]): Promise<number[]> {
  return [...new Set((await listShownIds(db, userId, ids)).values())];
}

/** Where one game stands; the game itself where the user may not open it, as nothing of theirs stands there. */
export async function whereGameStands(db: Db, userId: UserId, gameId: number): Promise<number> {
  return (await findStanding(db, userId, gameId)) ?? gameId;
}

/** The user comes from the session; a parameter that names another is refused rather than ignored. */
function requireSelf(userId: UserId, named: string | undefined): void {
  if (named !== undefined && named !== userId) throw new Refusal('not_yours');
}
