import type { MovedStatus } from '@cartouche/contract/moving.rules';
import { useState } from 'react';

import { useVisibleRows } from '../collection/list/useVisibleRows.ts';
import { api } from '../api/client.ts';
import { useReads } from '../api/reads.ts';
import { movingWords } from '../i18n/moving.ts';
import { useWords } from '../i18n/language.ts';
import { useOpening } from '../ui/useOpening.ts';
import { FindGame } from './FindGame.tsx';
import { MovedRowItem } from './MovedRowItem.tsx';
import type { MovedRow, MoveWork } from './useMove.ts';

const pageSize = 60;

type MovedRowsProps = { moveId: number; status: MovedStatus; count: number; work: MoveWork };

/** The rows of a status. Draws and reads only those near the window. */
export function MovedRows({ moveId, status, count, work }: MovedRowsProps) {
  const text = useWords(movingWords);
  const [searched, setSearched] = useState<MovedRow | null>(null);
  const { shown, opening } = useOpening(searched);
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
            onSearch={setSearched}
          />
        ))}
      </ul>
      {shown && (
        <FindGame
          key={opening}
          row={shown}
          isOpen={searched !== null}
          onChoose={(gameId) => {
            work.decide({ places: [shown.place] }, { do: 'match', gameId });
            setSearched(null);
          }}
          onClose={() => setSearched(null)}
        />
      )}
    </div>
  );
}
