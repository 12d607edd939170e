import { Link } from '@tanstack/react-router';

import { CopyCount } from '../../games/CopyCount.tsx';
import { PlatformName } from '../../platforms/PlatformName.tsx';
import { StateBadge } from '../../games/StateBadge.tsx';
import { signsOf, yearOf } from '../../games/gameFacts.ts';
import { collectionWords } from '../../i18n/collection.ts';
import { useText, useWords } from '../../i18n/language.ts';
import { colorlessPlatform, usePlatformOf } from '../../platforms/usePlatformOf.ts';
import { type Sort, hasCopies } from '../../search.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Spine } from '../../ui/Spine.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { ChoiceBox } from './ChoiceBox.tsx';
import { CopyPrice } from './CopyFacts.tsx';
import { ListFoot } from './ListFoot.tsx';
import type { toListQuery } from './listQuery.ts';
import type { Games, ListActions, ListScroll, Listed } from './listed.ts';
import { SortableHead, type Sorting } from '../../ui/SortableHead.tsx';
import { useVisibleRows } from './useVisibleRows.ts';

type CompactTableProps = Pick<ListActions, 'linkTo' | 'choice'> &
  Sorting<Sort> & {
    games: Games;
    total: number;
    scroll?: ListScroll | undefined;
    /** What this list can be sorted by. */
    sorts: readonly Sort[];
    query: ReturnType<typeof toListQuery>;
  };

const rowPx = 40;

// The title takes the width that the others leave.
const columns = [
  { name: 'title', field: 'title', width: '' },
  { name: 'console', field: null, width: 'w-44 min-[120rem]:w-72' },
  { name: 'year', field: 'release_date', width: 'w-22 min-[120rem]:w-36' },
  { name: 'state', field: null, width: 'w-60 min-[120rem]:w-72' },
  { name: 'condition', field: 'condition', width: 'w-32 min-[120rem]:w-36' },
  { name: 'price', field: 'price', width: 'w-32 min-[120rem]:w-36' },
] as const;

/** With what else copies say, where there is room. */
const wideColumns = [
  { name: 'title', field: 'title', width: '' },
  { name: 'console', field: null, width: 'w-30 min-[120rem]:w-36' },
  { name: 'year', field: 'release_date', width: 'w-22' },
  { name: 'state', field: null, width: 'w-44 min-[120rem]:w-50' },
  { name: 'condition', field: 'condition', width: 'w-29 min-[120rem]:w-32' },
  { name: 'place', field: 'place', width: 'w-48 min-[120rem]:w-64' },
  { name: 'tags', field: null, width: 'w-36 min-[120rem]:w-44' },
  { name: 'price', field: 'price', width: 'w-32' },
  { name: 'estimate', field: 'estimate', width: 'w-34' },
] as const;
const wide = '(min-width: 100rem)';

/** The list view for comparing, on a desktop: a line for each game, and the sum below them. */
export function CompactTable({ games, total, sorts, query, scroll, ...rest }: CompactTableProps) {
  const { sort, onSort, ...actions } = rest;
  const text = useWords(collectionWords);
  const platformOf = usePlatformOf();
  const { ref, rows, abovePx, belowPx } = useVisibleRows(() => ({ count: games.length, rowPx }), scroll);
  const isChoosing = actions.choice !== undefined;
  const isWide = useMedia(wide) && hasCopies(query.p_tab);

  return (
    <div ref={ref}>
      <table
        className="w-full table-fixed border-separate border-spacing-0 text-left"
        aria-rowcount={total + 1}
      >
        <colgroup>
          {isChoosing && <col className="w-11" />}
          {(isWide ? wideColumns : columns).map(({ name, width }) => (
            <col key={name} className={width} />
          ))}
        </colgroup>
        <thead className="sticky top-0 z-10 bg-background text-13 text-muted *:*:border-b *:*:border-hairline">
          <tr aria-rowindex={1}>
            {(isWide ? wideColumns : columns).map(({ name, field }) => {
              // While games are chosen, their checkboxes stand before the titles.
              const span = name === 'title' && isChoosing ? 2 : 1;
              const side = name === 'price' || name === 'estimate' ? 'text-right' : '';
              return field && sorts.includes(field) ? (
                <SortableHead
                  key={name}
                  label={text.columns[name]}
                  field={field}
                  sort={sort}
                  onSort={onSort}
                  className={side}
                  span={span}
                />
              ) : (
                <th key={name} scope="col" colSpan={span} className={`h-7 px-3 font-semibold ${side}`}>
                  {text.columns[name]}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody className="*:*:border-b *:*:border-hairline">
          {abovePx > 0 && <tr aria-hidden style={{ height: abovePx }} />}
          {rows.map(({ index }) => {
            const game = games[index];
            if (!game) return <EmptyLine key={`place ${index}`} rowIndex={index + 2} isWide={isWide} />;
            return (
              <Line
                key={game.game_id}
                rowIndex={index + 2}
                game={game}
                color={platformOf(game.platform_id)?.color ?? colorlessPlatform}
                isWide={isWide}
                {...actions}
              />
            );
          })}
          {belowPx > 0 && <tr aria-hidden style={{ height: belowPx }} />}
        </tbody>
        <ListFoot total={total} query={query} isChoosing={isChoosing} isWide={isWide} />
      </table>
    </div>
  );
}

/** The place of a game that is not loaded yet. */
function EmptyLine({ rowIndex, isWide }: { rowIndex: number; isWide: boolean }) {
  return (
    <tr aria-rowindex={rowIndex} aria-busy style={{ height: rowPx }}>
      <td colSpan={isWide ? 10 : 7} className="px-3 py-0">
        <Skeleton className="h-4 w-1/5" />
      </td>
    </tr>
  );
}

type LineProps = Pick<ListActions, 'linkTo' | 'choice'> & {
  game: Listed;
  color: string;
  rowIndex: number;
  isWide: boolean;
};

function Line({ game, color, rowIndex, isWide, linkTo, choice }: LineProps) {
  const text = useText().catalogue;
  const { copy } = game;
  const isChoosing = choice !== undefined;

  return (
    <tr
      aria-rowindex={rowIndex}
      className="relative hover:bg-ink/3"
      // Every row has the height that the list assumes, so that a jump lands where it should.
      style={{ height: rowPx }}
    >
      {choice && (
        <td className="py-0 pl-3">
          <ChoiceBox game={game} choice={choice} className="size-6!" />
        </td>
      )}
      <td inert={isChoosing} className="relative px-3 py-0">
        <Spine color={color} />
        <Link
          {...linkTo(game.game_id)}
          resetScroll={false}
          title={game.title}
          className="block truncate font-semibold hover:text-accent"
        >
          {game.title}
        </Link>
      </td>
      <td className="truncate px-3 py-0 text-muted">
        <PlatformName id={game.platform_id} name={game.platform} />
      </td>
      <td className="px-3 py-0 text-muted">{yearOf(game.release_date)}</td>
      <td className="px-3 py-0">
        <div className="flex items-center gap-1">
          {signsOf(copy?.completeness ?? null, game.in_wishlist).map((state) => (
            <StateBadge key={state} state={state} />
          ))}
          <CopyCount copies={copy?.copies} />
        </div>
      </td>
      <td className="truncate px-3 py-0">{copy && text.conditions[copy.condition]}</td>
      {isWide && <td className="truncate px-3 py-0 text-muted">{copy?.place}</td>}
      {isWide && <td className="truncate px-3 py-0 text-muted">{copy?.tags}</td>}
      <td className="px-3 py-0 text-right">
        {copy && copy.purchasePrice !== null && <CopyPrice price={copy.purchasePrice} />}
      </td>
      {isWide && (
        <td className="px-3 py-0 text-right">
          {copy && copy.estimate !== null && <CopyPrice price={copy.estimate} />}
        </td>
      )}
    </tr>
  );
}
