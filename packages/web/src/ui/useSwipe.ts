import { type TouchEvent, useRef } from 'react';

/** How far a finger must go, and how much farther sideways than up or down. */
const farPx = 56;
const levelness = 2;
/** What a finger may tremble before an element goes along with it. */
const stillPx = 8;

type Place = { clientX: number; clientY: number };

type SwipeOptions = {
  onLeft: () => void;
  onRight: () => void;
  /** The element goes along with the finger, and has `data-drag`: 'near', or 'far' where letting go is a swipe. */
  isDragged?: boolean;
};

/** Handlers for an element that is swiped sideways: `<div {...useSwipe({ onLeft, onRight })}>`. */
export function useSwipe({ onLeft, onRight, isDragged = false }: SwipeOptions) {
  const start = useRef<{ x: number; y: number } | null>(null);

  function wayOf(touch: Place): { x: number; isFar: boolean; isLevel: boolean } | null {
    if (!start.current) return null;
    const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
    return { x, isFar: Math.abs(x) >= farPx, isLevel: Math.abs(x) >= levelness * Math.abs(y) };
  }

  return {
    onTouchStart: ({ touches, currentTarget, target }: TouchEvent) => {
      const touch = touches[0];
      const isOwn = target instanceof Element && currentTarget.contains(target);
      start.current = isOwn && touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchMove: ({ touches, currentTarget }: TouchEvent<HTMLElement>) => {
      const way = isDragged && touches[0] ? wayOf(touches[0]) : null;
      if (way?.isLevel && Math.abs(way.x) > stillPx) drag(currentTarget, way);
      else drag(currentTarget, null);
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent<HTMLElement>) => {
      const way = changedTouches[0] ? wayOf(changedTouches[0]) : null;
      start.current = null;
      drag(currentTarget, null);
      if (!way?.isFar || !way.isLevel) return;
      if (way.x < 0) onLeft();
      else onRight();
    },
    onTouchCancel: ({ currentTarget }: TouchEvent<HTMLElement>) => {
      start.current = null;
      drag(currentTarget, null);
    },
  };
}

/** Without drawing the component again for each step of the finger. */
function drag(element: HTMLElement, way: { x: number; isFar: boolean } | null): void {
  element.style.translate = way ? `${way.x}px` : '';
  if (way) element.dataset['drag'] = way.isFar ? 'far' : 'near';
  else delete element.dataset['drag'];
}
