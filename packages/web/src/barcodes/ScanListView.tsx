import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';

import { barcodesWords } from '../i18n/barcodes.ts';
import { useWords } from '../i18n/language.ts';
import { Button } from '../ui/Button.tsx';
import { Switch } from '../ui/Switch.tsx';
import { toast } from '../ui/toast.ts';
import { ScanItem } from './ScanItem.tsx';
import { isScanSoundOn, keepScanSound } from './keptScans.ts';
import { type ScanRow, isAsked, nameOf } from './scanRows.ts';
import type { Batch } from './useBatch.ts';
import { useKept } from './useKept.ts';

type ScanListViewProps = {
  batch: Batch;
  /** Below the scans. */
  children: ReactNode;
};

/** What was scanned, the newest first, until it is added. */
export function ScanListView({ batch: { list, rows, retry }, children }: ScanListViewProps) {
  const text = useWords(barcodesWords);
  const [isLoud, setLoud] = useKept(isScanSoundOn, keepScanSound);
  const newest = useRef<HTMLLIElement>(null);
  useUndoKey(list.undoLast, rows.length > 0);
  useBroughtIntoView(newest, rows[0]?.id ?? 0);

  function clear() {
    const { scans } = list;
    list.remove(scans.map(({ id }) => id));
    const undo = { label: text.undo, onPress: () => list.putBack(scans) };
    toast({ text: text.cleared(scans.length), actions: [undo] });
  }

  return (
    <section aria-label={text.list} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-16 font-bold">{text.list}</h2>
        <p className="text-muted tabular-nums">{text.count(rows.length)}</p>
      </div>
      <p role="status" className="sr-only">
        {announced(rows[0], text)}
      </p>
      {rows.length === 0 ? (
        <p className="py-4 text-center text-muted">{text.empty}</p>
      ) : (
        <>
          <ul className="flex flex-col gap-2">
            {rows.map((row, at) => (
              <ScanItem
                key={row.id}
                ref={at === 0 ? newest : null}
                row={row}
                list={list}
                isLast={at === 0}
                onRetry={() => retry(row)}
              />
            ))}
          </ul>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <p className="text-13 text-muted">{text.undoHint}</p>
            <Button onClick={clear}>{text.clear}</Button>
          </div>
          {children}
        </>
      )}
      <Switch label={text.sound} isOn={isLoud} onChange={setLoud} />
    </section>
  );
}

type Announced = Record<'scanAnnounced' | 'againAnnounced' | 'unknown', (name: string) => string>;

/** For whoever listens: what the last scan was. */
function announced(row: ScanRow | undefined, text: Announced): string {
  if (!row) return '';
  if (isAsked(row)) return text.againAnnounced(nameOf(row));
  if (row.what === 'game') return text.scanAnnounced(nameOf(row));
  return row.what === 'unknown' ? text.unknown(nameOf(row)) : '';
}

/** Whoever has scrolled down sees what they scan next, and the camera that sees it. */
function useBroughtIntoView(place: RefObject<HTMLElement | null>, id: number): void {
  const last = useRef(id);
  useEffect(() => {
    if (id > last.current) place.current?.scrollIntoView({ block: 'nearest' });
    last.current = Math.max(last.current, id);
  }, [id, place]);
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
