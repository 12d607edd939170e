import type { RowFilter } from '@cartouche/contract/moving.rules';

import { useVisibleRows } from '../collection/list/useVisibleRows.ts';
import { api } from '../api/client.ts';
import { useReads } from '../api/reads.ts';
import { movingWords } from '../i18n/moving.ts';
import { useWords } from '../i18n/language.ts';
import { MovedRowItem } from './MovedRowItem.tsx';
import type { MovedRow, MoveWork } from './useMove.ts';

const pageSize = 60;

type MovedRowsProps = {
  moveId: number;
  status: RowFilter;
  count: number;
  work: MoveWork;
  onSearch: (row: MovedRow) => void;
};

/** The rows of a status, or those that changed. Draws and reads only those near the window. */
export function MovedRows({ moveId, status, count, work, onSearch }: MovedRowsProps) {
  const text = useWords(movingWords);
  const { ref, rows, totalPx, abovePx, measureRow } = useVisibleRows(
    (widthPx) => ({ count, rowPx: widthPx < 640 ? 170 : 104, gapPx: 8 }),
    undefined,
  );
  const pages = [...new Set(rows.map(({ index }) => Math.floor(index / pageSize)))];
  const answers = useReads(
    api.moving.rows,
    pages.map((page) => ({ moveId, status, limit: pageSize, offset: page * pageSize })),
  );
  const rowAt = (index: number) =>
    answers[pages.indexOf(Math.floor(index / pageSize))]?.data?.[index % pageSize];

  return (
    <div ref={ref} style={{ height: totalPx }}>
      <ul
        aria-label={text.statuses[status]}
        className="flex flex-col gap-2"
        style={{ transform: `translateY(${abovePx}px)` }}
      >
        {rows.map(({ index }) => (
          <MovedRowItem
            key={index}
            ref={measureRow}
            data-index={index}
            aria-setsize={count}
            aria-posinset={index + 1}
            row={rowAt(index)}
            work={work}
            onSearch={onSearch}
            hasStatus={status === 'changed'}
          />
        ))}
      </ul>
    </div>
  );
}
