import { useEffect, useEffectEvent, useRef } from 'react';

import { api } from '../api/client.ts';
import { readNow, useRead } from '../api/reads.ts';
import { readShelf } from '../api/readPicture.ts';
import { useText, useWords } from '../i18n/language.ts';
import { shelfPhotoWords } from '../i18n/shelfPhoto.ts';
import { useKeptList } from '../item/keptList.ts';
import { useAddMany } from '../item/useAddMany.ts';
import { useForAll } from '../item/useForAll.ts';
import { usePlanRoom } from '../item/usePlanRoom.ts';
import { usePictureRead } from '../reading/usePictureRead.ts';
import { dismissToast, toast } from '../ui/toast.ts';
import {
  type GameOfSpine,
  type SpineGame,
  type SpineRow,
  choose,
  gameIdsOf,
  isOpen,
  keepBefore,
  setAdded,
  tick,
  toAdd,
  toRows,
  withOwned,
} from './spineRows.ts';
import { spineStore, spinesForAll } from './spineStore.ts';

/** From a picture of a shelf to the list of its spines, and from there to the collection. */
export function useShelfPhoto() {
  const { ui } = useText();
  const text = useWords(shelfPhotoWords);
  const { state, change, now } = useKeptList(spineStore);
  const asNow = useOwnedNow(state?.rows ?? []);
  const spines = state && { ...state, rows: asNow(state.rows) };
  const inRows = (next: (rows: readonly SpineRow[]) => SpineRow[]) =>
    change((old) => old && { ...old, rows: next(asNow(old.rows)) });
  const leftToast = useRef(0);
  const forAll = useForAll(spinesForAll);
  const scan = usePictureRead({
    send: readShelf.send,
    onRead: ({ spines: read }, picture) => {
      dismissToast(leftToast.current);
      forAll.forget();
      change(() => ({ rows: toRows(read), picture }));
    },
  });
  const adding = useAddMany<GameOfSpine>({
    isOpen: ({ number }) => now()?.rows.some((row) => row.number === number && row.isTicked) === true,
    keepBefore: ({ number }, before) => inRows((rows) => keepBefore(rows, number, before)),
    onAdded: (games) => {
      inRows((rows) => setAdded(rows, games, true));
      forAll.onAdded(games);
    },
    onUndone: (games) => {
      inRows((rows) => setAdded(rows, games, false));
      forAll.onUndone(games);
    },
  });

  const ticked = toAdd(spines?.rows ?? []);

  /** A list that is left with something in it can be had back. */
  function takeAnother() {
    scan.reset();
    change(() => null);
    if (!spines || !isOpen(spines.rows)) return;
    function haveBack() {
      scan.reset(); // another picture may be read meanwhile
      change(() => spines);
    }
    leftToast.current = toast({ text: text.left, actions: [{ label: ui.undo, onPress: haveBack }] });
  }

  function readNext(picture: File) {
    takeAnother();
    scan.read(picture);
  }

  // A list that is done is not what somebody comes back for.
  const leave = useEffectEvent(() => change((old) => (old && isOpen(old.rows) ? old : null)));
  useEffect(() => () => leave(), []);

  return {
    scan,
    spines,
    takeAnother,
    readNext,
    /** Whether another picture would put something aside. */
    isOpen: spines !== null && isOpen(spines.rows),
    tick: (number: number, isTicked: boolean) => inRows((rows) => tick(rows, number, isTicked)),
    choose: (number: number, game: SpineGame) => inRows((rows) => choose(rows, number, game)),
    /** A game that the user has just entered for a spine. */
    chooseEntered: (number: number, gameId: number) => {
      readNow(api.catalogue.game, { gameId }).then(
        (game) => inRows((rows) => choose(rows, number, game)),
        () => undefined, // it is there, and is found by a search
      );
    },
    ticked,
    /** Those for which the plan has room. */
    ...usePlanRoom(ticked),
    forAll,
    adding,
  };
}

/** The list is kept, and may be open for long: what is owned is read when it is shown, seen again, and changed. */
function useOwnedNow(rows: readonly SpineRow[]): (rows: readonly SpineRow[]) => readonly SpineRow[] {
  const gameIds = gameIdsOf(rows);
  const { data } = useRead(api.collection.copiesOfMany, gameIds.length > 0 ? { gameIds } : null);
  const owned = data && new Set(data.map(({ game_id }) => game_id));
  return (some) => (owned ? withOwned(some, owned) : some);
}

export type ShelfPhoto = ReturnType<typeof useShelfPhoto>;
