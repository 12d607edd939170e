import { pageSize, windowSize } from '@cartouche/contract/catalogue.rules';
import { useState } from 'react';

import { api } from '../../api/client.ts';
import { useRead, useReads } from '../../api/reads.ts';
import type { ListBelow } from '../../details/listBelow.ts';
import { keptListPlace } from '../../device.ts';
import type { Games, Goal, ListScroll } from './listed.ts';
import { type Sight, isSameSight, placed, windowsNear } from './gameWindows.ts';
import type { toListQuery } from './listQuery.ts';

/** A list of games, read in windows: only those near what is drawn. */
export type GameList = {
  /** Undefined until the first answer. */
  games: Games | undefined;
  total: number;
  /** The list shows an older answer while the new one loads. */
  isOutdated: boolean;
  hasFailed: boolean;
  error: Error | null;
  isLoading: boolean;
  retry: () => void;
  /** Games in sight could not be read. */
  hasGap: boolean;
  /** The end of a growing list; null if all of it can be scrolled to. */
  more: { isLoading: boolean; hasFailed: boolean; load: () => void } | null;
  scroll: ListScroll;
};

const read = api.catalogue.fetchGames;
type Query = ReturnType<typeof toListQuery>;

const sizeOf = ({ p_tab }: Query) => (p_tab === 'all' ? pageSize : windowSize);
const windowOf = (query: Query, window: number) => {
  const size = sizeOf(query);
  return { ...query, p_limit: size, p_offset: window * size };
};

/** How many games the list has, known in the moment in which they are drawn. */
export function useListTotal(query: Query): number | undefined {
  const { data } = useRead(read, windowOf(query, 0), { keepPrevious: true });
  return data && (data[0]?.total_count ?? 0);
}

/**
 * A list of the user's own games is complete at once; the catalogue grows page by page. `name` identifies the list:
 * its address, without what is open above it.
 */
export function useGameList(query: Query, name: string, goal: Goal | null = null): GameList {
  const isGrowing = query.p_tab === 'all';
  const size = sizeOf(query);
  const inputOf = (window: number) => windowOf(query, window);

  const [seen, setSeen] = useState<{ name: string; sight: Sight; pages: number }>(() => start(name));
  if (seen.name !== name) setSeen({ name, sight: top, pages: 1 });

  const first = useRead(read, inputOf(0), { keepPrevious: true });
  const isOutdated = first.isPlaceholderData;
  const total = first.data?.[0]?.total_count ?? 0;
  const pages = Math.min(seen.pages, Math.max(1, Math.ceil(total / size)));
  const lastPage = pages - 1;

  const near = isOutdated ? [] : windowsNear(seen.sight, size, isGrowing ? pages * size : total);
  const behind = isGrowing && lastPage > 0 && !isOutdated ? [lastPage] : [];
  const others = [...new Set([...near, ...behind])];
  const answers = useReads(read, others.map(inputOf));

  const windows = new Map(first.data ? [[0, first.data]] : []);
  for (const [index, window] of others.entries()) {
    const rows = answers[index]?.data;
    if (rows) windows.set(window, rows);
  }

  // While a new page loads, the list still ends before it.
  const isGrown = !isGrowing || isOutdated || windows.has(lastPage);
  const reach = isGrowing ? Math.min(total, (isGrown ? pages : lastPage) * size) : total;
  const last = answers[others.indexOf(lastPage)];
  const failed = answers.filter(({ isError, data }) => isError && !data);

  const count = isOutdated ? (first.data?.length ?? 0) : reach;
  const games = first.data && placed(windows, { size, count, isListOfWishes: query.p_tab === 'wishlist' });

  return {
    games,
    total,
    isOutdated,
    hasFailed: first.isError && first.data === undefined,
    error: first.error,
    isLoading: first.isFetching,
    retry: () => {
      if (first.isError) void first.refetch();
      for (const answer of failed) void answer.refetch();
    },
    hasGap: failed.some((answer) => answer !== last || !isGrowing),
    more:
      isGrowing && (reach < total || !isGrown)
        ? {
            isLoading: !isGrown && !last?.isError,
            hasFailed: !isGrown && last?.isError === true,
            load: () => {
              if (last?.isError && !isGrown) void last.refetch();
              else if (isGrown) setSeen((old) => ({ ...old, pages: pages + 1 }));
            },
          }
        : null,
    scroll: {
      name,
      page: isGrowing ? pages : 1,
      goal,
      isSettled: first.data !== undefined && !isOutdated && (isGrown || last?.isError === true),
      isRead: (index) => games?.[index] !== undefined,
      // Redraws only for other windows, not for every row that comes into sight.
      onSight: (sight) => setSeen((old) => (isSameSight(old.sight, sight, size) ? old : { ...old, sight })),
    },
  };
}

/** The list as the details of a game need it, which go on from game to game. */
export function listBelow(
  { games, total, more }: GameList,
  linkTo: ListBelow['linkTo'],
): ListBelow | undefined {
  return games && { games, total, linkTo, more: more?.load };
}

const top: Sight = { first: 0, last: 0 };

/** A list that was left grows back at once to its old length. */
function start(name: string) {
  return { name, sight: top, pages: keptListPlace(name)?.page ?? 1 };
}
