import { useEffect } from 'react';

/** Names the screen in the tab; an overlay's name gives way to the screen's again when it closes. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · Cartouche`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
