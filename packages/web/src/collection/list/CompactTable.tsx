import { collectionWords } from '../../i18n/collection.ts';
import { useWords } from '../../i18n/language.ts';
import { colorlessPlatform, usePlatformOf } from '../../platforms/usePlatformOf.ts';
import type { Sort } from '../../search.ts';
import { Sideways } from '../../ui/Sideways.tsx';
import { SortableHead, type Sorting } from '../../ui/SortableHead.tsx';
import { CompactLine, EmptyLine, rowPx } from './CompactLine.tsx';
import { FootLine, ListFoot } from './ListFoot.tsx';
import { type Column, isAmount, sortOf } from './columns.ts';
import type { toListQuery } from './listQuery.ts';
import type { Games, ListActions, ListScroll } from './listed.ts';
import { useColumnNames } from './useColumnNames.ts';
import { useColumns } from './useColumns.ts';
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

const choicePx = 44;

/** The list view for comparing, on a desktop: a line for each game, and the sum below them. */
export function CompactTable({ games, total, sorts, query, scroll, ...rest }: CompactTableProps) {
  const { sort, onSort, ...actions } = rest;
  const text = useWords(collectionWords);
  const platformOf = usePlatformOf();
  const { ref, widthPx, rows, abovePx, belowPx } = useVisibleRows(
    () => ({ count: games.length, rowPx }),
    scroll,
  );
  const isChoosing = actions.choice !== undefined;
  const besidePx = isChoosing ? choicePx : 0;
  const { shown, leastPx, isScrolling } = useColumns(query.p_tab, widthPx - besidePx);
  const columns = shown.map(({ name }) => name);
  const span = columns.length + 1 + Number(isChoosing);

  return (
    <Sideways
      ref={ref}
      label={text.sideways}
      widthPx={isScrolling ? leastPx + besidePx : null}
      barClass={isChoosing ? 'bottom-15' : 'bottom-0'}
      foot={<FootLine {...{ total, query }} />}
      className={scrollingClass}
    >
      <table
        className="w-full table-fixed border-separate border-spacing-0 text-left"
        style={isScrolling ? { minWidth: leastPx + besidePx } : undefined}
        aria-rowcount={total + 1}
      >
        <colgroup>
          {isChoosing && <col style={{ width: choicePx }} />}
          {/* The title takes the width that the others leave. */}
          <col />
          {shown.map(({ name, widthPx: px }) => (
            <col key={name} style={{ width: px }} />
          ))}
        </colgroup>
        <Head {...{ columns, sorts, sort, onSort, isChoosing }} />
        <tbody className="*:*:border-b *:*:border-hairline">
          {abovePx > 0 && <tr aria-hidden style={{ height: abovePx }} />}
          {rows.map(({ index }) => {
            const game = games[index];
            if (!game) return <EmptyLine key={`place ${index}`} rowIndex={index + 2} span={span} />;
            return (
              <CompactLine
                key={game.game_id}
                rowIndex={index + 2}
                game={game}
                color={platformOf(game.platform_id)?.color ?? colorlessPlatform}
                columns={columns}
                {...actions}
              />
            );
          })}
          {belowPx > 0 && <tr aria-hidden style={{ height: belowPx }} />}
        </tbody>
        {!isScrolling && <ListFoot {...{ total, query, isChoosing, columns }} />}
      </table>
    </Sideways>
  );
}

/**
 * The head stays with the rows, as nothing sticks to the window from within what scrolls by itself. Titles stay, and the
 * checkboxes before them, each of which covers what is in sight of its row.
 */
const scrollingClass =
  '[&_thead]:static [&_:is([data-title],[data-choice])]:sticky [&_:is([data-title],[data-choice])]:left-0 ' +
  '[&_:is([data-title],[data-choice])]:bg-background [&_[data-title]]:z-1 ' +
  '[&_[data-choice]]:z-2 [&_[data-choice]>.absolute]:right-auto [&_[data-choice]>.absolute]:w-[100cqw] [&_[data-choice]+[data-title]]:left-11 ' +
  '[&_tr:hover>:is([data-title],[data-choice])]:bg-[color-mix(in_oklab,var(--color-ink)_3%,var(--color-background))] ' +
  'group-data-[cut~=start]/sideways:[&_[data-title]]:shadow-[8px_0_8px_-6px_var(--color-shade)]';

type HeadProps = Sorting<Sort> & {
  columns: readonly Column[];
  sorts: readonly Sort[];
  isChoosing: boolean;
};

function Head({ columns, sorts, isChoosing, ...sorting }: HeadProps) {
  const text = useWords(collectionWords).columns;
  const nameOf = useColumnNames();

  return (
    <thead className="sticky top-0 z-10 bg-background text-13 text-muted *:*:border-b *:*:border-hairline">
      <tr aria-rowindex={1}>
        {/* While games are chosen, their checkboxes stand before the titles. */}
        <SortableHead label={text.title} field="title" span={isChoosing ? 2 : 1} {...sorting} />
        {columns.map((name) => {
          const side = isAmount(name) ? 'text-right' : '';
          const field = sortOf(name);
          return field && sorts.includes(field) ? (
            <SortableHead key={name} label={nameOf(name)} field={field} className={side} {...sorting} />
          ) : (
            <th key={name} scope="col" className={`h-7 px-3 font-semibold ${side}`}>
              {nameOf(name)}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
