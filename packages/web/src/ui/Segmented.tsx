import type { ReactNode } from 'react';

type SegmentedProps = {
  label: string;
  /**
   * Links if the choice is part of the address (the current one has aria-current), otherwise buttons with
   * aria-pressed.
   */
  children: ReactNode;
  as?: 'nav' | 'group';
  className?: string;
};

/** A few exclusive choices in a row. A router's link needs an exact match of search for aria-current. */
export function Segmented({ label, children, as = 'group', className = '' }: SegmentedProps) {
  const look = `${rowClass} ${className}`;
  return as === 'nav' ? (
    <nav aria-label={label} className={look}>
      {children}
    </nav>
  ) : (
    <div role="group" aria-label={label} className={look}>
      {children}
    </div>
  );
}

const rowClass =
  'flex max-w-full gap-0.5 overflow-x-auto rounded-control bg-sunken p-0.5 inset-ring inset-ring-hairline ' +
  'scrollbar-none *:inline-flex *:min-h-11 *:min-w-11 *:grow *:shrink-0 *:items-center *:justify-center *:gap-1.5 ' +
  '*:rounded-small *:px-3 *:text-14 *:font-medium *:whitespace-nowrap *:text-muted *:transition ' +
  '*:hover:text-ink *:aria-[current=page]:bg-raised *:aria-[current=page]:font-semibold ' +
  '*:aria-[current=page]:text-ink *:aria-[current=page]:shadow-segment *:aria-pressed:bg-raised ' +
  '*:aria-pressed:font-semibold *:aria-pressed:text-ink *:aria-pressed:shadow-segment ' +
  '*:focus-visible:-outline-offset-2 sm:*:min-h-8 *:[&>svg]:size-4.5';
