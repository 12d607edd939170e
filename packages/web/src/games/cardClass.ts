/** The looks that a card and its skeleton share, so that both are as high. */
export const cardClass =
  'relative flex min-w-0 flex-col overflow-hidden rounded-card border border-hairline bg-surface pl-1';

/** Three lines below the cover. */
export const linesClass = 'flex flex-col gap-0.5 px-2 pt-2 pb-1.5 sm:px-3';
