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
