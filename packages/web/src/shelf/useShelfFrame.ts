import { useMedia } from '../ui/useMedia.ts';

/** How high the boxes' part of a row is, and how many rows there are: on a phone, and from 1024 px on. */
const frames = { narrow: { rowPx: 192, rows: 1 }, wide: { rowPx: 172, rows: 2 } };

export function useShelfFrame(): { rowPx: number; rows: number } {
  return frames[useMedia('(min-width: 64rem)') ? 'wide' : 'narrow'];
}
