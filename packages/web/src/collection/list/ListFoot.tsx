import { api } from '../../api/client.ts';
import { useRead } from '../../api/reads.ts';
import { collectionWords } from '../../i18n/collection.ts';
import { useWords } from '../../i18n/language.ts';
import { hasCopies } from '../../search.ts';
import { useMoney } from '../../session/useMoney.ts';
import type { toListQuery } from './listQuery.ts';

type ListFootProps = {
  /** The number of games in all. */
  total: number;
  query: ReturnType<typeof toListQuery>;
  isChoosing: boolean;
};

/** The foot of a compact list, always in sight: how many games the filters leave, and what the copies cost in all. */
export function ListFoot({ total, query, isChoosing }: ListFootProps) {
  const text = useWords(collectionWords);
  const money = useMoney();
  const { p_sort_by: _field, p_sort_order: _order, p_tab, ...filters } = query;
  const asked = hasCopies(p_tab) ? { ...filters, p_tab } : null;
  const totals = useRead(api.catalogue.ownTotals, asked, { keepPrevious: true }).data;

  return (
    // In bulk mode, above its bar.
    <tfoot className={`sticky z-10 bg-background ${isChoosing ? 'bottom-15' : 'bottom-0'}`}>
      <tr className="h-7 font-semibold *:border-t *:border-edge">
        {/* The left end is where the invitation to give feedback lies. */}
        <td colSpan={isChoosing ? 6 : 5} className="px-3 text-right">
          {text.found(total)}
        </td>
        <td className="px-3 text-right">{asked && totals && money(totals.value)}</td>
      </tr>
    </tfoot>
  );
}
