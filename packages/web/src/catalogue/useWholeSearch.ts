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
    /** What it has besides, and whether it has anything at all. */
    games,
    hasFound: isAsked && data !== undefined && data.games.length > 0,
    error: isAsked && data === undefined ? error : null,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}

export type WholeSearchResult = ReturnType<typeof useWholeSearch>;

/** The catalogue's own results, without what stands below. */
export function withoutWhole(result: GameSearchResult, { games }: WholeSearchResult): GameSearchResult {
  if (games.length === 0) return result;
  const below = new Set(games.map(({ game_id }) => game_id));
  const isAbove = ({ game_id }: { game_id: number }) => !below.has(game_id);
  const found = result.found.filter(isAbove);
  const total = result.total - (result.found.length - found.length);
  const alike = result.alike.filter(isAbove);
  const totalAlike = result.totalAlike - (result.alike.length - alike.length);
  const { list } = result;
  return {
    ...result,
    found,
    total,
    alike,
    totalAlike,
    list: {
      ...list,
      games: [...list.games.filter(isAbove), ...(list.more ? [] : games)],
      total: total + totalAlike + games.length,
    },
  };
}
