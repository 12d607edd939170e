import { useEffect } from 'react';

/** Sets the title of the browser tab. When an overlay closes, the screen's title returns. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · Cartouche`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
