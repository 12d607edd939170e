import type { ReactNode, Ref } from 'react';

type LetterRowProps = {
  label: string;
  ref?: Ref<HTMLElement>;
  /** For a mouse, the letters hang down in the right padding of the header that they belong to, and take no height. */
  isRail?: boolean;
  children: ReactNode;
};

/** Letters to press; on a phone the row scrolls. */
export function LetterRow({ label, ref, isRail = false, children }: LetterRowProps) {
  return (
    <nav
      ref={ref}
      aria-label={label}
      className={`relative -mx-4 flex scrollbar-none overflow-x-auto px-4 sm:mx-0 sm:justify-between sm:px-0 ${isRail ? railClass : ''}`}
    >
      {children}
    </nav>
  );
}

/** As high as the window below a header at its place. Low windows scroll it. */
const railClass =
  'pointer-fine:absolute pointer-fine:top-full pointer-fine:right-0 pointer-fine:h-[calc(100dvh-10.5rem)] pointer-fine:w-6 ' +
  'pointer-fine:flex-col pointer-fine:overflow-x-hidden pointer-fine:overflow-y-auto pointer-fine:[&>button]:min-h-6 ' +
  'pointer-fine:[&>button]:min-w-6 pointer-fine:[&>button]:px-0 pointer-fine:[&>button]:text-12';

export const letterClass =
  'grid min-h-11 min-w-11 shrink-0 place-items-center rounded-control px-1.5 text-14 font-semibold text-muted transition ' +
  'hover:bg-ink/6 hover:text-ink focus-visible:-outline-offset-2 disabled:pointer-events-none disabled:opacity-35 ' +
  'aria-[current=page]:bg-accent aria-[current=page]:text-on-accent sm:min-h-9 sm:min-w-8';
