import { useState } from 'react';

import { takeInterrupted } from '../device.ts';
import { useOpenForm } from '../session/useReopened.ts';
import type { ItemTarget } from './ItemOverlay.tsx';

/** Which copy a screen's form is about, as `useState(null)` has it; one that was torn away is open at once. */
export function useEditing(place: 'list' | 'details') {
  const name = `item of ${place}`;
  const editing = useState<ItemTarget | null>(() => {
    const gameId = takeInterrupted(name);
    return gameId === null ? null : { gameId };
  });
  useOpenForm(name, editing[0]?.gameId ?? null);
  return editing;
}
