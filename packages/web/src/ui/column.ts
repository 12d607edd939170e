/** The column of a screen's content, for a part of it within one that is wider. */
export const columnClass = 'mx-auto w-full max-w-7xl px-4 sm:px-6';

/** A screen with `data-wide`, as wide as the window: its parts stand in the column, but for those with `wideClass`. */
export const wideScreenClass =
  'grid grid-cols-[minmax(1rem,1fr)_minmax(0,77rem)_minmax(1rem,1fr)] *:col-start-2 *:min-w-0 ' +
  'sm:grid-cols-[minmax(1.5rem,1fr)_minmax(0,77rem)_minmax(1.5rem,1fr)]';

export const wideClass = 'col-[1/-1]!';

/**
 * Scrolls sideways in up to 1880 px. Its content begins where the column does, `--bleed` from the edge, below which it
 * then passes.
 */
export const bleedClass =
  '@container mx-auto w-full max-w-[117.5rem] overflow-hidden overflow-x-auto scrollbar-none ' +
  '[--bleed:max(1rem,calc((100cqw-77rem)/2))] scroll-px-[max(1rem,calc((100%-77rem)/2))] ' +
  'sm:[--bleed:max(1.5rem,calc((100cqw-77rem)/2))] sm:scroll-px-[max(1.5rem,calc((100%-77rem)/2))]';
