import { useEffect, useState } from 'react';

/**
 * Those of the blocks that may be drawn now: the ones that are drawn already, and one more with each frame. A jump
 * elsewhere in a long list would otherwise stop the page until all that is there is drawn. A block is as large as a
 * slow machine draws it in a frame.
 */
export function useByAndBy(blocks: readonly number[]): ReadonlySet<number> {
  const [before, setBefore] = useState<ReadonlySet<number>>(new Set());
  const next = blocks.find((block) => !before.has(block));
  const now = new Set(blocks.filter((block) => before.has(block) || block === next));

  const isSettled = next === undefined;
  useEffect(() => {
    if (isSettled) return undefined;
    const frame = requestAnimationFrame(() => setBefore(now));
    return () => cancelAnimationFrame(frame);
  });
  return now;
}
