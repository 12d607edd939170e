import type { GameRow } from '@cartouche/contract/game';
import type { SearchWhole } from '@cartouche/contract/igdb';
import { fold } from '@cartouche/contract/catalogue.rules';

import type { Config } from '../../config.ts';
import type { Context, UserId } from '../../context.ts';
import { createKept } from '../../outbound/kept.ts';
import { listPlatforms } from '../../platforms/platforms.ts';
import { Refusal } from '../../refusal.ts';
import { throttle } from '../../throttle/throttle.ts';
import { rowsOf } from '../catalogue.ts';
import { importGames } from '../import/import.ts';
import { withJapanese } from '../import/japanese.ts';
import { toReads } from '../import/reader.ts';
import { type Igdb, createIgdb } from './igdb.ts';
import { listGamesOfRecords } from './igdb.store.ts';
import { toRefusal } from './igdbProblem.ts';
import type { IgdbGame } from './igdbShapes.ts';
import { keyOf, sourceOf, toFounds } from './toFounds.ts';

const minute = 60_000;
const lasts = { freshMs: 10 * minute, keptMs: 60 * minute };
const mostKept = 500;
const perMinute = { times: 30, perSeconds: 60 };
/** As many as a page of the search screen. */
const mostShown = 96;

type Shared = { igdb: Igdb; kept: ReturnType<typeof createKept<number[]>> };
const made = new WeakMap<NonNullable<Config['igdb']>, Shared>();

/** One for all callers of a process. Refuses without keys. */
export function requireIgdb(ctx: Context): Shared {
  const { igdb: config } = ctx.config;
  if (!config) throw new Refusal('igdb_off');
  const known = made.get(config) ?? {
    igdb: createIgdb(config, ctx),
    kept: createKept<number[]>({ ...lasts, most: mostKept, now: ctx.now }),
  };
  made.set(config, known);
  return known;
}

export function igdbStatus({ config }: Context) {
  return { isOn: config.igdb !== undefined, isSample: config.igdb?.isStandIn ?? false };
}

/**
 * Searches the whole game database. What it finds is in our catalogue from then on, for everybody, and is answered from
 * there; so the same search of another user finds it without asking again.
 */
export async function searchWhole(ctx: Context, userId: UserId, { query, platform }: SearchWhole) {
  const { igdb, kept } = requireIgdb(ctx);
  const platforms = await requirePlatforms(ctx, platform);
  await throttle(ctx, `whole searches of ${userId}`, perMinute);
  try {
    const { value: gameIds } = await kept(`${platform} ${fold(query)}`, async () => {
      const { games } = await igdb.search(query, [...platforms]);
      return await bringIn(ctx, igdb, { games, platforms });
    });
    return { games: await gamesOf(ctx, userId, gameIds), isSample: igdb.config.isStandIn };
  } catch (error) {
    throw toRefusal(error, 'igdb_search_failed');
  }
}

/** One game by IGDB's id, on each of its platforms. */
export async function fetchWhole(ctx: Context, userId: UserId, igdbId: number) {
  const { igdb, kept } = requireIgdb(ctx);
  const platforms = await requirePlatforms(ctx, 'all');
  await throttle(ctx, `whole searches of ${userId}`, perMinute);
  try {
    const { value: gameIds } = await kept(`game ${igdbId}`, async () => {
      const { games } = await igdb.game(igdbId);
      return await bringIn(ctx, igdb, { games, platforms });
    });
    if (gameIds.length === 0) throw new Refusal('game_not_found');
    return { games: await gamesOf(ctx, userId, gameIds), isSample: igdb.config.isStandIn };
  } catch (error) {
    throw toRefusal(error, 'igdb_game_failed');
  }
}

async function gamesOf(ctx: Context, userId: UserId, gameIds: number[]): Promise<GameRow[]> {
  return await rowsOf(ctx, userId, gameIds.slice(0, mostShown));
}

async function requirePlatforms(ctx: Context, wanted: number | 'all'): Promise<ReadonlySet<number>> {
  const ids = (await listPlatforms(ctx)).map(({ id }) => id);
  if (wanted === 'all') return new Set(ids);
  if (!ids.includes(wanted)) throw new Refusal('platform_not_found');
  return new Set([wanted]);
}

type Found = { games: readonly IgdbGame[]; platforms: ReadonlySet<number> };

/** Writes the games into the catalogue, and answers their ids there in the order in which they were found. */
async function bringIn(ctx: Context, igdb: Igdb, { games, platforms }: Found): Promise<number[]> {
  const source = sourceOf(igdb.config);
  await importGames(ctx, readsOf(games, platforms, source), { embedded: false, isSmall: true });
  const keys = games.flatMap((game) =>
    [...new Set(game.platforms)].filter((id) => platforms.has(id)).map((id) => keyOf(game.id, id)),
  );
  return await listGamesOfRecords(ctx.db, source.source, keys.flatMap(withJapanese));
}

export function* readsOf(
  games: readonly IgdbGame[],
  platforms: ReadonlySet<number>,
  source: ReturnType<typeof sourceOf>,
) {
  for (const game of games)
    for (const found of toFounds(game, platforms, source)) yield* toReads('IGDB', game.id, found);
}
