import { useState } from 'react';

import { api } from '../api/client.ts';
import { useReads } from '../api/reads.ts';
import { searchPage } from '../constants.ts';
import { uniqueGames } from '../games/uniqueGames.ts';
import { type GameSearch, cutText } from '../search.ts';

/** The longest search text that the contract takes. */
export const longestSearch = 200;

/** The games that the address searches for: those with the words in their titles, and similar ones. */
export function useGameSearch({ q, platform }: GameSearch) {
  const name = `${platform ?? 'all'} ${q ?? ''}`;
  const [asked, setAsked] = useState({ name, pages: 1 });
  if (asked.name !== name) setAsked({ name, pages: 1 });

  const inputs = Array.from({ length: asked.name === name ? asked.pages : 1 }, (_page, index) => ({
    q: cutText(q ?? '', longestSearch),
    platform: platform ?? ('all' as const),
    limit: searchPage,
    offset: index * searchPage,
  }));
  const pages = useReads(api.catalogue.search, q === undefined ? [] : inputs);
  const [first] = pages;
  const last = pages.at(-1);
  // While pages are read again, a game can be on two of them.
  const found = uniqueGames(pages.flatMap(({ data }) => data?.found ?? []));
  const alike = uniqueGames(pages.flatMap(({ data }) => data?.alike ?? []));
  const total = first?.data?.found[0]?.total_count ?? 0;
  // The others come after the last exact result: until then nobody knows how many they are.
  const totalAlike = alike[0]?.total_count ?? 0;
  const isListed = alike.length > 0 && found.length + alike.length >= total + totalAlike;
  const isFull = !last?.data || last.data.found.length + last.data.alike.length >= searchPage;
  const hasMore = isFull && !isListed;

  const more = () => setAsked({ name, pages: pages.length + 1 });

  return {
    hasStarted: q !== undefined,
    isSearching: first !== undefined && first.data === undefined && !first.isError,
    hasFailed: pages.some(({ data, isError }) => isError && data === undefined),
    isRetrying: pages.some(({ data, isFetching }) => isFetching && data === undefined),
    retry: () => {
      for (const page of pages) if (page.isError) void page.refetch();
    },
    found,
    total,
    /** The best known of many that were found. */
    likely: first?.data?.likely ?? [],
    alike,
    totalAlike,
    hasMore,
    isLoadingMore: pages.length > 1 && last?.data === undefined,
    more,
    /** All of it in the order of the screen. */
    list: {
      games: [...found, ...alike],
      total: total + totalAlike,
      more: hasMore && last?.data !== undefined ? more : undefined,
    },
  };
}

export type GameSearchResult = ReturnType<typeof useGameSearch>;
