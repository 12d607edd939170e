import type { Answer, api } from '../api/client.ts';
import type { GameToAdd } from '../item/useAddMany.ts';
import type { Scan } from './scanList.ts';

export type FoundGame = Answer<typeof api.barcodes.find>['games'][number];

/** A game to add, and the scan that it comes from. */
export type GameOfScan = GameToAdd & { scan: Scan };

/** What is known of a scan: its game, several that it may be, none, or nothing yet. */
export type ScanRow = Scan &
  (
    | { what: 'game'; game: FoundGame; isSecond: boolean }
    | { what: 'several'; games: readonly FoundGame[] }
    | { what: 'unknown' | 'reading' | 'failed' }
  );

type Read = { data: Answer<typeof api.barcodes.find> | undefined; isError: boolean };

/** The list with what was read of each code, in its order; of two scans of a game the older one counts. */
export function toRows(scans: readonly Scan[], reads: readonly Read[]): ScanRow[] {
  const taken = new Set<number>();
  const rows = scans.map((scan, at) => toRow(scan, reads[at])).toReversed();
  const marked = rows.map((row) => {
    if (row.what !== 'game') return row;
    const isSecond = taken.has(row.game.game_id);
    taken.add(row.game.game_id);
    return { ...row, isSecond };
  });
  return marked.toReversed();
}

function toRow(scan: Scan, read: Read | undefined): ScanRow {
  const games = read?.data?.games;
  if (!games) return { ...scan, what: read?.isError ? 'failed' : 'reading' };
  const [first] = games;
  if (!first) return { ...scan, what: 'unknown' };
  const chosen =
    games.find(({ game_id }) => game_id === scan.gameId) ?? (games.length === 1 ? first : undefined);
  return chosen
    ? { ...scan, what: 'game', game: chosen, isSecond: false }
    : { ...scan, what: 'several', games };
}

/** What can be added, the first scan first: games that are not owned, and what was scanned again as a further copy. */
export function toAdd(rows: readonly ScanRow[]): GameOfScan[] {
  return rows
    .flatMap((row) => {
      if (row.what !== 'game' || (row.game.is_owned && !row.isSecond)) return [];
      const { id, code, game, isSecond } = row;
      const gameId = game.game_id;
      // Put back, it is the game that it was, whatever its code leads to by then.
      return [{ scan: { id, code, gameId }, gameId, isFurther: isSecond }];
    })
    .toReversed();
}

export function countUnsettled(rows: readonly ScanRow[]): number {
  return rows.filter(({ what }) => what !== 'game').length;
}
