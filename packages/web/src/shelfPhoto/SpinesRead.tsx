import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { useWords } from '../i18n/language.ts';
import { shelfPhotoWords } from '../i18n/shelfPhoto.ts';
import { useDroppedFiles } from '../photos/useDroppedFiles.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { AddSpines } from './AddSpines.tsx';
import { ShelfPicture } from './ShelfPicture.tsx';
import { SpineList } from './SpineList.tsx';
import type { ShelfPhoto } from './useShelfPhoto.ts';

/** What was read on the picture, and what becomes of it. */
export function SpinesRead({ shelf, picture }: { shelf: ShelfPhoto; picture: File }) {
  const text = useWords(shelfPhotoWords);
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  // A file that is dropped now must not open in place of the list.
  useDroppedFiles(() => undefined);
  const again = (
    <Button icon={<RotateCcw />} disabled={shelf.adding.isAdding} onClick={shelf.scan.reset}>
      {text.another}
    </Button>
  );

  return (
    <section ref={place} tabIndex={-1} aria-label={text.results} className="flex flex-col gap-4 outline-none">
      <ShelfPicture picture={picture} rows={shelf.rows} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-16 font-semibold">
          {shelf.rows.length > 0 && text.found(shelf.rows.length)}
        </p>
        {shelf.rows.length > 0 && again}
      </div>
      {shelf.rows.length === 0 ? (
        <EmptyState title={text.noneFound} action={again}>
          {text.noneFoundHint}
        </EmptyState>
      ) : (
        <>
          <SpineList shelf={shelf} />
          <AddSpines shelf={shelf} />
        </>
      )}
    </section>
  );
}
