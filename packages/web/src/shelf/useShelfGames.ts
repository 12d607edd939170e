import { windowSize } from '@cartouche/contract/catalogue.rules';

import { type Answer, api } from '../api/client.ts';
import { useReads } from '../api/reads.ts';
import type { Block, Group } from './shelfLayout.ts';
import { shelfWindow } from './shelfWindow.ts';

export type ShelfGame = Answer<typeof api.collection.shelf>[number];

/** The games of what is drawn, read in windows. */
export function useShelfGames(drawn: readonly Group[]) {
  const windows = windowsOf(drawn);
  const answers = useReads(
    api.collection.shelf,
    windows.map((window) => shelfWindow(window * windowSize)),
  );
  const byWindow = new Map(windows.map((window, index) => [window, answers[index]?.data]));
  const failed = answers.filter(({ isError, data }) => isError && !data);

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
    hasFailed: failed.length > 0,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const answer of failed) void answer.refetch();
    },
  };
}

function windowsOf(drawn: readonly Group[]): number[] {
  const ends = drawn.flatMap(({ blocks }) => blocks.flatMap(({ from, size }) => [from, from + size - 1]));
  return [...new Set(ends.map((place) => Math.floor(place / windowSize)))];
}
