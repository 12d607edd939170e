import type { Answer, api } from '../api/client.ts';
import type { PickedGame } from '../games/GamePicker.tsx';

type Spine = Answer<typeof api.scanner.shelf>['spines'][number];

/** One spine of the picture, and the game that it is taken for. */
export type SpineRow = Pick<Spine, 'box' | 'runsUp' | 'words' | 'candidates'> & {
  /** From 1 on, as the picture numbers them. */
  number: number;
  game: PickedGame | null;
  isTicked: boolean;
};

/** What was read as a list: ticked is only what was read with confidence, is not owned, and is no second of its kind. */
export function toRows(spines: readonly Spine[]): SpineRow[] {
  const seen = new Set<number>();
  return spines.map(({ box, runsUp, words, candidates, isSure }, at) => {
    const [game = null] = candidates;
    const isNew = game !== null && !seen.has(game.game_id);
    if (game) seen.add(game.game_id);
    return {
      number: at + 1,
      box,
      runsUp,
      words,
      candidates,
      game,
      isTicked: isSure && isNew && !game.is_owned,
    };
  });
}

/** Another game for a spine, which is thereby meant to be added. */
export function choose(rows: readonly SpineRow[], number: number, game: PickedGame): SpineRow[] {
  const isNew = !game.is_owned && !rows.some((row) => row.number !== number && isMeant(row, game.game_id));
  return rows.map((row) => (row.number === number ? { ...row, game, isTicked: isNew } : row));
}

export function tick(rows: readonly SpineRow[], number: number, isTicked: boolean): SpineRow[] {
  return rows.map((row) => (row.number === number ? { ...row, isTicked } : row));
}

/** These games are on the shelf now, or no longer. */
export function own(
  rows: readonly SpineRow[],
  games: readonly { gameId: number }[],
  is_owned: boolean,
): SpineRow[] {
  const ids = new Set(games.map(({ gameId }) => gameId));
  return rows.map((row) =>
    row.game && ids.has(row.game.game_id)
      ? { ...row, game: { ...row.game, is_owned }, isTicked: !is_owned && row.isTicked }
      : row,
  );
}

/** Another spine is ticked for the same game: a copy of each game is added. */
export function isTwice(rows: readonly SpineRow[], { number, game, isTicked }: SpineRow): boolean {
  if (!game || isTicked) return false;
  return rows.some((row) => row.number !== number && isMeant(row, game.game_id));
}

export function tickedIds(rows: readonly SpineRow[]): number[] {
  return rows.flatMap(({ game, isTicked }) => (game && isTicked ? [game.game_id] : []));
}

const isMeant = ({ game, isTicked }: SpineRow, gameId: number) => isTicked && game?.game_id === gameId;
