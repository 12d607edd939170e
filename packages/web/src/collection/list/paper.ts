const asked = new EventTarget();

/** Has the list of the screen printed. */
export function printList(): void {
  asked.dispatchEvent(new Event('print'));
}

/** Calls back whenever the list is to be printed, until told to stop. */
export function whenAsked(print: () => void): () => void {
  asked.addEventListener('print', print);
  return () => asked.removeEventListener('print', print);
}

/** Whether a layer lies over the list: then that one is printed. */
export const isUnderLayer = (): boolean => document.querySelector('[role*=dialog]') !== null;

/** The browser's own keys for printing the list. */
export function asksForPaper({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isPrint = key.toLowerCase() === 'p' && (ctrlKey || metaKey) && !altKey && !shiftKey;
  return isPrint && !isUnderLayer();
}
