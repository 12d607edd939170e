import type { ReactNode } from 'react';

import { ShelfUnit } from './shelfUnit.ts';

type ShelfRowProps = {
  /** Boxes. They are drawn in hundredths of their row's height (`useShelfUnits`). */
  children: ReactNode;
  /** How high the boxes may be; without it, the row fills its parent. */
  heightPx?: number;
  /** What is engraved on the ledge. */
  engraving?: ReactNode;
};

/** Boxes on a ledge. */
export function ShelfRow({ children, heightPx, engraving }: ShelfRowProps) {
  return (
    <div className={`flex min-h-0 flex-col ${heightPx ? '' : 'grow basis-0'}`}>
      <ShelfUnit value={heightPx ? heightPx / 100 : null}>
        <div
          className={`relative ${heightPx ? 'shrink-0' : '@container-size min-h-0 grow'}`}
          style={heightPx ? { height: heightPx } : undefined}
        >
          {children}
        </div>
      </ShelfUnit>
      <div className="relative -mx-(--bleed,0px) shrink-0 border-t border-ink/10 shadow-[0_0.4rem_0.8rem_-0.15rem_rgb(0_0_0/0.22)]">
        <div aria-hidden className="h-2.5 bg-linear-to-b from-raised to-hairline" />
        {engraving && (
          <div className="h-9 border-t border-ink/10 bg-hairline px-(--bleed,0px) max-lg:h-11">
            <div className="relative h-full">{engraving}</div>
          </div>
        )}
      </div>
    </div>
  );
}
