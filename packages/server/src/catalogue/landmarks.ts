import type { FetchGames } from '@cartouche/contract/catalogue';

import type { Context, UserId } from '../context.ts';
import { countGames, toCatalogueSort } from './catalogue.store.ts';
import { type Landmark, countDifference, landmarkEvery, listLandmarks } from './landmarks.store.ts';

/** Before it, skipping games costs less than looking for a landmark. */
const farDown = 500;
const keptForMs = 10 * 60_000;

type Kept = { games: number; until: number; landmarks: Promise<Landmark[]> };

// Keyed by database, so that two products in one process stay apart.
const kept = new WeakMap<Context['db'], Map<number | 'all', Kept>>();

/**
 * The last landmark before a page far down a list by title; from it the page is at most a hundred games away.
 * Landmarks are found again when the number of games changes. After any other change, positions are off by as many
 * games as changed. The user's own entries are counted in, for the landmarks are everybody's.
 */
export async function findLandmark(
  ctx: Context,
  userId: UserId,
  input: FetchGames,
): Promise<Landmark | undefined> {
  const { p_platform, p_offset = 0, p_search, p_genre, p_region, p_publisher, p_starts_with } = input;
  const platform = p_platform === 'all' ? 'all' : p_platform.length === 1 ? p_platform[0] : undefined;
  const isWholeList = !(p_search || p_genre?.length || p_region?.length || p_publisher || p_starts_with);
  const isByTitle = toCatalogueSort(input.p_sort_by) === 'title' && input.p_sort_order === 'asc';
  if (p_offset < farDown || !platform || !isWholeList || !isByTitle) return undefined;

  const landmarks = await landmarksOf(ctx, platform);
  for (let at = Math.floor(p_offset / landmarkEvery) - 1; at >= 0;) {
    const upTo = landmarks[Math.min(at, landmarks.length - 1)];
    if (!upTo) return undefined;
    const passed = upTo.passed + (await countDifference(ctx.db, userId, { platform, upTo }));
    if (passed <= p_offset) return { ...upTo, passed };
    at -= Math.ceil((passed - p_offset) / landmarkEvery);
  }
  return undefined;
}

async function landmarksOf(ctx: Context, platform: number | 'all'): Promise<Landmark[]> {
  const lists = kept.get(ctx.db) ?? new Map<number | 'all', Kept>();
  kept.set(ctx.db, lists);

  const games = await countGames(ctx.db, platform === 'all' ? 'all' : [platform]);
  const known = lists.get(platform);
  if (known && known.games === games && known.until > ctx.now().getTime()) return known.landmarks;

  const landmarks = listLandmarks(ctx.db, platform);
  lists.set(platform, { games, until: ctx.now().getTime() + keptForMs, landmarks });
  landmarks.catch(() => lists.delete(platform)); // not kept: the next call tries again
  return landmarks;
}
