import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Where a list starts on the page and how wide it is, for a list that draws only its visible rows. */
export type ListFrame = { ref: RefObject<HTMLDivElement | null>; topPx: number; widthPx: number };

export function useListFrame(): ListFrame {
  const ref = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ topPx: 0, widthPx: 0 });

  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return undefined;

    function measure() {
      if (!list) return;
      const { top, width } = list.getBoundingClientRect();
      const topPx = Math.round(top + window.scrollY);
      setPlace((old) => (old.topPx === topPx && old.widthPx === width ? old : { topPx, widthPx: width }));
    }
    measure();
    // The body's height changes whenever something above the list appears or goes.
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  return { ref, ...place };
}
