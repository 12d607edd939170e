import { api } from '../../api/client.ts';
import { useRead } from '../../api/reads.ts';
import { collectionWords } from '../../i18n/collection.ts';
import { useText, useWords } from '../../i18n/language.ts';
import { hasCopies } from '../../search.ts';
import { useMoney } from '../../session/useMoney.ts';
import { toFilters } from '../list/listQuery.ts';
import { useHasFoot } from '../list/useHasFoot.ts';
import type { useCollectionAddress } from '../list/useCollectionAddress.ts';

/** How many copies the filters leave, what they cost in all, and apart from it what they are worth. */
export function ListFigures({ address }: { address: ReturnType<typeof useCollectionAddress> }) {
  const { platformId, search, view } = address;
  const text = useWords(collectionWords);
  const { catalogue } = useText();
  const money = useMoney();
  const { tab } = search;
  const asked = hasCopies(tab) ? { ...toFilters(platformId, search), p_tab: tab } : null;
  const totals = useRead(api.catalogue.ownTotals, asked, { keepPrevious: true }).data;
  const hasFoot = useHasFoot(view);
  if (!asked || hasFoot) return null;

  return (
    // Keeps its height while the figures load.
    <p className="min-h-5 text-14 text-pretty font-medium tabular-nums">
      {totals &&
        text.figures(
          totals.copies > totals.games
            ? text.foundCopies(text.found(totals.games), catalogue.copies(totals.copies))
            : text.found(totals.games),
          money(totals.value),
          totals.estimated > 0 ? money(totals.estimate) : null,
        )}
    </p>
  );
}
