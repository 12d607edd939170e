import { RotateCcw } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';

import { useWords } from '../i18n/language.ts';
import { shelfPhotoWords } from '../i18n/shelfPhoto.ts';
import { checkFile } from '../photos/checkFile.ts';
import { useDroppedPictureToAsk } from '../photos/useDroppedPicture.ts';
import { usePhotoProblemText } from '../photos/usePhotoProblemText.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { toast } from '../ui/toast.ts';
import { AddSpines } from './AddSpines.tsx';
import { ShelfPicture } from './ShelfPicture.tsx';
import { SpineList } from './SpineList.tsx';
import type { Spines } from './spineStore.ts';
import type { NextShelf, ShelfPhoto } from './useShelfPhoto.ts';

/** What was read on the picture, and what becomes of it. */
export function SpinesRead({ shelf, spines }: { shelf: ShelfPhoto; spines: Spines }) {
  const text = useWords(shelfPhotoWords);
  const { rows, picture } = spines;
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  const another = useRef<HTMLButtonElement>(null);
  useFocusOnward(shelf.adding.isAdding, { place, another });
  const photoText = usePhotoProblemText();
  const [next, setNext] = useState<NextShelf | null>(null);
  /** It is the next shelf, for which nobody loses this list unasked. */
  async function takeDropped(dropped: File, rest: string | null) {
    const { file, problem } = await checkFile(dropped);
    if (problem) toast({ text: photoText(dropped.name, problem) });
    else if (shelf.isOpen || shelf.adding.isAdding) setNext({ picture: file, rest });
    else shelf.readNext({ picture: file, rest });
  }
  useDroppedPictureToAsk((dropped, rest) => void takeDropped(dropped, rest));

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
        <Button
          ref={another}
          icon={<RotateCcw />}
          disabled={shelf.adding.isAdding}
          onClick={shelf.takeAnother}
        >
          {text.another}
        </Button>
      </div>
      <SpineList shelf={shelf} spines={spines} />
      <AddSpines shelf={shelf} />
      <ConfirmDialog
        isOpen={next !== null}
        title={text.nextTitle}
        confirm={text.readNext}
        stay={text.keepList}
        isPending={shelf.adding.isAdding}
        onConfirm={() => next && shelf.readNext(next)}
        onClose={() => setNext(null)}
      >
        {text.nextHint} {shelf.ticked.length > 0 && text.nextTicked(shelf.ticked.length)}
      </ConfirmDialog>
    </section>
  );
}

type Places = { place: RefObject<HTMLElement | null>; another: RefObject<HTMLElement | null> };

/** Once all ticked games are added, their button takes no focus: what is left in the list does, or else the next picture. */
function useFocusOnward(isAdding: boolean, { place, another }: Places): void {
  useEffect(() => {
    if (isAdding || !document.activeElement?.matches('body, :disabled')) return;
    const left =
      place.current?.querySelector<HTMLElement>('li :is(input, button):not(:disabled)') ?? another.current;
    left?.focus({ preventScroll: true });
  }, [isAdding, place, another]);
}
