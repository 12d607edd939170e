import { api } from '../../api/client.ts';
import { useRead } from '../../api/reads.ts';
import { collectionWords } from '../../i18n/collection.ts';
import { useText, useWords } from '../../i18n/language.ts';
import { hasCopies } from '../../search.ts';
import { useMoney } from '../../session/useMoney.ts';
import { type Column, isAmount } from './columns.ts';
import type { toListQuery } from './listQuery.ts';

type ListFootProps = {
  /** The number of games in all. */
  total: number;
  query: ReturnType<typeof toListQuery>;
  isChoosing: boolean;
  columns: readonly Column[];
};

/** The foot of a compact list, always in sight: how many games the filters leave, and what the copies cost in all. */
export function ListFoot({ total, query, isChoosing, columns }: ListFootProps) {
  const text = useWords(collectionWords);
  const { catalogue } = useText();
  const money = useMoney();
  const { p_sort_by: _field, p_sort_order: _order, p_tab, ...filters } = query;
  const asked = hasCopies(p_tab) ? { ...filters, p_tab } : null;
  const totals = useRead(api.catalogue.ownTotals, asked, { keepPrevious: true }).data;
  const amounts = columns.filter(isAmount);
  const sums: Partial<Record<Column, number | false>> =
    asked && totals ? { purchasePrice: totals.value, estimate: totals.estimated > 0 && totals.estimate } : {};

  return (
    // In bulk mode, above its bar.
    <tfoot className={`sticky z-10 bg-background ${isChoosing ? 'bottom-15' : 'bottom-0'}`}>
      <tr className="h-7 font-semibold *:border-t *:border-edge">
        {/* The left end is where the invitation to give feedback lies. */}
        <td colSpan={1 + columns.length - amounts.length + Number(isChoosing)} className="px-3 text-right">
          {totals && totals.copies > totals.games
            ? text.foundCopies(text.found(total), catalogue.copies(totals.copies))
            : text.found(total)}
        </td>
        {amounts.map((name) => {
          const sum = sums[name] ?? false;
          return (
            <td key={name} className="px-3 text-right">
              {sum !== false && money(sum)}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
