import type { PointerEvent } from 'react';

import { ShareText } from './ShareText.tsx';
import { type ChartLook, colorOfSlice } from './chartColors.ts';
import { type Slice, toArcs, toDash } from './slices.ts';

export type ChartParts = {
  slices: readonly Slice[];
  look: ChartLook;
  format: (amount: number) => string;
  /** The index of the highlighted slice. */
  lit: number | null;
  onHighlight: (place: number | null) => void;
};

/** The picture for the legend beside it, hidden from screen readers since it says nothing more. */
export function Doughnut({
  slices,
  look,
  format,
  lit,
  onHighlight,
  total,
  unit,
}: ChartParts & { total: number; unit: string }) {
  const arcs = toArcs(slices.map(({ share }) => share));
  const shown = lit === null ? undefined : slices[lit];
  const figure = format(shown?.amount ?? total);

  /** A finger leaves as soon as it is lifted; what it touched stays highlighted. */
  function leave({ pointerType }: PointerEvent) {
    if (pointerType !== 'touch') onHighlight(null);
  }

  return (
    <div aria-hidden className="relative size-48 shrink-0">
      <svg viewBox="0 0 100 100" className="size-full -rotate-90" onPointerLeave={leave}>
        {slices.map((slice, place) => (
          <circle
            key={slice.id}
            cx={50}
            cy={50}
            r={41}
            pathLength={100}
            fill="none"
            {...toDash(arcs[place])}
            onPointerEnter={() => onHighlight(place)}
            className={`transition-[stroke-width,opacity,stroke-dasharray,stroke-dashoffset] duration-200 ${lit === place ? '[stroke-width:17]' : '[stroke-width:14]'} ${lit === null || lit === place ? '' : 'opacity-30'}`}
            style={{ stroke: colorOfSlice(look, slice) }}
          />
        ))}
      </svg>
      <div className="pointer-events-none absolute inset-9 flex flex-col items-center justify-center text-center">
        <span className={`font-bold ${figure.length > 9 ? 'text-16' : 'text-20'}`}>{figure}</span>
        <span className="text-12 text-muted">{shown ? <ShareText share={shown.share} /> : unit}</span>
      </div>
    </div>
  );
}
