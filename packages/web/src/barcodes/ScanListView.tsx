import { Hourglass, WifiOff } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

import { useIsOnline } from '../api/online.ts';
import { useScanRefusalText } from '../camera/useScanRefusalText.ts';
import { barcodesWords } from '../i18n/barcodes.ts';
import { useWords } from '../i18n/language.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { useMedia } from '../ui/useMedia.ts';
import { ScanItem } from './ScanItem.tsx';
import { type ScanRow, isAsked, nameOf } from './scanRows.ts';
import type { Batch } from './useBatch.ts';

type ScanListViewProps = {
  batch: Batch;
  /** Below the scans. */
  children: ReactNode;
};

/** What was scanned, the newest first, until it is added. */
export function ScanListView({ batch, children }: ScanListViewProps) {
  const { list, rows, adding, limit, retry } = batch;
  const text = useWords(barcodesWords);
  const tell = useScanRefusalText();
  const isTouched = useMedia('(pointer: coarse)');
  const isOnline = useIsOnline();
  const newest = useRef<HTMLLIElement>(null);
  useBroughtIntoView(newest, rows[0]?.id ?? 0);

  return (
    <section aria-label={text.list} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-16 font-bold">{text.list}</h2>
        {rows.length > 0 && <p className="text-muted tabular-nums">{text.count(rows.length)}</p>}
      </div>
      <p role="status" className="sr-only">
        {announced(rows[0], text)}
      </p>
      {rows.length === 0 ? (
        <p className="py-4 text-center text-muted">{text.empty}</p>
      ) : (
        <>
          {!isOnline && (
            <Banner icon={<WifiOff />} tone="incomplete">
              {text.offline}
            </Banner>
          )}
          {limit !== null && (
            <Banner icon={<Hourglass />} tone="incomplete">
              {tell(limit)}
            </Banner>
          )}
          <ul className="flex flex-col gap-2">
            {rows.map((row, at) => (
              <ScanItem
                key={row.id}
                ref={at === 0 ? newest : null}
                row={row}
                list={list}
                isLocked={adding.isAdding}
                isLast={at === 0}
                onRetry={() => retry(row)}
              />
            ))}
          </ul>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <p className="text-13 text-muted">{isTouched ? text.swipeHint : text.undoHint}</p>
            <Button disabled={adding.isAdding} onClick={list.takeAllAway}>
              {text.clear}
            </Button>
          </div>
          {children}
        </>
      )}
    </section>
  );
}

type Announced = Record<'scanAnnounced' | 'againAnnounced' | 'unknown', (name: string) => string>;

/** For whoever listens: what the last scan was. */
function announced(row: ScanRow | undefined, text: Announced & { whichGame: string }): string {
  if (!row) return '';
  if (isAsked(row)) return text.againAnnounced(nameOf(row));
  if (row.what === 'game') return text.scanAnnounced(nameOf(row));
  if (row.what === 'several') return text.whichGame;
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
