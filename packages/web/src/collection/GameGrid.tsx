import { colorlessPlatform, usePlatformOf } from '../platforms/usePlatformOf.ts';
import { GameCard } from './GameCard.tsx';
import { gridShape } from './gridShape.ts';
import type { ListActions, Listed } from './listed.ts';
import { useVisibleRows } from './useVisibleRows.ts';

type GameGridProps = ListActions & {
  games: readonly Listed[];
  /** How many there are in all, also those that are not loaded yet. */
  total: number;
};

/** The shelf: cards side by side. */
export function GameGrid({ games, total, ...actions }: GameGridProps) {
  const platformOf = usePlatformOf();
  const { ref, widthPx, rows, totalPx, abovePx, measureRow } = useVisibleRows((width) => {
    const shape = gridShape(width);
    return { ...shape, count: Math.ceil(games.length / shape.columns) };
  });
  const { columns, gapPx } = gridShape(widthPx);
  const from = (rows[0]?.index ?? 0) * columns;
  const shown = games.slice(from, from + rows.length * columns);

  return (
    <div ref={ref} style={{ height: totalPx }}>
      <ul
        className="grid"
        style={{
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          gap: gapPx,
          transform: `translateY(${abovePx}px)`,
        }}
      >
        {shown.map((game, index) => (
          <GameCard
            key={game.game_id}
            // The first card of a row is as high as its row.
            ref={index % columns === 0 ? measureRow : undefined}
            data-index={(from + index) / columns}
            aria-setsize={total}
            aria-posinset={from + index + 1}
            game={game}
            color={platformOf(game.platform_id)?.color ?? colorlessPlatform}
            isEager={from + index < columns * 2}
            {...actions}
          />
        ))}
      </ul>
    </div>
  );
}
