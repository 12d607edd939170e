import { useEffect, useState } from 'react';

import { afterScroll, startOfPage } from './stickyHeader.ts';

/** Whether the header makes room for the list while the page is scrolled down. */
export function useStickyHeader(): boolean {
  const [isHidden, setHidden] = useState(false);

  useEffect(() => {
    let state = { ...startOfPage, y: window.scrollY, turnedAtY: window.scrollY };
    function onScroll() {
      state = afterScroll(state, window.scrollY);
      setHidden(state.isHidden);
    }
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);

  return isHidden;
}

/**
 * Of a header that can hide. Hidden, it no longer sticks, and so leaves with the page and comes to nothing's way: moved
 * out of its place it would leave that empty, and lie over what stands above it.
 */
export function stickyClass(isHidden: boolean): string {
  return `sticky transition-[top] duration-200 ${isHidden ? 'not-has-[:focus-visible,[data-keeps-header]:focus]:-top-full' : ''}`;
}
