import { api } from '../../api/client.ts';
import { useRead } from '../../api/reads.ts';
import { collectionWords } from '../../i18n/collection.ts';
import { useText, useWords } from '../../i18n/language.ts';
import { hasCopies } from '../../search.ts';
import { useMoney } from '../../session/useMoney.ts';
import type { toListQuery } from './listQuery.ts';

type ListFootProps = {
  /** The number of games in all. */
  total: number;
  query: ReturnType<typeof toListQuery>;
  isChoosing: boolean;
  /** With the columns of place, tags and estimate. */
  isWide: boolean;
};

/** The foot of a compact list, always in sight: how many games the filters leave, and what the copies cost in all. */
export function ListFoot({ total, query, isChoosing, isWide }: ListFootProps) {
  const text = useWords(collectionWords);
  const { catalogue } = useText();
  const money = useMoney();
  const { p_sort_by: _field, p_sort_order: _order, p_tab, ...filters } = query;
  const asked = hasCopies(p_tab) ? { ...filters, p_tab } : null;
  const totals = useRead(api.catalogue.ownTotals, asked, { keepPrevious: true }).data;

  return (
    // In bulk mode, above its bar.
    <tfoot className={`sticky z-10 bg-background ${isChoosing ? 'bottom-15' : 'bottom-0'}`}>
      <tr className="h-7 font-semibold *:border-t *:border-edge">
        {/* The left end is where the invitation to give feedback lies. */}
        <td colSpan={5 + Number(isChoosing) + (isWide ? 2 : 0)} className="px-3 text-right">
          {totals && totals.copies > totals.games
            ? text.foundCopies(text.found(total), catalogue.copies(totals.copies))
            : text.found(total)}
        </td>
        <td className="px-3 text-right">{asked && totals && money(totals.value)}</td>
        {isWide && (
          <td className="px-3 text-right">
            {asked && totals && totals.estimated > 0 && money(totals.estimate)}
          </td>
        )}
      </tr>
    </tfoot>
  );
}
