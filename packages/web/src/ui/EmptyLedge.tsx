import type { ReactNode } from 'react';

import { BoxSpine } from './BoxSpine.tsx';
import { ShelfRow } from './ShelfRow.tsx';
import { spineShape, usualBox } from './spineShape.ts';

type EmptyLedgeProps = {
  /** What is written on the ghost. */
  title: string;
  engraving?: ReactNode;
  heightPx?: number;
};

/** A shelf without games: a ledge, and the ghost of a box. */
export function EmptyLedge({ title, engraving, heightPx = 150 }: EmptyLedgeProps) {
  return (
    <ShelfRow heightPx={heightPx} engraving={engraving}>
      <div className="flex h-full items-end pl-6">
        <BoxSpine title={title} color="" shape={spineShape(usualBox)} look="outline" />
      </div>
    </ShelfRow>
  );
}
