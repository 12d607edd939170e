import { createContext, use } from 'react';

/** A hundredth of a row's height in pixels; null where only the browser knows it. */
export const ShelfUnit = createContext<number | null>(null);

/**
 * `const units = useShelfUnits()`, then `units(8)`: a length on a shelf, from hundredths of the row's height. In pixels
 * wherever possible, as a browser has to work out any other unit for each box anew.
 */
export function useShelfUnits(): (count: number) => string {
  const px = use(ShelfUnit);
  return (count) => (px === null ? `${count}cqh` : `${Math.round(count * px * 100) / 100}px`);
}
