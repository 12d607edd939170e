import type { ReactNode } from 'react';

/** One chart over the whole width, or two side by side. */
export function ChartGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-8 *:max-w-3xl *:min-w-0 xl:grid-cols-2 xl:gap-12 xl:*:only:col-span-2">
      {children}
    </div>
  );
}
