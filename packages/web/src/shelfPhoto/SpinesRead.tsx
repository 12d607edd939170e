import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { useWords } from '../i18n/language.ts';
import { shelfPhotoWords } from '../i18n/shelfPhoto.ts';
import { useDroppedFiles } from '../photos/useDroppedFiles.ts';
import { Button } from '../ui/Button.tsx';
import { AddSpines } from './AddSpines.tsx';
import { ShelfPicture } from './ShelfPicture.tsx';
import { SpineList } from './SpineList.tsx';
import type { Spines } from './spineStore.ts';
import type { ShelfPhoto } from './useShelfPhoto.ts';

/** What was read on the picture, and what becomes of it. */
export function SpinesRead({ shelf, spines }: { shelf: ShelfPhoto; spines: Spines }) {
  const text = useWords(shelfPhotoWords);
  const { rows, picture } = spines;
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  // A file that is dropped now must not open in place of the list.
  useDroppedFiles(() => undefined);

  return (
    <section ref={place} tabIndex={-1} aria-label={text.results} className="flex flex-col gap-4 outline-none">
      {picture ? (
        <ShelfPicture picture={picture} rows={rows} />
      ) : (
        <p className="text-muted">{text.pictureGone}</p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-16 font-semibold">
          {text.found(rows.length)}
        </p>
        <Button icon={<RotateCcw />} disabled={shelf.adding.isAdding} onClick={shelf.takeAnother}>
          {text.another}
        </Button>
      </div>
      <SpineList shelf={shelf} spines={spines} />
      <AddSpines shelf={shelf} />
    </section>
  );
}
