import { useEffect, useState } from 'react';

import { afterScroll, startOfPage } from './stickyHeader.ts';

/** Hides the header while the page scrolls down. */
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
 * The classes of a header that can hide. Hidden, it does not stick and scrolls away with the page. Moved out of its
 * place instead, it would leave a gap and cover what is above it. It stays while something in it is pressed, so that the
 * press ends where it began.
 */
export function stickyClass(isHidden: boolean): string {
  return `sticky transition-[top] duration-200 ${isHidden ? 'not-has-[:focus-visible,:active,[data-keeps-header]:focus]:-top-full' : ''}`;
}
