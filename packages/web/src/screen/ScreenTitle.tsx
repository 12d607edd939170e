import type { ReactNode } from 'react';

import { BackButton } from './BackButton.tsx';

type ScreenTitleProps = { beside?: ReactNode; children: string };

/** A screen's heading with the back button, which on phones is in the header above. */
export function ScreenTitle({ beside, children }: ScreenTitleProps) {
  return (
    <div className="mb-6 flex items-center gap-1">
      <BackButton className="-ml-2 max-sm:hidden" />
      <h1 className="text-26">{children}</h1>
      {beside && <div className="ml-2">{beside}</div>}
    </div>
  );
}
