import { useState } from 'react';

import { takeInterrupted } from '../device.ts';
import { useOpenForm } from '../session/useReopened.ts';
import type { ItemTarget } from './ItemOverlay.tsx';

/** The game of a screen's form, as `useState(null)` has it; a form that was closed by force is open at once. */
export function useEditing(place: 'list' | 'details') {
  const name = `item of ${place}`;
  const editing = useState<ItemTarget | null>(() => {
    const gameId = takeInterrupted(name);
    return gameId === null ? null : { gameId };
  });
  const [target] = editing;
  // The form of another copy is not opened again: what is typed in it is kept all the same.
  useOpenForm(name, target && target.copy === undefined ? target.gameId : null);
  return editing;
}
