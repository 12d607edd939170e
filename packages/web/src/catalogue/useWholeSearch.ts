import type { GameRow } from '@cartouche/contract/game';
import { useState } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { type GameSearch, cutText } from '../search.ts';
import { type GameSearchResult, longestSearch } from './useGameSearch.ts';

/**
 * The same search in the whole game database, where it is switched on; asked only after somebody has pressed for it.
 * What it found stays in its place below: the catalogue has it from then on, and would list it above.
 */
export function useWholeSearch({ q, platform, whole }: GameSearch, here: GameSearchResult) {
  const { data: status } = useRead(api.igdb.status, q === undefined ? null : {});
  const isOn = status?.isOn === true && q !== undefined;
  const isAsked = isOn && whole === true;
  const { data, error, isFetching, refetch } = useRead(
    api.igdb.search,
    isAsked ? { query: cutText(q, longestSearch), platform: platform ?? 'all' } : null,
  );

  const name = isAsked ? `${platform ?? 'all'} ${q}` : '';
  const [known, setKnown] = useState({ name: '', ids: new Set<number>() });
  const isSettled = !isAsked || (data !== undefined && !here.isSearching);
  if (isSettled && known.name !== name) {
    setKnown({ name, ids: new Set([...here.found, ...here.alike].map(({ game_id }) => game_id)) });
  }
  const games =
    isAsked && known.name === name
      ? (data?.games ?? []).filter(({ game_id }) => !known.ids.has(game_id))
      : [];

  return {
    isOn,
    isAsked,
    isSample: status?.isSample === true,
    isSearching: isAsked && data === undefined && error === null,
    /** All that it has, what of it is not above, and whether it has anything at all. */
    answered: isAsked ? (data?.games ?? []) : [],
    games,
    hasFound: isAsked && data !== undefined && data.games.length > 0,
    error: isAsked && data === undefined ? error : null,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}

export type WholeSearchResult = ReturnType<typeof useWholeSearch>;

/** The catalogue's own results as they are by now: with the facts that the answer brought, without what stands below. */
export function besideWhole(result: GameSearchResult, whole: WholeSearchResult): GameSearchResult {
  if (whole.answered.length === 0) return result;
  const now = new Map(whole.answered.map((game) => [game.game_id, game]));
  const below = new Set(whole.games.map(({ game_id }) => game_id));
  const asNow = (games: GameRow[]) =>
    games
      .filter(({ game_id }) => !below.has(game_id))
      .map((game) => ({ ...game, ...now.get(game.game_id), total_count: game.total_count }));

  const [found, alike] = [asNow(result.found), asNow(result.alike)];
  const total = result.total - (result.found.length - found.length);
  const totalAlike = result.totalAlike - (result.alike.length - alike.length);
  const { list } = result;
  return {
    ...result,
    found,
    total,
    likely: asNow(result.likely),
    alike,
    totalAlike,
    list: {
      ...list,
      games: [...asNow(list.games), ...(list.more ? [] : whole.games)],
      total: total + totalAlike + whole.games.length,
    },
  };
}
