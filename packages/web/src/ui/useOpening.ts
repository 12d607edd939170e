import { useState } from 'react';

/**
 * What an overlay is about, kept while it closes, so that it does not go blank on its way out.
 * `opening` counts: as a key it gives each opening a state of its own.
 */
export function useOpening<Value>(value: Value | null | undefined): { shown: Value | null; opening: number } {
  const [last, setLast] = useState<{ shown: Value | null; opening: number; isOpen: boolean }>({
    shown: value ?? null,
    opening: 0,
    isOpen: value != null,
  });

  if (value == null) {
    if (last.isOpen) setLast({ ...last, isOpen: false });
  } else if (!last.isOpen || value !== last.shown) {
    setLast({ shown: value, opening: last.opening + 1, isOpen: true });
  }
  return last;
}
