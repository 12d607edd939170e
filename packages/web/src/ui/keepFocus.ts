/**
 * The `ref` of a list whose items can go, by themselves or once a dialog above them closes: the keyboard goes on at the
 * neighbour of the one that had it, or at the list.
 */
export function keepFocus(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  let item: Element | null = null;
  let beside: (Element | null)[] = [];

  function remember({ target }: FocusEvent) {
    item = target instanceof Element ? target.closest('li, tr') : null;
    beside = item ? [item.nextElementSibling, item.previousElementSibling] : [];
  }

  const goOn = () => {
    if (!item || item.isConnected || document.activeElement !== document.body) return;
    const next = beside.find((other) => other?.isConnected);
    item = null;
    (next?.querySelector('a') ?? list).focus({ preventScroll: true });
  };

  // Dialogs stand at the end of the body, and give the focus back when they are gone from there.
  const observer = new MutationObserver(goOn);
  observer.observe(list, { childList: true, subtree: true });
  observer.observe(document.body, { childList: true });
  list.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    list.removeEventListener('focusin', remember);
  };
}
