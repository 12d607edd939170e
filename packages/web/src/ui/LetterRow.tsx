import type { ReactNode, Ref } from 'react';

type LetterRowProps = { label: string; ref?: Ref<HTMLElement>; children: ReactNode };

/** Letters to press; on a phone the row scrolls. */
export function LetterRow({ label, ref, children }: LetterRowProps) {
  return (
    <nav
      ref={ref}
      aria-label={label}
      className="relative -mx-4 flex scrollbar-none overflow-x-auto px-4 sm:mx-0 sm:justify-between sm:px-0"
    >
      {children}
    </nav>
  );
}

export const letterClass =
  'grid min-h-11 min-w-11 shrink-0 place-items-center rounded-control px-1.5 text-14 font-semibold text-muted transition ' +
  'hover:bg-ink/6 hover:text-ink focus-visible:-outline-offset-2 disabled:pointer-events-none disabled:opacity-35 ' +
  'aria-[current=page]:bg-accent aria-[current=page]:text-on-accent sm:min-h-9 sm:min-w-8';
