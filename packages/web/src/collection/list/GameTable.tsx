import { Link } from '@tanstack/react-router';

import { GenreTags } from '../../games/GenreTags.tsx';
import { GameCover } from '../../games/GameCover.tsx';
import { StateBadge } from '../../games/StateBadge.tsx';
import { bestCompleteness, statesOf, yearOf } from '../../games/gameFacts.ts';
import { collectionWords } from '../../i18n/collection.ts';
import { useWords } from '../../i18n/language.ts';
import { colorlessPlatform, usePlatformOf } from '../../platforms/usePlatformOf.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Spine } from '../../ui/Spine.tsx';
import { WishButton } from '../../games/WishButton.tsx';
import { ChoiceBox } from './ChoiceBox.tsx';
import { CopyChips, CountAndPrice } from './CopyFacts.tsx';
import { EditButton } from './EditButton.tsx';
import type { Games, ListActions, ListScroll, Listed } from './listed.ts';
import type { Sort } from '../../search.ts';
import { SortableHead, type Sorting } from '../../ui/SortableHead.tsx';
import { useVisibleRows } from './useVisibleRows.ts';

type GameTableProps = ListActions &
  Sorting<Sort> & { games: Games; total: number; scroll?: ListScroll | undefined };

const rowPx = 76;

/** The list view on a desktop. */
export function GameTable({ games, total, sort, onSort, scroll, ...actions }: GameTableProps) {
  const text = useWords(collectionWords).columns;
  const platformOf = usePlatformOf();
  const { ref, rows, abovePx, belowPx } = useVisibleRows(() => ({ count: games.length, rowPx }), scroll);

  return (
    <div ref={ref}>
      <table className="w-full table-fixed border-collapse text-left" aria-rowcount={total + 1}>
        <colgroup>
          <col />
          <col className="w-20 min-[120rem]:w-36" />
          <col className="w-60 min-[120rem]:w-96" />
          <col className="w-88 min-[120rem]:w-108" />
          <col className="w-26" />
        </colgroup>
        <thead>
          <tr aria-rowindex={1} className="border-b border-hairline text-13 text-muted">
            <SortableHead label={text.title} field="title" sort={sort} onSort={onSort} />
            <SortableHead label={text.year} field="release_date" sort={sort} onSort={onSort} />
            <th scope="col" className="px-3 font-semibold">
              {text.genre}
            </th>
            <th scope="col" className="px-3 font-semibold">
              {text.status}
            </th>
            <th scope="col" className="px-3 text-right font-semibold">
              {text.actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {abovePx > 0 && <tr aria-hidden style={{ height: abovePx }} />}
          {rows.map(({ index }) => {
            const game = games[index];
            if (!game) return <EmptyTableRow key={`place ${index}`} rowIndex={index + 2} />;
            return (
              <TableRow
                key={game.game_id}
                rowIndex={index + 2}
                game={game}
                color={platformOf(game.platform_id)?.color ?? colorlessPlatform}
                {...actions}
              />
            );
          })}
          {belowPx > 0 && <tr aria-hidden style={{ height: belowPx }} />}
        </tbody>
      </table>
    </div>
  );
}

/** The place of a game that is not loaded yet. */
function EmptyTableRow({ rowIndex }: { rowIndex: number }) {
  return (
    <tr aria-rowindex={rowIndex} aria-busy className="border-b border-hairline" style={{ height: rowPx }}>
      <td colSpan={5} className="px-3 py-0">
        <div className="flex items-center gap-3">
          <Skeleton className="h-14 w-11 shrink-0" />
          <Skeleton className="h-4 w-1/5" />
        </div>
      </td>
    </tr>
  );
}

type TableRowProps = ListActions & { game: Listed; color: string; rowIndex: number };

function TableRow({ game, color, rowIndex, linkTo, onEdit, choice }: TableRowProps) {
  const { copy } = game;
  const isChoosing = choice !== undefined;

  return (
    <tr
      aria-rowindex={rowIndex}
      className="relative border-b border-hairline hover:bg-ink/3"
      // Every row has the height that the list assumes, so that a jump lands where it should.
      style={{ height: rowPx }}
    >
      <td inert={isChoosing} className="relative py-0 pr-3 pl-3">
        <Spine color={color} />
        <div className="flex items-center gap-3">
          <div className="w-11 shrink-0">
            <GameCover game={game} size="small" />
          </div>
          <div className="min-w-0">
            <Link
              {...linkTo(game.game_id)}
              resetScroll={false}
              className="line-clamp-2 font-semibold hover:text-accent"
            >
              {game.title}
            </Link>
            <p className="truncate text-13 text-muted">
              {[game.platform, copy?.edition, copy?.place, copy?.tags].filter(Boolean).join(' · ')}
            </p>
          </div>
        </div>
      </td>
      <td inert={isChoosing} className="px-3 py-0">
        {yearOf(game.release_date)}
      </td>
      <td inert={isChoosing} className="px-3 py-0">
        <GenreTags genres={game.genres} />
      </td>
      <td inert={isChoosing} className="px-3 py-0">
        <div className="flex items-center justify-between gap-2">
          <div className="flex flex-wrap items-center gap-1">
            {statesOf(bestCompleteness(copy), game.in_wishlist).map((state) => (
              <StateBadge key={state} state={state} />
            ))}
            {copy && <CopyChips copy={copy} platformId={game.platform_id} />}
          </div>
          <CountAndPrice copy={copy} />
        </div>
      </td>
      <td className="px-1.5 py-0">
        {/* The checkbox covers the whole row. */}
        {choice ? (
          <ChoiceBox game={game} choice={choice} className="mr-2 ml-auto" />
        ) : (
          <div className="flex justify-end">
            <WishButton game={game} isWished={game.in_wishlist} />
            <EditButton game={game} onEdit={onEdit} />
          </div>
        )}
      </td>
    </tr>
  );
}
