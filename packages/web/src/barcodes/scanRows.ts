import { printedBarcode } from '@cartouche/contract/barcodes.rules';

import type { Answer, api } from '../api/client.ts';
import type { PickedGame } from '../games/GamePicker.tsx';
import type { GameToAdd } from '../item/addOneByOne.ts';
import type { Scan } from './scanList.ts';

export type FoundGame = Answer<typeof api.barcodes.find>['games'][number];
/** A game that was chosen for a code which does not lead to it, as long as that is not learned. */
type ReadGame = Answer<typeof api.catalogue.game>;
type ChosenGame = PickedGame | ReadGame;

/** A game to add, and the scan that it comes from. */
export type GameOfScan = GameToAdd & { scan: Scan };

/** What is known of a scan: its game, several that it may be, none, or nothing yet. */
export type ScanRow = Scan & {
  /** An older scan is of the same game, or of the same code. */
  isRepeat: boolean;
} & Known;

type Known =
  | { what: 'game'; game: FoundGame; isLearned: true }
  | { what: 'game'; game: ChosenGame; isLearned: false }
  | { what: 'several'; games: readonly FoundGame[] }
  | { what: 'unknown' | 'reading' | 'failed' };

type Read<Data> = { data: Data | undefined; isError: boolean };
/** What was read of each code, and of each game that was chosen. */
type Reads = {
  codes: ReadonlyMap<string, Read<Answer<typeof api.barcodes.find>>>;
  chosen: ReadonlyMap<number, Read<ReadGame>>;
  /** As they were when they were chosen, for as long as they cannot be read. */
  picked: ReadonlyMap<number, PickedGame>;
};

/** The games that were chosen, and which their codes do not lead to: teaching them may have failed. */
export function chosenOnly(scans: readonly Scan[], codes: Reads['codes']): number[] {
  const ids = scans.flatMap(({ code, gameId }) => {
    const games = codes.get(code)?.data?.games;
    const isLearned = !games || games.some(({ game_id }) => game_id === gameId);
    return gameId === null || isLearned ? [] : [gameId];
  });
  return [...new Set(ids)];
}

/** The list with what was read, in its order. */
export function toRows(scans: readonly Scan[], reads: Reads): ScanRow[] {
  const before = new Set<string>();
  const rows = scans.map((scan) => ({ scan, known: knownOf(scan, reads) })).toReversed();
  const marked = rows.map(({ scan, known }) => {
    const code = `code ${scan.code}`;
    const name = known.what === 'game' ? `game ${known.game.game_id}` : code;
    const isRepeat = before.has(name);
    before.add(name).add(code);
    return { ...scan, ...known, isRepeat };
  });
  return marked.toReversed();
}

function knownOf({ code, gameId, wrongId }: Scan, reads: Reads): Known {
  const read = reads.codes.get(code);
  const chosen = gameId === null ? undefined : reads.chosen.get(gameId);
  const games = read?.data?.games;
  if (!games) return { what: read?.isError ? 'failed' : 'reading' };
  const said = games.find(({ game_id }) => game_id === gameId);
  if (said) return { what: 'game', game: said, isLearned: true };
  const game = chosen?.data ?? (gameId === null ? undefined : reads.picked.get(gameId));
  if (game) return { what: 'game', game, isLearned: false };
  const possible = games.filter(({ game_id }) => game_id !== wrongId);
  const isGone = chosen?.isError && possible.length > 0; // an entry may have become another game
  if (chosen && !isGone) return { what: chosen.isError ? 'failed' : 'reading' };

  const [first, second] = possible;
  if (!first) return { what: 'unknown' };
  return second ? { what: 'several', games: possible } : { what: 'game', game: first, isLearned: true };
}

/** What it is called: by its game, as long as none is known by its digits. */
export function nameOf(row: ScanRow): string {
  return row.what === 'game' ? row.game.title : printedBarcode(row.code);
}

/** Whether somebody has to say if it is another copy, or the same one once more. */
export function isAsked({ isRepeat, isFurther }: ScanRow): boolean {
  return isRepeat && !isFurther;
}

/**
 * What can be added, the first scan first: games that are not owned, what somebody said is another copy, and what may be
 * owned because it was sent already.
 */
export function toAdd(rows: readonly ScanRow[]): GameOfScan[] {
  return rows
    .flatMap((row) => {
      if (row.what !== 'game') return [];
      const isThere = row.isRepeat || row.game.is_owned;
      if (isThere && !row.isFurther && !row.before) return [];
      const { id, code, wrongId, isFurther, before, game } = row;
      const gameId = game.game_id;
      // Put back, it is the game that it was, whatever its code leads to by then.
      const scan = { id, code, gameId, wrongId, isFurther, before: null };
      return [{ scan, gameId, isFurther: isThere && isFurther, before }];
    })
    .toReversed();
}

/** How many share in a total: all but those of which the list says that they will not be added. */
export function countPriced(rows: readonly ScanRow[]): number {
  const isLeftOut = (row: ScanRow) =>
    row.what === 'game' && row.game.is_owned && !row.isRepeat && !row.isFurther && !row.before;
  return rows.filter((row) => !isLeftOut(row)).length;
}

/** What was chosen and not learned, of scans that are being added. */
export function toTeach(rows: readonly ScanRow[], adding: readonly GameOfScan[]): GameOfScan[] {
  const ids = new Set(rows.flatMap((row) => (row.what === 'game' && !row.isLearned ? row.id : [])));
  return adding.filter(({ scan }) => ids.has(scan.id));
}

export function countAsked(rows: readonly ScanRow[]): number {
  return rows.filter(isAsked).length;
}

/** How many have no game yet, of those that are not asked about. */
export function countUnsettled(rows: readonly ScanRow[]): number {
  return rows.filter((row) => row.what !== 'game' && !isAsked(row)).length;
}
