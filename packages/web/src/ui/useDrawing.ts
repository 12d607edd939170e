import { useSyncExternalStore } from 'react';

import { loadLate } from './lazyPart.ts';

type Drawing = typeof import('./drawing.ts');

let drawing: Drawing | undefined;
const waiting = new Set<() => void>();

// Asked for with the first screen that may need it. It is no part of that screen's load, and mostly there before the
// games are.
void loadLate(() => import('./drawing.ts')).then((loaded) => {
  drawing = loaded;
  for (const draw of waiting) draw();
});

/** What draws covers; undefined until it is loaded. Unlike a lazy component it is there at once from then on. */
export function useDrawing(): Drawing | undefined {
  return useSyncExternalStore(subscribe, () => drawing);
}

function subscribe(draw: () => void) {
  waiting.add(draw);
  return () => void waiting.delete(draw);
}
