import type { View } from '../../device.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { useDensity } from './useDensity.ts';

/** Where a table has room. */
export const desk = '(min-width: 64rem)';

/** Whether the list ends with its figures, which then stand nowhere else. */
export function useHasFoot(view: View): boolean {
  const { density } = useDensity();
  const isDesk = useMedia(desk);
  return isDesk && view === 'list' && density === 'compact';
}

/** Whether the controls above such a list are as low as a mouse can do with. Fingers get their usual size. */
export function useIsSlim(view: View): boolean {
  const hasFoot = useHasFoot(view);
  const hasMouse = useMedia('(pointer: fine)');
  return hasFoot && hasMouse;
}
