import { lazy } from 'react';

/**
 * Loads a file of the product that comes later. Without a network it waits until there is one: React would take the
 * whole screen down for a part that did not come, and the router would load the page again.
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

/** React's lazy, for parts whose file may not be reached at once. */
export const lazyPart: typeof lazy = (load) => lazy(() => loadLate(load));
