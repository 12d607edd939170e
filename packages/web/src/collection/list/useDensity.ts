import { useSyncExternalStore } from 'react';

import { type Density, keepDensity, storedDensity } from '../../device.ts';

let density = storedDensity();
const listeners = new Set<() => void>();

/** How much of a list fits on the screen, for every list on this device. */
export function useDensity(): { density: Density; choose: (density: Density) => void } {
  return { density: useSyncExternalStore(listen, () => density), choose };
}

function choose(chosen: Density): void {
  density = chosen;
  keepDensity(chosen);
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
