import { useEffect, useEffectEvent, useRef, useState } from 'react';

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

/** A picture that was dropped on the list of another one, and what to say of the files beside it. */
export type NextShelf = { picture: File; rest: string | null };

/** From a picture of a shelf to the list of its spines, and from there to the collection. */
export function useShelfPhoto() {
  const { ui } = useText();
  const text = useWords(shelfPhotoWords);
  const list = useSpines();
  const { spines, change, inRows } = list;
  /** The list is out of sight while the next picture is read, and still kept: a reload meanwhile finds it. */
  const [isAside, setAside] = useState(false);
  const leftToast = useRef(0);
  const forAll = useForAll(spinesForAll);
  const scan = usePictureRead({
    send: readShelf.send,
    onRead: ({ spines: read }, picture) => {
      dismissToast(leftToast.current);
      forAll.forget();
      setAside(false);
      change(() => ({ rows: toRows(read), picture }));
    },
  });
  const adding = useAddSpines(list, forAll);

  const ticked = toAdd(spines?.rows ?? []);

  function takeAnother() {
    scan.reset();
    change(() => null);
    offerBack();
  }

  function readNext({ picture, rest }: NextShelf) {
    setAside(true);
    window.scrollTo(0, 0); // it was dropped on a list, which is longer than its picture
    offerBack();
    scan.read(picture, () => rest !== null && toast({ text: rest }));
  }

  /** A list that is left with something in it can be had back. */
  function offerBack() {
    if (!spines || !isOpen(spines.rows)) return;
    function haveBack() {
      scan.reset(); // another picture may be read meanwhile
      setAside(false);
      change(() => spines);
    }
    leftToast.current = toast({ text: text.left, actions: [{ label: ui.undo, onPress: haveBack }] });
  }

  function endAside() {
    setAside(false);
    dismissToast(leftToast.current);
  }

  // A list that is done is not what somebody comes back for.
  const leave = useEffectEvent(() => change((old) => (old && isOpen(old.rows) ? old : null)));
  useEffect(() => () => leave(), []);

  return {
    scan,
    spines: isAside ? null : spines,
    /** Whoever gives up the next picture has the list again; null while there is none aside. */
    endAside: isAside ? endAside : null,
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

/** The list that is kept, with what is owned by now. */
function useSpines() {
  const { state, change, now } = useKeptList(spineStore);
  const asNow = useOwnedNow(state?.rows ?? []);
  return {
    spines: state && { ...state, rows: asNow(state.rows) },
    change,
    now,
    inRows: (next: (rows: readonly SpineRow[]) => SpineRow[]) =>
      change((old) => old && { ...old, rows: next(asNow(old.rows)) }),
  };
}

/** Adds what is ticked in the list. */
function useAddSpines({ inRows, now }: ReturnType<typeof useSpines>, forAll: ReturnType<typeof useForAll>) {
  return useAddMany<GameOfSpine>({
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
}

/** The list is kept, and may be open for long: what is owned is read when it is shown, seen again, and changed. */
function useOwnedNow(rows: readonly SpineRow[]): (rows: readonly SpineRow[]) => readonly SpineRow[] {
  const gameIds = gameIdsOf(rows);
  const { data } = useRead(api.collection.copiesOfMany, gameIds.length > 0 ? { gameIds } : null);
  const owned = data && new Set(data.map(({ game_id }) => game_id));
  return (some) => (owned ? withOwned(some, owned) : some);
}

export type ShelfPhoto = ReturnType<typeof useShelfPhoto>;
