import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far below the window something counts as seen: it is nearly there. */
const ahead = '200px';

/** Whether an element has been in sight, also of a list or dialog that scrolls. It then stays so. */
export function useSeen(): { ref: RefObject<HTMLDivElement | null>; isSeen: boolean } {
  const ref = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || isSeen) return undefined;
    // scrollMargin: what TypeScript's own types do not know yet
    const margins: IntersectionObserverInit = Object.assign({ rootMargin: ahead }, { scrollMargin: ahead });
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), margins);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen]);

  return { ref, isSeen };
}
