import { api } from '../../api/client.ts';
import { useRead } from '../../api/reads.ts';
import { collectionWords } from '../../i18n/collection.ts';
import { useText, useWords } from '../../i18n/language.ts';
import { hasCopies } from '../../search.ts';
import { useMoney } from '../../session/useMoney.ts';
import { type Column, isAmount } from './columns.ts';
import type { toListQuery } from './listQuery.ts';

type FiguresProps = {
  /** The number of games in all. */
  total: number;
  query: ReturnType<typeof toListQuery>;
};

/** How many games the filters leave, what the copies cost in all, and apart from it what they are worth. */
function useFigures({ total, query }: FiguresProps) {
  const text = useWords(collectionWords);
  const { catalogue } = useText();
  const money = useMoney();
  const { p_sort_by: _field, p_sort_order: _order, p_tab, ...filters } = query;
  const asked = hasCopies(p_tab) ? { ...filters, p_tab } : null;
  const totals = useRead(api.catalogue.ownTotals, asked, { keepPrevious: true }).data;
  const found = text.found(total);

  return {
    count:
      totals && totals.copies > totals.games
        ? text.foundCopies(found, catalogue.copies(totals.copies))
        : found,
    paid: asked && totals ? money(totals.value) : null,
    estimate: asked && totals && totals.estimated > 0 ? money(totals.estimate) : null,
  };
}

type ListFootProps = FiguresProps & {
  isChoosing: boolean;
  columns: readonly Column[];
};

/** The foot of a compact list, always in sight: its sums stand below the columns that they are of. */
export function ListFoot({ isChoosing, columns, ...list }: ListFootProps) {
  const { count, paid, estimate } = useFigures(list);
  const amounts = columns.filter(isAmount);
  const sums: Partial<Record<Column, string | null>> = { purchasePrice: paid, estimate };

  return (
    // In bulk mode, above its bar.
    <tfoot className={`sticky z-10 bg-background ${isChoosing ? 'bottom-15' : 'bottom-0'}`}>
      <tr className="h-7 font-semibold *:border-t *:border-edge">
        {/* The left end is where the invitation to give feedback lies. */}
        <td colSpan={1 + columns.length - amounts.length + Number(isChoosing)} className="px-3 text-right">
          {count}
        </td>
        {amounts.map((name) => (
          <td key={name} className="px-3 text-right">
            {sums[name]}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** The same where the list scrolls sideways, and its columns of amounts may be out of sight. */
export function FootLine(list: FiguresProps) {
  const text = useWords(collectionWords);
  const { count, paid, estimate } = useFigures(list);
  return (
    <p className="border-t border-edge px-3 py-1 text-right font-semibold">
      {paid === null ? count : text.figures(count, paid, estimate)}
    </p>
  );
}
