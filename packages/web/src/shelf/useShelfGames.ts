import { windowSize } from '@cartouche/contract/catalogue.rules';
import { type ShelfGroup, toShelfGroups } from '@cartouche/contract/shelf.rules';
import { useState } from 'react';

import { type Answer, api } from '../api/client.ts';
import { useReads } from '../api/reads.ts';
import type { ListBelow } from '../details/listBelow.ts';
import { paths } from '../paths.ts';
import type { Block, Group } from './shelfLayout.ts';
import { shelfWindow } from './shelfWindow.ts';

export type ShelfGame = Answer<typeof api.collection.shelf>[number];

/** The games of what is drawn and those beside the open one, read in windows. */
export function useShelfGames(drawn: readonly Group[], openId: number | undefined) {
  const [openAt, setOpenAt] = useState<number | null>(null);
  const windows = windowsOf(drawn, openAt);
  const answers = useReads(
    api.collection.shelf,
    windows.map((window) => shelfWindow(window * windowSize)),
  );
  const byWindow = new Map(windows.map((window, index) => [window, answers[index]?.data]));
  const openWindow = windows.find((window) => byWindow.get(window)?.some(isOpen));
  const found =
    openWindow === undefined
      ? null
      : openWindow * windowSize + (byWindow.get(openWindow)?.findIndex(isOpen) ?? 0);
  if (found !== openAt) setOpenAt(found);
  const failed = answers.filter(({ isError, data }) => isError && !data);

  function isOpen({ game_id }: ShelfGame): boolean {
    return game_id === openId;
  }

  /** None while it is not read, or while what was read and what was counted are of different ages. */
  function gameAt(place: number, platform: { id: number }, isWish: boolean): ShelfGame | undefined {
    const game = byWindow.get(Math.floor(place / windowSize))?.[place % windowSize];
    const isThisOne = game?.platform_id === platform.id && (game.completeness === null) === isWish;
    return isThisOne ? game : undefined;
  }

  return {
    /** The games of a block; null until all of them are read. */
    gamesOf: ({ from, size, isWish }: Block, platform: { id: number }): ShelfGame[] | null => {
      const games = Array.from({ length: size }, (_game, index) => gameAt(from + index, platform, isWish));
      return games.every((game) => game !== undefined) ? games : null;
    },
    /** The copies, as the list under the details of one. A wish opens on a screen of its own. */
    copiesOf: (counts: readonly ShelfGroup[]): ListBelow => {
      const places = copyPlaces(counts);
      return {
        games: places.map((place) => {
          const game = byWindow.get(Math.floor(place / windowSize))?.[place % windowSize];
          return game?.completeness === null ? undefined : game;
        }),
        total: places.length,
        linkTo: (gameId) => paths.home({ gameId }),
      };
    },
    hasFailed: failed.length > 0,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const answer of failed) void answer.refetch();
    },
  };
}

function windowsOf(drawn: readonly Group[], openAt: number | null): number[] {
  const ends = drawn.flatMap(({ blocks }) => blocks.flatMap(({ from, size }) => [from, from + size - 1]));
  const beside = openAt === null ? [] : [Math.max(0, openAt - 1), openAt, openAt + 1];
  return [...new Set([...ends, ...beside].map((place) => Math.floor(place / windowSize)))];
}

/** Where the copies stand: in each group before the wishes. */
function copyPlaces(counts: readonly ShelfGroup[]): number[] {
  let from = 0;
  return toShelfGroups(counts).flatMap(({ owned, wishlist }) => {
    const start = from;
    from += owned + wishlist;
    return Array.from({ length: owned }, (_copy, index) => start + index);
  });
}
