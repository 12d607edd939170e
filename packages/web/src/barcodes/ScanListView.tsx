import { Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';

import { api } from '../api/client.ts';
import { useReads } from '../api/reads.ts';
import { barcodesWords } from '../i18n/barcodes.ts';
import { useWords } from '../i18n/language.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { Switch } from '../ui/Switch.tsx';
import { AddScanned } from './AddScanned.tsx';
import { ScanItem } from './ScanItem.tsx';
import { type ScanRow, toRows } from './scanRows.ts';
import { useKept } from './useKept.ts';
import type { ScanListState } from './useScanList.ts';
import { isScanSoundOn, keepScanSound } from './keptScans.ts';

/** What was scanned, the newest first, until it is added. */
export function ScanListView({ list }: { list: ScanListState }) {
  const text = useWords(barcodesWords);
  const [isLoud, setLoud] = useKept(isScanSoundOn, keepScanSound);
  const reads = useReads(
    api.barcodes.find,
    list.scans.map(({ code }) => ({ code })),
  );
  const rows = toRows(list.scans, reads);
  useUndoKey(list.undoLast, list.scans.length > 0);

  return (
    <section aria-label={text.list} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-16 font-bold">{text.list}</h2>
        <p className="text-muted tabular-nums">{text.count(list.scans.length)}</p>
      </div>
      <Switch label={text.sound} isOn={isLoud} onChange={setLoud} />
      <p role="status" className="sr-only">
        {announced(rows[0], text)}
      </p>
      {list.again !== null && (
        <div role="alert">
          <Banner
            tone="incomplete"
            action={
              <span className="flex flex-wrap gap-2">
                <Button onClick={list.takeSecond}>{text.second}</Button>
                <Button onClick={list.skip}>{text.skip}</Button>
              </span>
            }
          >
            {text.again}
          </Banner>
        </div>
      )}
      {rows.length === 0 ? (
        <p className="py-4 text-center text-muted">{text.empty}</p>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Button icon={<Undo2 />} onClick={list.undoLast}>
              {text.undoLast}
            </Button>
            <span className="text-13 text-muted">{text.undoHint}</span>
          </div>
          <ul className="flex flex-col gap-2">
            {rows.map((row, at) => (
              <ScanItem
                key={row.id}
                row={row}
                isLast={at === 0}
                onRetry={() => void reads[at]?.refetch()}
                onChoose={(gameId) => list.choose(row.id, gameId)}
                onRemove={() => list.remove([row.id])}
              />
            ))}
          </ul>
          <AddScanned rows={rows} list={list} />
        </>
      )}
    </section>
  );
}

/** For whoever listens: what the last scan was. */
function announced(
  row: ScanRow | undefined,
  text: { scanAnnounced: (title: string) => string; unknown: (code: string) => string },
) {
  if (row?.what === 'game') return text.scanAnnounced(row.game.title);
  return row?.what === 'unknown' ? text.unknown(row.code) : '';
}

/** Backspace takes the last scan back, except where somebody types. */
function useUndoKey(undo: () => void, isOn: boolean) {
  const undoLast = useEffectEvent(undo);
  useEffect(() => {
    if (!isOn) return undefined;
    function press({ key, target, repeat }: KeyboardEvent) {
      const isTyping =
        target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
      if (key === 'Backspace' && !isTyping && !repeat) undoLast();
    }
    // Before the dialog, which keeps keys to itself.
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [isOn]);
}
