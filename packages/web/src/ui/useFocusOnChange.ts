import { useLayoutEffect, useRef } from 'react';

/**
 * The `ref` of what shows one step after another. A new step gets the focus where that lies on no control: the one that
 * led here is gone by then. The first step takes it from nobody.
 */
export function useFocusOnChange<Part extends HTMLElement>(step: string | undefined) {
  const part = useRef<Part>(null);
  const last = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (step === undefined) return;
    const isNew = last.current !== undefined && last.current !== step;
    last.current = step;
    if (isNew && document.activeElement?.contains(part.current)) part.current?.focus({ preventScroll: true });
  }, [step]);
  return part;
}
