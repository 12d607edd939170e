import type { Density } from '../../device.ts';
import { colorlessPlatform, usePlatformOf } from '../../platforms/usePlatformOf.ts';
import { EmptyCard, GameCard } from './GameCard.tsx';
import { gridShape } from './gridShape.ts';
import type { Games, ListActions, ListScroll } from './listed.ts';
import { useVisibleRows } from './useVisibleRows.ts';

type GameGridProps = ListActions & {
  games: Games;
  /** The number of games in all, loaded or not. */
  total: number;
  scroll?: ListScroll | undefined;
  density?: Density;
};

/** The shelf: cards side by side. */
export function GameGrid({ games, total, scroll, density = 'comfortable', ...actions }: GameGridProps) {
  const platformOf = usePlatformOf();
  const { ref, widthPx, rows, totalPx, abovePx, measureRow } = useVisibleRows((width) => {
    const shape = gridShape(width, density);
    return { ...shape, count: Math.ceil(games.length / shape.columns) };
  }, scroll);
  const { columns, gapPx } = gridShape(widthPx, density);
  const from = (rows[0]?.index ?? 0) * columns;
  const places = Math.min(rows.length * columns, games.length - from);

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
        {Array.from({ length: places }, (_place, offset) => {
          const index = from + offset;
          const game = games[index];
          const place = {
            // The first card of a row is as high as its row.
            ref: index % columns === 0 ? measureRow : undefined,
            'data-index': Math.floor(index / columns),
            'aria-setsize': total,
            'aria-posinset': index + 1,
          };
          if (!game) return <EmptyCard key={`place ${index}`} {...place} />;
          return (
            <GameCard
              key={game.game_id}
              {...place}
              game={game}
              color={platformOf(game.platform_id)?.color ?? colorlessPlatform}
              isEager={index < columns * 2}
              isCompact={density === 'compact'}
              {...actions}
            />
          );
        })}
      </ul>
    </div>
  );
}
