const layers = '[role="dialog"], [role="alertdialog"]';

/** Whether something that the page opened lies over what the camera sees, or the browser's own chooser of files. */
export function isCovered(video: Element): boolean {
  const top = [...document.querySelectorAll(layers)].at(-1);
  const isBelow = top !== undefined && !top.contains(video);
  return isBelow || document.querySelector('[data-choosing]') !== null;
}

/** Marks a file input for as long as the browser's chooser is open; not every browser says that it was cancelled. */
export function markChoosing(input: HTMLInputElement): void {
  const leaving = new AbortController();
  const end = () => {
    delete input.dataset['choosing'];
    leaving.abort();
  };
  input.dataset['choosing'] = '';
  for (const over of ['change', 'cancel']) input.addEventListener(over, end, { signal: leaving.signal });
  // The page is used again.
  for (const over of ['focus', 'pointerdown', 'keydown'])
    addEventListener(over, end, { signal: leaving.signal });
}
