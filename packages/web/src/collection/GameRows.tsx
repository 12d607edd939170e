import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

import { StateBadge } from '../catalogue/StateBadge.tsx';
import { statesOf } from '../catalogue/gameFacts.ts';
import { colorlessPlatform, usePlatformOf } from '../platforms/usePlatformOf.ts';
import { Cover } from '../ui/Cover.tsx';
import { Spine } from '../ui/Spine.tsx';
import { WishButton } from '../wishlist/WishButton.tsx';
import { CopyChips, CopyPrice } from './CopyFacts.tsx';
import { EditButton } from './EditButton.tsx';
import { PlatformAndYear } from './PlatformAndYear.tsx';
import type { ListActions, Listed } from './listed.ts';
import { useVisibleRows } from './useVisibleRows.ts';

type GameRowsProps = ListActions & { games: readonly Listed[]; total: number };

/** The list view on a phone: one game below the other. */
export function GameRows({ games, total, ...actions }: GameRowsProps) {
  const platformOf = usePlatformOf();
  const { ref, rows, totalPx, abovePx, measureRow } = useVisibleRows(() => ({
    count: games.length,
    rowPx: 112,
    gapPx: 8,
  }));

  return (
    <div ref={ref} style={{ height: totalPx }}>
      <ul className="flex flex-col gap-2" style={{ transform: `translateY(${abovePx}px)` }}>
        {rows.map(({ index }) => {
          const game = games[index];
          if (!game) return null;
          return (
            <GameRow
              key={game.game_id}
              ref={measureRow}
              data-index={index}
              aria-setsize={total}
              aria-posinset={index + 1}
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

type GameRowProps = ComponentProps<'li'> & ListActions & { game: Listed; color: string };

function GameRow({ game, color, linkTo, onEdit, ...item }: GameRowProps) {
  const { copy } = game;
  return (
    <li
      {...item}
      className="relative flex items-center gap-3 overflow-hidden rounded-card border border-hairline bg-surface py-2 pr-1 pl-3"
    >
      <Spine color={color} />
      <div className="w-15 shrink-0">
        <Cover title={game.title} color={color} src={game.cover_url_small ?? game.cover_url_big} />
      </div>
      <div className="flex min-w-0 grow flex-col gap-1">
        <h2 className="line-clamp-2 text-14 font-semibold">
          <Link {...linkTo(game.game_id)} resetScroll={false} className="after:absolute after:inset-0">
            {game.title}
          </Link>
        </h2>
        <PlatformAndYear game={game} />
        <div className="flex flex-wrap items-center gap-1">
          {statesOf(copy?.completeness ?? null, game.in_wishlist).map((state) => (
            <StateBadge key={state} state={state} />
          ))}
          {copy && <CopyChips copy={copy} />}
          {copy && copy.purchasePrice !== null && <CopyPrice price={copy.purchasePrice} />}
        </div>
      </div>
      <div className="relative z-10 flex shrink-0 flex-col">
        <WishButton game={game} isWished={game.in_wishlist} />
        <EditButton game={game} onEdit={onEdit} />
      </div>
    </li>
  );
}
