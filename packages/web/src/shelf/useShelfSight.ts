import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** What is drawn of a shelf that scrolls sideways: from and to, in pixels from its left end. */
export type Sight = { fromPx: number; toPx: number };

/** Redraws only after this much of scrolling, and draws as much ahead on both sides. */
const stepPx = 240;

/** The scroller of a shelf, how wide it is, what to draw of it, and whether there is more on either side. */
export function useShelfSight(): {
  ref: RefObject<HTMLDivElement | null>;
  widthPx: number;
  sight: Sight;
  ends: { isStart: boolean; isEnd: boolean };
} {
  const ref = useRef<HTMLDivElement>(null);
  // As wide as the window (bleed.ts), so that the first games need not wait until the page is laid out.
  const [widthPx, setWidthPx] = useState(innerWidth);
  const [steps, setSteps] = useState(0);
  const [ends, setEnds] = useState({ isStart: true, isEnd: true });

  useEffect(() => {
    const scroller = ref.current;
    if (!scroller) return undefined;

    function look() {
      if (!scroller) return;
      const { scrollLeft, scrollWidth, clientWidth } = scroller;
      const isStart = scrollLeft < 1;
      const isEnd = scrollLeft + clientWidth > scrollWidth - 1;
      setEnds((old) => (old.isStart === isStart && old.isEnd === isEnd ? old : { isStart, isEnd }));
      // Drawn in slices, so that a jump to the other end does not stop the page.
      startTransition(() => setSteps(Math.floor(scrollLeft / stepPx)));
    }
    function measure() {
      if (!scroller) return;
      setWidthPx(scroller.getBoundingClientRect().width);
      look();
    }
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    for (const child of scroller.children) observer.observe(child);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, []);

  const fromPx = (steps - 1) * stepPx;
  return { ref, widthPx, ends, sight: { fromPx, toPx: fromPx + widthPx + 3 * stepPx } };
}
