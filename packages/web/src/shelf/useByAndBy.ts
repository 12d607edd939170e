import { useEffect, useState } from 'react';

/** So many blocks of spines are drawn in a frame, on a slow machine in half of one. */
const perFrame = 3;

/**
 * Those of the blocks that may be drawn now: the ones that are drawn already, and a few more with each frame. A jump
 * to the other end of the shelf would otherwise stop the page until all of it is drawn.
 */
export function useByAndBy(blocks: readonly number[]): ReadonlySet<number> {
  const [before, setBefore] = useState<ReadonlySet<number>>(new Set());
  const coming = blocks.filter((block) => !before.has(block)).slice(0, perFrame);
  const now = new Set([...blocks.filter((block) => before.has(block)), ...coming]);

  const isSettled = coming.length === 0;
  useEffect(() => {
    if (isSettled) return undefined;
    const frame = requestAnimationFrame(() => setBefore(now));
    return () => cancelAnimationFrame(frame);
  });
  return now;
}
