import { useEffect, useEffectEvent, useId } from 'react';

/** Escape ends bulk mode. Answers the id of the button that begins it: the focus returns to that. */
export function useEndByKey(isOn: boolean, end: () => void): string {
  const entryId = useId();

  const endByKey = useEffectEvent((event: KeyboardEvent) => {
    const isTopLayer = !document.querySelector('[role="dialog"], [role="alertdialog"], :popover-open');
    if (event.key === 'Escape' && isTopLayer) end();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    window.addEventListener('keydown', endByKey);
    return () => {
      window.removeEventListener('keydown', endByKey);
      // What had the focus is gone: it returns to where bulk mode began.
      requestAnimationFrame(() => {
        const at = document.activeElement;
        const isLost = at === document.body || at?.closest('[role="dialog"]');
        if (isLost) document.getElementById(entryId)?.focus({ preventScroll: true });
      });
    };
  }, [isOn, entryId]);

  return entryId;
}
