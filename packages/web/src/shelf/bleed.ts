/**
 * As wide as the window, whatever the column is: the ledge runs from edge to edge, and its games start at the left edge
 * of the column, `--bleed` from that of the window. The shell cuts off what a scroll bar takes of `vw`.
 */
export const bleedClass =
  'mx-[calc(50%-50vw)] [--bleed:calc((100vw-min(100vw,var(--container-page,80rem)))/2+1rem)] ' +
  'sm:[--bleed:calc((100vw-min(100vw,var(--container-page,80rem)))/2+1.5rem)]';
