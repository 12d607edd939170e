import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';

type SidewaysProps = {
  /** Of the whole. */
  ref: RefObject<HTMLDivElement | null>;
  /** For who cannot see that there is more at the side. */
  label: string;
  /** How wide the content is; null where it has room, and nothing scrolls. */
  widthPx: number | null;
  /** How far above the end of the window the bar stays. */
  barClass: string;
  /** What stays in sight with the bar, while the content scrolls. */
  foot: ReactNode;
  className: string;
  children: ReactNode;
};

/**
 * Content that may be wider than its room, and longer than the window: it scrolls sideways, by keys too. Its bar stays
 * in sight, and a shadow lies over each edge behind which there is more (`data-cut`: start, end or both).
 */
export function Sideways({ ref, label, widthPx, barClass, foot, className, children }: SidewaysProps) {
  const frame = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState('');
  const isScrolling = widthPx !== null;

  function look() {
    if (!frame.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = frame.current;
    const sides = [scrollLeft > 0 && 'start', scrollLeft + clientWidth < scrollWidth - 1 && 'end'];
    setCut(sides.filter(Boolean).join(' '));
  }
  useLayoutEffect(look, [widthPx]);

  function follow() {
    look();
    if (bar.current && frame.current) bar.current.scrollLeft = frame.current.scrollLeft;
  }
  function lead() {
    if (bar.current && frame.current) frame.current.scrollLeft = bar.current.scrollLeft;
  }

  return (
    <div ref={ref} data-cut={cut} className="group/sideways relative">
      <div
        ref={frame}
        {...(isScrolling && { tabIndex: 0, role: 'region', 'aria-label': label, onScroll: follow })}
        className={isScrolling ? `@container overflow-x-auto scrollbar-none ${className}` : ''}
      >
        {children}
      </div>
      {isScrolling && (
        <>
          <div
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-0 z-2 hidden w-8 bg-linear-to-l from-shade to-transparent group-data-[cut~=end]/sideways:block"
          />
          <div className={`sticky z-10 bg-background ${barClass}`}>
            {foot}
            <div ref={bar} aria-hidden tabIndex={-1} onScroll={lead} className="overflow-x-auto">
              <div className="h-px" style={{ width: widthPx }} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}
