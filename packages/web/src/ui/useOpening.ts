import { useState } from 'react';

type Opening<Value> = {
  shown: Value | null;
  opening: number;
  /** The opening that it goes on from: the same while one value replaces another. */
  series: number;
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
    series: 0,
    isContinued: false,
    isOpen: value != null,
  });

  if (value == null) {
    if (last.isOpen) setLast({ ...last, isOpen: false });
  } else if (!last.isOpen || value !== last.shown) {
    const opening = last.opening + 1;
    const series = last.isOpen ? last.series : opening;
    setLast({ shown: value, opening, series, isContinued: last.isOpen, isOpen: true });
  }
  return last;
}
