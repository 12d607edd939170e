import { type RefObject, useEffect } from 'react';

/** Of a bar that takes the bottom of the window: toasts stay above it, however tall it grows with what it says. */
export function useTakesBottom(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: element } = bar;
    const { style } = document.body;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      style.setProperty('--taken-bottom', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--taken-bottom');
    };
  }, [bar]);
}
