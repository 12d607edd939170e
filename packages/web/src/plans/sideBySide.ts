import type { CSSProperties } from 'react';

/** As many columns as fit: these views stand in places of many widths. */
export function sideBySide(leastRem: number): CSSProperties {
  return { gridTemplateColumns: `repeat(auto-fit, minmax(min(${leastRem}rem, 100%), 1fr))` };
}
