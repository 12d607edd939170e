/** The shelf loads beside the figures from which it knows its length. */
export const loadShelf = async () => ({ default: (await import('./OwnShelf.tsx')).OwnShelf });
