import { useState } from 'react';

import { api } from '../api/client.ts';
import { readNow } from '../api/reads.ts';
import { readShelf } from '../api/readPicture.ts';
import type { PickedGame } from '../games/GamePicker.tsx';
import { useAddMany } from '../item/useAddMany.ts';
import { usePictureRead } from '../reading/usePictureRead.ts';
import {
  type GameOfSpine,
  type SpineRow,
  choose,
  setAdded,
  setOwned,
  tick,
  toAdd,
  toRows,
} from './spineRows.ts';

/** From a picture of a shelf to the list of its spines, and from there to the collection. */
export function useShelfPhoto() {
  const [rows, setRows] = useState<readonly SpineRow[]>([]);
  const scan = usePictureRead({ send: readShelf.send, onRead: ({ spines }) => setRows(toRows(spines)) });
  const adding = useAddMany<GameOfSpine>({
    onAdded: (games) => setRows((all) => setAdded(all, games, true)),
    onUndone: (games) => setRows((all) => setAdded(all, games, false)),
    onOwned: (games) => setRows((all) => setOwned(all, games)),
  });

  return {
    scan,
    rows,
    tick: (number: number, isTicked: boolean) => setRows((all) => tick(all, number, isTicked)),
    choose: (number: number, game: PickedGame) => setRows((all) => choose(all, number, game)),
    /** A game that the user has just entered for a spine. */
    chooseEntered: (number: number, gameId: number) => {
      readNow(api.catalogue.game, { gameId }).then(
        (game) => setRows((all) => choose(all, number, { ...game, copy: null, total_count: 1 })),
        () => undefined, // it is there, and is found by a search
      );
    },
    ticked: toAdd(rows),
    adding,
  };
}

export type ShelfPhoto = ReturnType<typeof useShelfPhoto>;
