import { collectionWords } from '../../i18n/collection.ts';
import { itemWords } from '../../i18n/item.ts';
import { useWords } from '../../i18n/language.ts';
import { colorlessPlatform, usePlatformOf } from '../../platforms/usePlatformOf.ts';
import type { Sort } from '../../search.ts';
import { SortableHead, type Sorting } from '../../ui/SortableHead.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import { CompactLine, EmptyLine, rowPx } from './CompactLine.tsx';
import { ListFoot } from './ListFoot.tsx';
import { type Column, isAmount, sortOf } from './columns.ts';
import type { toListQuery } from './listQuery.ts';
import type { Games, ListActions, ListScroll } from './listed.ts';
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
const endPx = 36;

/** The list view for comparing, on a desktop: a line for each game, and the sum below them. */
export function CompactTable({ games, total, sorts, query, scroll, ...rest }: CompactTableProps) {
  const { sort, onSort, ...actions } = rest;
  const platformOf = usePlatformOf();
  const { ref, widthPx, rows, abovePx, belowPx } = useVisibleRows(
    () => ({ count: games.length, rowPx }),
    scroll,
  );
  const isChoosing = actions.choice !== undefined;
  const chosen = useColumns(query.p_tab, widthPx - (isChoosing ? choicePx : 0) - endPx);
  const columns = chosen.shown.map(({ name }) => name);
  const hasEnd = chosen.choose !== null;
  const span = columns.length + 1 + Number(isChoosing) + Number(hasEnd);

  return (
    <div ref={ref}>
      <table
        className="w-full table-fixed border-separate border-spacing-0 text-left"
        aria-rowcount={total + 1}
      >
        <colgroup>
          {isChoosing && <col style={{ width: choicePx }} />}
          {/* The title takes the width that the others leave. */}
          <col />
          {chosen.shown.map(({ name, widthPx: px }) => (
            <col key={name} style={{ width: px }} />
          ))}
          {hasEnd && <col style={{ width: endPx }} />}
        </colgroup>
        <Head {...{ columns, chosen, sorts, sort, onSort, isChoosing }} />
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
                hasEnd={hasEnd}
                {...actions}
              />
            );
          })}
          {belowPx > 0 && <tr aria-hidden style={{ height: belowPx }} />}
        </tbody>
        <ListFoot {...{ total, query, isChoosing, columns, hasEnd }} />
      </table>
    </div>
  );
}

type HeadProps = Sorting<Sort> & {
  columns: readonly Column[];
  chosen: ReturnType<typeof useColumns>;
  sorts: readonly Sort[];
  isChoosing: boolean;
};

function Head({ columns, chosen, sorts, isChoosing, ...sorting }: HeadProps) {
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
        {chosen.choose && (
          <td className="p-0 text-right">
            <ColumnChoice chosen={chosen} choose={chosen.choose} nameOf={nameOf} />
          </td>
        )}
      </tr>
    </thead>
  );
}

function useColumnNames() {
  const { columns } = useWords(collectionWords);
  const fields = useWords(itemWords);
  const ofGame: Partial<Record<Column, string>> = {
    console: columns.console,
    year: columns.year,
    state: columns.state,
    purchasePrice: columns.price,
    purchaseDate: fields.purchaseDate.label,
  };
  return (name: Column) =>
    ofGame[name] ?? (name === 'console' || name === 'year' || name === 'state' ? '' : fields[name].short);
}
