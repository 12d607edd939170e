import { BoxFront, BoxSpine } from './BoxSpine.tsx';
import type { CoverConsole } from './frontShape.ts';
import { ShelfRow } from './ShelfRow.tsx';
import { frontWidth, spineShape } from './spineShape.ts';

/** A box on a shelf: its spine, or its front. */
export type ShelfBox = { title: string; console: CoverConsole; genres: string; isFront?: true };

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

function Standing({ title, console: platform, genres, isFront }: ShelfBox) {
  const { box, color } = platform;
  if (isFront) {
    return (
      <div className="mx-[1.5cqh] shrink-0 shadow-float" style={{ width: `${frontWidth(box)}cqh` }}>
        <BoxFront title={title} platform={platform} genres={genres} />
      </div>
    );
  }
  return <BoxSpine title={title} color={color} genres={genres} shape={spineShape(box)} />;
}
