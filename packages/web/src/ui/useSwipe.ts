import { type TouchEvent, useRef } from 'react';

/** How far a finger must go, and how much farther sideways than up or down. */
const farPx = 56;
const levelness = 2;

/** Handlers for an element that is swiped sideways: `<div {...useSwipe({ onLeft, onRight })}>`. */
export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const start = useRef<{ x: number; y: number } | null>(null);

  return {
    onTouchStart: ({ touches, currentTarget, target }: TouchEvent) => {
      const touch = touches[0];
      const isOwn = target instanceof Element && currentTarget.contains(target);
      start.current = isOwn && touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!from || !touch) return;
      const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(x) < farPx || Math.abs(x) < levelness * Math.abs(y)) return;
      if (x < 0) onLeft();
      else onRight();
    },
    onTouchCancel: () => void (start.current = null),
  };
}
