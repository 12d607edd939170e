import { lazy } from 'react';

/**
 * Loads a part of the product on demand. Without a network it waits for one: otherwise React would take down the whole
 * screen, or the router would reload the page.
 */
export async function loadLate<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return await loadLate(load);
  }
}

/** React's lazy, for parts whose file may not be available at once. */
export const lazyPart: typeof lazy = (load) => lazy(() => loadLate(load));
