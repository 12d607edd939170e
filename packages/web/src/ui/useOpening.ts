import { useState } from 'react';

type Opening<Value> = {
  shown: Value | null;
  opening: number;
  /** It replaced one that was still open. */
  isContinued: boolean;
};

/**
 * The subject of an overlay, kept while it closes, so that it does not go blank. `opening` counts up: as a key it
 * gives each opening its own state.
 */
export function useOpening<Value>(value: Value | null | undefined): Opening<Value> {
  const [last, setLast] = useState<Opening<Value> & { isOpen: boolean }>({
    shown: value ?? null,
    opening: 0,
    isContinued: false,
    isOpen: value != null,
  });

  if (value == null) {
    if (last.isOpen) setLast({ ...last, isOpen: false });
  } else if (!last.isOpen || value !== last.shown) {
    setLast({ shown: value, opening: last.opening + 1, isContinued: last.isOpen, isOpen: true });
  }
  return last;
}
