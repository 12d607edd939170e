import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

import { GameCover } from '../../games/GameCover.tsx';
import { StateBadge } from '../../games/StateBadge.tsx';
import { bestCompleteness, statesOf } from '../../games/gameFacts.ts';
import { colorlessPlatform, usePlatformOf } from '../../platforms/usePlatformOf.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Spine } from '../../ui/Spine.tsx';
import { WishButton } from '../../games/WishButton.tsx';
import { ChoiceBox } from './ChoiceBox.tsx';
import { CopyChips, CountAndPrice } from './CopyFacts.tsx';
import { EditButton } from './EditButton.tsx';
import { PlatformAndYear } from './PlatformAndYear.tsx';
import type { Games, ListActions, ListScroll, Listed } from './listed.ts';
import { useVisibleRows } from './useVisibleRows.ts';

type GameRowsProps = ListActions & { games: Games; total: number; scroll?: ListScroll | undefined };

const rowPx = 112;

/** The list view on a phone: one game below another. */
export function GameRows({ games, total, scroll, ...actions }: GameRowsProps) {
  const platformOf = usePlatformOf();
  const { ref, rows, totalPx, abovePx, measureRow } = useVisibleRows(
    () => ({ count: games.length, rowPx, gapPx: 8 }),
    scroll,
  );

  return (
    <div ref={ref} style={{ height: totalPx }}>
      <ul className="flex flex-col gap-2" style={{ transform: `translateY(${abovePx}px)` }}>
        {rows.map(({ index }) => {
          const game = games[index];
          const place = {
            ref: measureRow,
            'data-index': index,
            'aria-setsize': total,
            'aria-posinset': index + 1,
          };
          if (!game) return <EmptyRow key={`place ${index}`} {...place} />;
          return (
            <GameRow
              key={game.game_id}
              {...place}
              game={game}
              color={platformOf(game.platform_id)?.color ?? colorlessPlatform}
              {...actions}
            />
          );
        })}
      </ul>
    </div>
  );
}

/** The place of a game that is not loaded yet. */
function EmptyRow(item: ComponentProps<'li'>) {
  return (
    <li
      {...item}
      aria-busy
      style={{ minHeight: rowPx }}
      className="flex items-center gap-3 rounded-card border border-hairline bg-surface px-3"
    >
      <Skeleton className="h-20 w-15 shrink-0" />
      <div className="flex grow flex-col gap-2">
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-3 w-2/5" />
      </div>
    </li>
  );
}

type GameRowProps = ComponentProps<'li'> & ListActions & { game: Listed; color: string };

function GameRow({ game, color, linkTo, onEdit, choice, isOnOnePlatform, ...item }: GameRowProps) {
  const { copy } = game;
  return (
    <li
      {...item}
      className="relative flex items-center gap-3 overflow-hidden rounded-card border border-hairline bg-surface py-2 pr-1 pl-3"
    >
      <Spine color={color} />
      <div inert={choice !== undefined} className="contents">
        <div className="w-15 shrink-0">
          <GameCover game={game} size="small" />
        </div>
        <div className="flex min-w-0 grow flex-col gap-1">
          <h2 className="line-clamp-2 text-14 font-semibold">
            <Link {...linkTo(game.game_id)} resetScroll={false} className="after:absolute after:inset-0">
              {game.title}
            </Link>
          </h2>
          <div className="flex items-baseline justify-between gap-2">
            <PlatformAndYear game={game} isOnOnePlatform={isOnOnePlatform} />
            <CountAndPrice copy={copy} />
          </div>
          <div className="flex flex-wrap items-center gap-1">
            {statesOf(bestCompleteness(copy), game.in_wishlist).map((state) => (
              <StateBadge key={state} state={state} />
            ))}
            {copy && <CopyChips copy={copy} platformId={game.platform_id} />}
          </div>
        </div>
      </div>
      {choice ? (
        <ChoiceBox game={game} choice={choice} className="mx-2 shrink-0" />
      ) : (
        <div className="relative z-10 flex shrink-0 flex-col">
          <WishButton game={game} isWished={game.in_wishlist} />
          <EditButton game={game} onEdit={onEdit} />
        </div>
      )}
    </li>
  );
}
