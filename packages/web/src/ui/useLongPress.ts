import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

const longPressMs = 450;
/** A finger that moves further is scrolling. */
const steadyPx = 10;

type Press = { timer: ReturnType<typeof setTimeout>; x: number; y: number; isLong: boolean };

/** The handlers of an element whose children can be held with a finger: `onLong` gets the child under it. */
export function useLongPress(onLong: (target: Element) => void) {
  const press = useRef<Press | null>(null);
  useEffect(() => () => clearTimeout(press.current?.timer), []);

  function stop() {
    clearTimeout(press.current?.timer);
  }

  return {
    onPointerDown({ pointerType, target, clientX, clientY }: PointerEvent) {
      stop();
      press.current = null;
      if (pointerType !== 'touch' || !(target instanceof Element)) return;
      const timer = setTimeout(() => {
        if (press.current) press.current.isLong = true;
        onLong(target);
      }, longPressMs);
      press.current = { timer, x: clientX, y: clientY, isLong: false };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (!press.current) return;
      const { x, y } = press.current;
      if (Math.hypot(clientX - x, clientY - y) > steadyPx) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // The browser's menu for the link or the picture under the finger.
    onContextMenu(event: MouseEvent) {
      if (press.current) event.preventDefault();
    },
    // Lifting the finger is no press.
    onClickCapture(event: MouseEvent) {
      if (!press.current?.isLong) return;
      event.preventDefault();
      event.stopPropagation();
      press.current = null;
    },
  };
}
