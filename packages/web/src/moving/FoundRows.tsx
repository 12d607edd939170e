import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { movingWords } from '../i18n/moving.ts';
import { useWords } from '../i18n/language.ts';
import { MovedRowItem } from './MovedRowItem.tsx';
import type { MovedRow, MoveWork } from './useMove.ts';

/** The most that is read and drawn; more words find fewer. */
const most = 60;

type FoundRowsProps = { moveId: number; search: string; work: MoveWork; onSearch: (row: MovedRow) => void };

/** The rows with some words, however they end. */
export function FoundRows({ moveId, search, work, onSearch }: FoundRowsProps) {
  const text = useWords(movingWords);
  const { data } = useRead(
    api.moving.rows,
    { moveId, search, limit: most, offset: 0 },
    { keepPrevious: true },
  );

  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-13 text-muted">
        {data && (data.length < most ? text.found(data.length) : text.foundMany(most))}
      </p>
      <ul aria-label={text.searchRows} className="flex flex-col gap-2">
        {data?.map((row) => (
          <MovedRowItem key={row.place} row={row} work={work} onSearch={onSearch} hasStatus />
        ))}
      </ul>
    </div>
  );
}
