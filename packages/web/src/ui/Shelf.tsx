import { Cover } from './Cover.tsx';
import { drawCover } from './coverArt.ts';

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
          <ShelfRow key={row} boxes={boxes} isShifted={row % 2 === 1} />
        ))}
      </div>
    </div>
  );
}

function ShelfRow({ boxes, isShifted }: { boxes: readonly ShelfBox[]; isShifted: boolean }) {
  return (
    <div className="@container-size flex min-h-0 grow flex-col">
      <div className={`flex min-h-0 grow items-end gap-[0.4cqh] ${isShifted ? '-ml-[9cqh]' : '-ml-[3cqh]'}`}>
        {boxes.map((box) =>
          box.isFront ? (
            <div key={box.title} className="mx-[1.5cqh] w-[64cqh] shrink-0 shadow-float">
              <Cover title={box.title} color={box.color} className="rounded-b-none" />
            </div>
          ) : (
            <BoxSpine key={box.title} {...box} />
          ),
        )}
      </div>
      <div className="h-[4.5cqh] shrink-0 border-t border-ink/10 bg-linear-to-b from-raised to-hairline shadow-[0_1.5cqh_3cqh_-0.5cqh_rgb(0_0_0/0.28)]" />
    </div>
  );
}

function BoxSpine({ title, color }: ShelfBox) {
  const { ground, field, ink, spine, shapes } = drawCover(title, color);
  // Boxes of one console are alike, yet no two stand quite the same.
  const height = 82 + (title.length % 5) * 1.6;

  return (
    <div
      className="relative flex shrink-0 flex-col items-center overflow-hidden rounded-t-[0.6cqh]"
      style={{
        height: `${height}cqh`,
        width: `${15 + (title.length % 3) * 1.4}cqh`,
        background: ground,
        color: ink,
      }}
    >
      <svg viewBox="3 0 6 6" className="aspect-square w-full shrink-0" style={{ background: field }}>
        {shapes.map(({ path, fill }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the shapes of a spine never move
          <path key={index} d={path} fill={fill} />
        ))}
      </svg>
      <span
        className="flex min-h-0 grow items-center overflow-hidden font-extrabold tracking-tight pt-[2cqh] whitespace-nowrap [text-orientation:sideways] [writing-mode:vertical-rl]"
        style={{ fontSize: `${spineSize(title)}cqh` }}
      >
        {title}
      </span>
      <div className="mb-[3cqh] h-[4.5cqh] w-[46%] shrink-0 rounded-full" style={{ background: spine }} />
      <div className="absolute inset-0 bg-linear-to-r from-[rgb(255_255_255/0.16)] via-transparent via-25% to-[rgb(0_0_0/0.22)]" />
    </div>
  );
}

/** In hundredths of the row's height: as large as the title's length allows. */
function spineSize(title: string): number {
  return Math.min(8.6, 104 / title.length);
}
