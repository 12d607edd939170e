import { api } from '../../api/client.ts';
import { useRead } from '../../api/reads.ts';
import { collectionWords } from '../../i18n/collection.ts';
import { useWords } from '../../i18n/language.ts';
import type { CopyFilters } from '../list/listQuery.ts';
import { useMoney } from '../../session/useMoney.ts';

type ChosenSumsProps = { gameIds: readonly number[]; copies: CopyFilters };

/** What the chosen copies cost, and apart from it what they are worth. */
export function ChosenSums({ gameIds, copies }: ChosenSumsProps) {
  const { columns } = useWords(collectionWords);
  const money = useMoney();
  const asked = gameIds.length > 0 ? { gameIds: [...gameIds], copies } : null;
  const { data } = useRead(api.collection.sumMany, asked, { keepPrevious: true });
  if (!asked || !data || data.priced + data.estimated === 0) return null;

  return (
    <span className="flex flex-wrap gap-x-3 text-13 font-normal text-muted tabular-nums">
      {data.priced > 0 && (
        <span>
          {columns.paid} {money(data.value)}
        </span>
      )}
      {data.estimated > 0 && (
        <span>
          {columns.estimate} {money(data.estimate)}
        </span>
      )}
    </span>
  );
}
