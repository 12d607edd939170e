/**
 * The `ref` of a list whose items can be removed, from the list itself or from a dialog above it. The focus moves to
 * the neighbour of the item that had it, or to the list.
 */
export function keepFocus(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  let item: Element | null = null;
  let beside: (Element | null)[] = [];

  function remember({ target }: FocusEvent) {
    item = target instanceof Element ? target.closest('li, tr, [role=gridcell]') : null;
    beside = item ? [item.nextElementSibling, item.previousElementSibling] : [];
  }

  const goOn = () => {
    if (!item || item.isConnected || document.activeElement !== document.body) return;
    const next = beside.find((other) => other?.isConnected);
    item = null;
    (next?.querySelector('a') ?? list).focus({ preventScroll: true });
  };

  // Dialogs are at the end of the body, and return the focus when they are removed from there.
  const observer = new MutationObserver(goOn);
  observer.observe(list, { childList: true, subtree: true });
  observer.observe(document.body, { childList: true });
  list.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    list.removeEventListener('focusin', remember);
  };
}
