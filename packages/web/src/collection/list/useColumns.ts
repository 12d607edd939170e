import type { Tab } from '@cartouche/contract/catalogue.rules';
import { useSyncExternalStore } from 'react';

import { forgetColumns, keepColumns, storedColumns } from '../../device.ts';
import { hasCopies } from '../../search.ts';
import { type Column, columns, fitting, gameColumns, titlePx, usualColumns, withWidths } from './columns.ts';

let chosen = known(storedColumns());
const listeners = new Set<() => void>();

/** The columns of compact lists of copies, for every list on this device; null while they are the usual ones. */
export function useChosenColumns() {
  return { chosen: useSyncExternalStore(listen, () => chosen), choose, reset: () => choose(null) };
}

/** The columns of a compact list. Those that were chosen are all shown: where they have no room, they scroll sideways. */
export function useColumns(tab: Tab, roomPx: number) {
  const wanted = useChosenColumns().chosen;
  const names = (hasCopies(tab) && wanted) || fitting(hasCopies(tab) ? usualColumns : gameColumns, roomPx);
  const shown = withWidths(names, roomPx);
  const leastPx = shown.reduce((sum, { widthPx }) => sum + widthPx, titlePx);
  return { shown, leastPx, isScrolling: leastPx > roomPx };
}

function choose(names: readonly Column[] | null): void {
  chosen = names;
  if (names) keepColumns(names);
  else forgetColumns();
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** In the order of choosing. */
function known(names: readonly unknown[] | null): readonly Column[] | null {
  return names && names.flatMap((name) => columns.find((column) => column === name) ?? []);
}
