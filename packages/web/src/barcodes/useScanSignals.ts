import { useEffect, useRef } from 'react';

import { type ScanRow, isAsked } from './scanRows.ts';
import { type ScanSignal, giveSignal } from './scanSignal.ts';

/** Lets each scan be heard twice: when it is read, and once it is known what it is. */
export function useScanSignals(rows: readonly ScanRow[]): (scanId: number) => void {
  const waiting = useRef(new Set<number>());

  useEffect(() => {
    for (const row of rows) {
      if (row.what === 'reading' || !waiting.current.delete(row.id)) continue;
      giveSignal(meaningOf(row));
    }
  }, [rows]);

  return (scanId) => {
    giveSignal('read');
    waiting.current.add(scanId);
  };
}

function meaningOf(row: ScanRow): ScanSignal {
  if (isAsked(row)) return 'owned';
  if (row.what !== 'game') return 'unknown';
  return row.game.is_owned ? 'owned' : 'known';
}
