import type { ReactNode, Ref } from 'react';

type LetterRowProps = {
  label: string;
  ref?: Ref<HTMLElement>;
  /** The letters hang down in the right padding of the header that they belong to, and take no height: for a mouse. */
  isRail?: boolean;
  children: ReactNode;
};

/** Letters to press. */
export function LetterRow({ label, ref, isRail = false, children }: LetterRowProps) {
  return (
    <nav
      ref={ref}
      aria-label={label}
      data-letters={!isRail || undefined}
      style={isRail ? { width: '1.5rem', height: `calc(100dvh - ${aboveRailRem}rem)` } : undefined}
      className={`flex scrollbar-none ${isRail ? railClass : rowClass}`}
    >
      {children}
    </nav>
  );
}

/** To touch it scrolls; for a mouse, what does not fit goes on in a second line. */
const rowClass = 'relative -mx-4 overflow-x-auto px-4 sm:mx-0 sm:flex-wrap sm:px-0 md:justify-between';
/** As high as the window below a header at its place. */
const railClass = 'absolute top-full right-0 flex-col justify-between overflow-y-auto';
const aboveRailRem = 10.5;
const letterRem = 1.5;

/** The windows in which a rail shows all of its letters. */
export const railFits = (count: number) => `(min-height: ${aboveRailRem + count * letterRem}rem)`;

const lookClass =
  'grid shrink-0 place-items-center rounded-control font-semibold text-muted transition ' +
  'hover:bg-ink/6 hover:text-ink focus-visible:-outline-offset-2 disabled:pointer-events-none disabled:opacity-50 ' +
  'aria-[current=page]:bg-accent aria-[current=page]:text-on-accent';

export const letterClass = `${lookClass} min-h-11 min-w-11 px-1.5 text-14 sm:min-h-9 sm:min-w-6 lg:min-w-8`;
export const railLetterClass = `${lookClass} min-h-6 text-12`;
