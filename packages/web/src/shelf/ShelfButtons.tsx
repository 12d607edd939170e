import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { RefObject } from 'react';

import { useWords } from '../i18n/language.ts';
import { shelfWords } from '../i18n/shelf.ts';
import { IconButton } from '../ui/IconButton.tsx';

type ShelfButtonsProps = {
  scroller: RefObject<HTMLDivElement | null>;
  ends: { isStart: boolean; isEnd: boolean };
};

/** Scroll the shelf by most of what is in sight. */
export function ShelfButtons({ scroller, ends }: ShelfButtonsProps) {
  const text = useWords(shelfWords);

  function turn(direction: 1 | -1) {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = direction * (scroller.current?.clientWidth ?? 0) * 0.8;
    scroller.current?.scrollBy({ left, behavior: isCalm ? 'instant' : 'smooth' });
  }

  return (
    <div className="flex">
      <IconButton
        aria-label={text.back}
        aria-disabled={ends.isStart}
        icon={<ChevronLeft />}
        onClick={() => turn(-1)}
        className={atEnd}
      />
      <IconButton
        aria-label={text.on}
        aria-disabled={ends.isEnd}
        icon={<ChevronRight />}
        onClick={() => turn(1)}
        className={atEnd}
      />
    </div>
  );
}

/** A button keeps its focus at the end of the shelf. */
const atEnd = 'aria-disabled:pointer-events-none aria-disabled:opacity-45';
