import type { ReactNode } from 'react';

import type { Shape } from './gridShape.ts';
import type { Games, ListScroll, Listed } from './listed.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useVisibleRows } from './useVisibleRows.ts';

/** What is drawn at a place of a grid. */
export type Place = {
  game: Listed;
  /** Of its link or checkbox: one in the grid is in the tab order. */
  tabIndex: 0 | -1;
  isEager: boolean;
  /** From the left, and how many places the row has. */
  column: number;
  columns: number;
};

type PlaceGridProps = {
  label: string;
  games: Games;
  /** The number of games in all, loaded or not. */
  total: number;
  scroll?: ListScroll | undefined;
  shapeOf: (widthPx: number) => Shape;
  placeClass: string;
  /** What a row stands on, around it. */
  frame?: (row: ReactNode, rowPx: number) => ReactNode;
  children: (place: Place) => ReactNode;
  /** The place of a game that is not loaded yet. */
  empty: ReactNode;
};

/** Games in rows and columns of one size, of which only those near the window are drawn. Arrow keys move through it. */
export function PlaceGrid({ label, games, total, scroll, shapeOf, ...look }: PlaceGridProps) {
  const { frame = asItIs } = look;
  const { ref, widthPx, rows, totalPx, abovePx, showRow } = useVisibleRows((width) => {
    const shape = shapeOf(width);
    return { ...shape, count: Math.ceil(games.length / shape.columns) };
  }, scroll);
  const { columns, rowPx, gapPx, besidePx = gapPx } = shapeOf(widthPx);
  const first = (rows[0]?.index ?? 0) * columns;
  const last = Math.min(games.length, ((rows.at(-1)?.index ?? -1) + 1) * columns) - 1;
  const { tabIndexOf, ...keys } = useGridKeys({
    count: games.length,
    columns,
    rowPx,
    first,
    last,
    showRow,
  });

  return (
    <div ref={ref} style={{ height: totalPx }}>
      <div
        {...keys}
        role="grid"
        aria-label={label}
        aria-rowcount={Math.ceil(total / columns)}
        aria-colcount={columns}
        className="flex flex-col"
        style={{ gap: gapPx, transform: `translateY(${abovePx}px)` }}
      >
        {rows.map(({ index: row }) => (
          <div key={row} style={{ height: rowPx }}>
            {frame(
              <div
                role="row"
                aria-rowindex={row + 1}
                className="grid h-full"
                style={{
                  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
                  columnGap: besidePx,
                }}
              >
                {Array.from({ length: Math.min(columns, games.length - row * columns) }, place(row))}
              </div>,
              rowPx,
            )}
          </div>
        ))}
      </div>
    </div>
  );

  function place(row: number) {
    return (_place: unknown, column: number) => {
      const index = row * columns + column;
      const game = games[index];
      const isEager = index < columns * 2;
      return (
        <div
          key={game?.game_id ?? `place ${index}`}
          role="gridcell"
          aria-colindex={column + 1}
          aria-busy={!game}
          data-place={index}
          tabIndex={-1}
          className={look.placeClass}
        >
          {game ? look.children({ game, tabIndex: tabIndexOf(index), isEager, column, columns }) : look.empty}
        </div>
      );
    };
  }
}

const asItIs = (row: ReactNode) => row;
