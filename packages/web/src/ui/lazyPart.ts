import { lazy } from 'react';

/** A device says that it is online before its first request gets through. */
const pausesMs = [300, 1000, 3000];

/**
 * Loads a part of the product on demand. Without a network it waits for one: otherwise React would take down the whole
 * screen, or the router would reload the page.
 */
export async function loadLate<Part>(
  load: () => Promise<Part>,
  [pauseMs, ...laterMs] = navigator.onLine ? [] : pausesMs,
): Promise<Part> {
  try {
    const part = await load();
    loaded.set(load, part);
    return part;
  } catch (error) {
    if (!navigator.onLine) {
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
      return await loadLate(load, pausesMs);
    }
    if (pauseMs === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return await loadLate(load, laterMs);
  }
}

const loaded = new WeakMap<() => unknown, unknown>();

/** Loads a part before it is drawn. A failure is shown where it is drawn. */
export function loadAhead(load: () => Promise<unknown>): void {
  void loadLate(load).catch(() => undefined);
}

/**
 * React's lazy, for parts whose file may not be available at once. One that was loaded ahead is drawn at once: once a
 * placeholder has been drawn, React leaves it for at least 300 ms.
 */
export const lazyPart: typeof lazy = (load) => lazy(() => partAtOnce(load) ?? loadLate(load));

/** React draws a part in the same moment if it is given in the same moment, which no promise does. */
function partAtOnce<Part>(load: () => Promise<Part>): Promise<Part> | undefined {
  if (!loaded.has(load)) return undefined;
  const part = loaded.get(load) as Part; // as: set by this loader
  // oxlint-disable-next-line unicorn/no-thenable -- see above
  return { then: (take: (part: Part) => void) => take(part) } as Promise<Part>; // as: all that React asks of it
}
