/** The column of a screen's content, for a screen with parts that are wider than it: `data-bleed` on one of them. */
export const columnClass = 'mx-auto w-full max-w-7xl px-4 sm:px-6';

/**
 * For a part as wide as the window: at most 1880 px, with its content starting at the left edge of the column, and
 * scrolling below both edges.
 */
export const bleedClass =
  '@container mx-auto w-full max-w-[117.5rem] [--bleed:max(1rem,calc((100cqw-80rem)/2+1rem))] ' +
  'sm:[--bleed:max(1.5rem,calc((100cqw-80rem)/2+1.5rem))] ' +
  'scroll-px-[max(1rem,calc((100%-80rem)/2+1.5rem))]';
