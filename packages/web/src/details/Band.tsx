import type { ReactNode } from 'react';

import { type Box, usualBox } from '../ui/spineShape.ts';

/** The colour of a console, as a ground that the ink of either theme can be read on. */
export function bandColor(color: string): string {
  return `color-mix(in oklab, ${color} 18%, var(--color-raised))`;
}

/** The head of a game's details: a ledge in its console's colour. As wide as the dialog, or a card on a page. */
export function Band({ color, children }: { color: string; children: ReactNode }) {
  return (
    <div
      className="relative flex items-end gap-4 overflow-hidden border-b-4 px-4 pt-3 in-[[role=dialog]]:-mx-4 sm:gap-8 sm:px-6 sm:pt-4 sm:in-[[role=dialog]]:-mx-6 not-in-[[role=dialog]]:rounded-t-card not-in-[[role=dialog]]:pt-6"
      style={{
        background: bandColor(color),
        borderColor: `color-mix(in oklab, ${color} 75%, var(--color-ink))`,
      }}
    >
      {children}
    </div>
  );
}

/** The place of the box on the ledge: as high for every console, and as wide as the box needs it. */
export function BandBox({
  box = usualBox,
  children,
}: {
  box?: Pick<Box, 'width' | 'height'> | undefined;
  children: ReactNode;
}) {
  return (
    <div
      className="flex h-44 max-w-36 shrink-0 items-end sm:h-64 sm:max-w-60 lg:max-w-84"
      style={{ aspectRatio: box.width / box.height }}
    >
      {children}
    </div>
  );
}
