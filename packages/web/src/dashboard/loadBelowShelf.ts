/** What is mostly below the window loads beside the first screen, not with it. */
export const loadBelowShelf = async () => ({ default: (await import('./BelowShelf.tsx')).BelowShelf });
