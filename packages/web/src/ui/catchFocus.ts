/**
 * The `ref` of a part whose buttons come and go. When the one that has the focus goes, what is around it gets the
 * focus, so that the next Tab goes on from there: the nearest section that takes it (`tabIndex={-1}`), or the part.
 */
export function catchFocus(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined;
  let around: HTMLElement[] = [];
  let last: Element | null = null;

  function remember({ target }: FocusEvent) {
    last = target instanceof Element ? target : null;
    around = [];
    for (let one = last?.parentElement; one && one !== part; one = one.parentElement) around.push(one);
  }
  const observer = new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    const section = around.find((one) => one.isConnected && one.hasAttribute('tabindex'));
    (section ?? part).focus({ preventScroll: true });
  });

  observer.observe(part, { childList: true, subtree: true });
  part.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    part.removeEventListener('focusin', remember);
  };
}
