import { useEffect, useEffectEvent, useId } from 'react';

/** Escape ends bulk mode. Returns the id of the button that starts it, which then gets the focus. */
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
      // The focused element is gone, so the focus returns to where bulk mode started.
      requestAnimationFrame(() => {
        const at = document.activeElement;
        const isLost = at === document.body || at?.closest('[role="dialog"]');
        if (isLost) document.getElementById(entryId)?.focus({ preventScroll: true });
      });
    };
  }, [isOn, entryId]);

  return entryId;
}
