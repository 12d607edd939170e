import { Link } from '@tanstack/react-router';

import { StateGlyph } from '../../games/StateGlyph.tsx';
import { bestCompleteness, statesOf } from '../../games/gameFacts.ts';
import { PlatformName } from '../../platforms/PlatformName.tsx';
import { colorlessPlatform, usePlatformOf } from '../../platforms/usePlatformOf.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Spine } from '../../ui/Spine.tsx';
import { ChoiceBox } from './ChoiceBox.tsx';
import { CountAndPrice } from './CopyFacts.tsx';
import type { Games, ListActions, ListScroll, Listed } from './listed.ts';
import { useVisibleRows } from './useVisibleRows.ts';

type RowActions = Pick<ListActions, 'linkTo' | 'choice'>;
type CompactRowsProps = RowActions & { games: Games; total: number; scroll?: ListScroll | undefined };

/** As high as a finger needs. */
const rowPx = 44;

/** The list view for comparing, on a phone: a line for each game. */
export function CompactRows({ games, total, scroll, ...actions }: CompactRowsProps) {
  const platformOf = usePlatformOf();
  const { ref, rows, totalPx, abovePx } = useVisibleRows(() => ({ count: games.length, rowPx }), scroll);

  return (
    <div ref={ref} style={{ height: totalPx }}>
      <ul style={{ transform: `translateY(${abovePx}px)` }}>
        {rows.map(({ index }) => {
          const game = games[index];
          return (
            <li
              key={game?.game_id ?? `place ${index}`}
              aria-setsize={total}
              aria-posinset={index + 1}
              aria-busy={!game}
              style={{ height: rowPx }}
              className="relative flex items-center gap-2 border-b border-hairline pr-1 pl-3"
            >
              {game ? (
                <Line
                  game={game}
                  color={platformOf(game.platform_id)?.color ?? colorlessPlatform}
                  {...actions}
                />
              ) : (
                <Skeleton className="h-4 w-3/5" />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Line({ game, color, linkTo, choice }: RowActions & { game: Listed; color: string }) {
  const { copy } = game;
  return (
    <>
      <Spine color={color} />
      <div inert={choice !== undefined} className="contents">
        <Link
          {...linkTo(game.game_id)}
          resetScroll={false}
          className="min-w-0 grow truncate font-semibold outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
        >
          {game.title}
        </Link>
        <PlatformName
          id={game.platform_id}
          name={game.platform}
          className="max-w-24 shrink-0 truncate text-13 text-muted"
        />
        {statesOf(bestCompleteness(copy), game.in_wishlist).map((state) => (
          <StateGlyph key={state} state={state} />
        ))}
        <CountAndPrice copy={copy} />
      </div>
      {choice && <ChoiceBox game={game} choice={choice} className="shrink-0" />}
    </>
  );
}
