import type { Answer, api } from '../api/client.ts';
import type { PickedGame } from '../games/GamePicker.tsx';
import type { Before, GameToAdd } from '../item/addOneByOne.ts';

type Spine = Answer<typeof api.scanner.shelf>['spines'][number];
/** Of what a spine is taken for, no more than is shown. */
export type SpineGame = Pick<
  PickedGame,
  | 'game_id'
  | 'title'
  | 'platform'
  | 'platform_id'
  | 'genres'
  | 'publisher'
  | 'cover_url_small'
  | 'cover_url_big'
  | 'cover_width'
  | 'cover_height'
  | 'is_owned'
>;

/** One spine of the picture, and the game that it is taken for: surely, if that was read well or somebody chose it. */
export type SpineRow = Pick<Spine, 'box' | 'runsUp' | 'words' | 'isSure'> & {
  candidates: readonly SpineGame[];
  /** From 1 on, as the picture numbers them. */
  number: number;
  game: SpineGame | null;
  isTicked: boolean;
  /** Its copy is on the shelf now. */
  isAdded: boolean;
  /** Its copy was sent, and nothing has said yet whether it was written. */
  before: Before | null;
};

/** A game to add, and the number of the spine that it comes from. */
export type GameOfSpine = GameToAdd & { number: number };

/** What was read as a list: ticked is only what was read with confidence, is not owned, and is no second of its kind. */
export function toRows(spines: readonly Spine[]): SpineRow[] {
  const seen = new Set<number>();
  return spines.map(({ box, runsUp, words, candidates, isSure }, at) => {
    const [game = null] = candidates;
    const isNew = game !== null && !seen.has(game.game_id);
    if (game) seen.add(game.game_id);
    const isTicked = isSure && isNew && !game.is_owned;
    const read = { box, runsUp, words, isSure, candidates, game };
    return { ...read, number: at + 1, isTicked, isAdded: false, before: null };
  });
}

/** Another game for a spine, which is thereby meant to be added; a further copy is asked about. */
export function choose(rows: readonly SpineRow[], number: number, chosen: SpineGame): SpineRow[] {
  const isNew = !isOwned(rows, chosen) && twinOf(rows, number, chosen) === null;
  // What is owned since it was added here is so for as long as that is not undone.
  const is_owned = chosen.is_owned && !isAddedHere(rows, chosen.game_id);
  const game = { ...chosen, is_owned };
  const said = { game, isSure: true, isTicked: isNew, before: null };
  return rows.map((row) => (row.number === number ? { ...row, ...said } : row));
}

export function tick(rows: readonly SpineRow[], number: number, isTicked: boolean): SpineRow[] {
  return rows.map((row) => (row.number === number ? { ...row, isTicked } : row));
}

/** The copies of these spines were added, or taken back and are ticked as before. */
export function setAdded(
  rows: readonly SpineRow[],
  games: readonly GameOfSpine[],
  isAdded: boolean,
): SpineRow[] {
  const numbers = new Set(games.map(({ number }) => number));
  return rows.map((row) =>
    numbers.has(row.number) ? { ...row, isAdded, isTicked: !isAdded, before: null } : row,
  );
}

/** The copies that there were when one of a spine was sent; null once it is known what became of it. */
export function keepBefore(rows: readonly SpineRow[], number: number, before: Before | null): SpineRow[] {
  return rows.map((row) => (row.number === number ? { ...row, before } : row));
}

/** Whether something in the list is left to do. */
export function isOpen(rows: readonly SpineRow[]): boolean {
  return rows.some(({ game, isTicked, isAdded }) => isTicked || (!isAdded && !game?.is_owned));
}

/** The games that the list may add. */
export function gameIdsOf(rows: readonly SpineRow[]): number[] {
  const ids = rows.flatMap(({ game, candidates }) => [game, ...candidates].map((one) => one?.game_id ?? 0));
  return [...new Set(ids)].filter((id) => id !== 0).toSorted((a, b) => a - b);
}

/**
 * The list with what is owned by now, also elsewhere. A tick that meant the game itself does not become one for a further
 * copy: that is asked.
 */
export function withOwned(rows: readonly SpineRow[], owned: ReadonlySet<number>): SpineRow[] {
  const asNow = (game: SpineGame) => ({ ...game, is_owned: owned.has(game.game_id) });
  return rows.map((row) => {
    const game = row.game && asNow(row.game);
    const isNews = game?.is_owned && !isOwned(rows, { ...game, is_owned: row.game?.is_owned === true });
    const isTicked = row.isTicked && (!isNews || row.before !== null);
    return { ...row, game, candidates: row.candidates.map(asNow), isTicked };
  });
}

/** How a spine stands to the copies there are, and to the other spines. */
export type Standing = {
  isOwned: boolean;
  /** The spine whose tick adds the game itself, where another one does. */
  twin: number | null;
  /** Its tick adds a copy beside another one. */
  isFurther: boolean;
};

export function standingOf(rows: readonly SpineRow[], { number, game, isTicked }: SpineRow): Standing {
  if (!game) return { isOwned: false, twin: null, isFurther: false };
  const owned = isOwned(rows, game);
  const first = twinOf(rows, number, game);
  // Of two ticked ones, the one before is the game and the one after is its further copy.
  const twin = first !== null && isTicked && first > number ? null : first;
  return { isOwned: owned, twin, isFurther: owned || twin !== null };
}

/** What the ticks add, a game always before its further copies. */
export function toAdd(rows: readonly SpineRow[]): GameOfSpine[] {
  return rows.flatMap((row) => {
    const { number, game, isTicked, before } = row;
    return game && isTicked
      ? [{ number, gameId: game.game_id, isFurther: standingOf(rows, row).isFurther, before }]
      : [];
  });
}

/** The first other spine that is ticked for a game. */
function twinOf(rows: readonly SpineRow[], number: number, game: SpineGame): number | null {
  const isTwin = (row: SpineRow) =>
    row.isTicked && row.number !== number && row.game?.game_id === game.game_id;
  return rows.find(isTwin)?.number ?? null;
}

const isOwned = (rows: readonly SpineRow[], game: SpineGame) =>
  game.is_owned || isAddedHere(rows, game.game_id);

const isAddedHere = (rows: readonly SpineRow[], gameId: number) =>
  rows.some(({ isAdded, game }) => isAdded && game?.game_id === gameId);
