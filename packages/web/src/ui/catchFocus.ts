/**
 * The `ref` of a part whose buttons come and go; it needs `tabIndex={-1}`. When the button that has the focus goes, the
 * part gets it, so that the next Tab goes on from there.
 */
export function catchFocus(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined;
  let last: Element | null = null;

  function remember({ target }: FocusEvent) {
    last = target instanceof Element ? target : null;
  }
  const observer = new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    part.focus({ preventScroll: true });
  });

  observer.observe(part, { childList: true, subtree: true });
  part.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    part.removeEventListener('focusin', remember);
  };
}
