import { BoxFront, BoxSpine } from './BoxSpine.tsx';
import { ShelfRow } from './ShelfRow.tsx';

/** A box on a shelf: its spine, or its front. */
export type ShelfBox = { title: string; color: string; isFront?: true };

type ShelfProps = { rows: readonly (readonly ShelfBox[])[]; className?: string };

/** A drawing of a collector's shelf. Decorative. */
export function Shelf({ rows, className = 'h-full' }: ShelfProps) {
  return (
    <div
      aria-hidden
      className={`pointer-events-none animate-appear overflow-hidden select-none ${className}`}
    >
      <div className="flex size-full flex-col gap-[2.5%]">
        {rows.map((boxes, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- the rows of the shelf never move
          <ShelfRow key={row}>
            <div
              className={`flex h-full items-end gap-[0.4cqh] ${row % 2 === 1 ? '-ml-[9cqh]' : '-ml-[3cqh]'}`}
            >
              {boxes.map((box) => (
                <Standing key={box.title} {...box} />
              ))}
            </div>
          </ShelfRow>
        ))}
      </div>
    </div>
  );
}

function Standing({ title, color, isFront }: ShelfBox) {
  if (isFront) {
    return (
      <div className="mx-[1.5cqh] w-[67cqh] shrink-0 shadow-float">
        <BoxFront title={title} color={color} />
      </div>
    );
  }
  // Boxes of one console are alike, yet no two stand quite the same.
  const shape = { height: 85 + (title.length % 5) * 1.7, width: 15.6 + (title.length % 3) * 1.4 };
  return <BoxSpine title={title} color={color} shape={shape} />;
}
