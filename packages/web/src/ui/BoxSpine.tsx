import { Heart } from 'lucide-react';
import type { ComponentProps } from 'react';

import { Cover } from './Cover.tsx';
import { drawCover } from './coverArt.ts';
import { squareLetter } from './coverTitle.ts';
import { type SpineShape, spineType } from './spineShape.ts';

/** What is particular about a box: a part is missing, it is sealed, it is only wished for, or it is not there yet. */
export type BoxLook = 'plain' | 'notch' | 'gloss' | 'ghost' | 'outline';

type BoxSpineProps = {
  title: string;
  /** The console's colour. */
  color: string;
  shape: SpineShape;
  look?: BoxLook;
};

/** A box seen from the side, as a picture. It stands in a ShelfRow, and its sizes are hundredths of the row's height. */
export function BoxSpine({ title, color, shape, look = 'plain' }: BoxSpineProps) {
  const { ground, field, ink, spine, shapes } = drawCover(title, color);

  if (look === 'ghost' || look === 'outline') {
    return (
      <Sides shape={shape} className="border-[0.15rem] border-b-0 border-dashed border-edge text-muted">
        <span className="aspect-square w-full shrink-0" />
        <Title title={title} shape={shape} />
        {look === 'ghost' && <Heart className="mb-[2.5cqh] size-[7cqh]! text-wish" strokeWidth={2.5} />}
      </Sides>
    );
  }
  return (
    <Sides
      shape={shape}
      // Of all the colours on the screen, those of a picture stay when the user has chosen the others.
      className={`forced-color-adjust-none ${look === 'notch' ? notch : ''}`}
      style={{ background: ground, color: ink }}
    >
      <svg viewBox="3 0 6 6" className="aspect-square w-full shrink-0" style={{ background: field }}>
        {shapes.map(({ path, fill }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the shapes of a spine never move
          <path key={index} d={path} fill={fill} />
        ))}
      </svg>
      <Title title={title} shape={shape} />
      <span className="mb-[3cqh] h-[4.5cqh] w-[46%] shrink-0 rounded-full" style={{ background: spine }} />
      <span className={`absolute inset-0 ${look === 'gloss' ? gloss : roundness}`} />
    </Sides>
  );
}

/** Cut out of the top edge, as if the lid were torn. */
const notch = '[clip-path:polygon(0_0,calc(50%-4cqh)_0,50%_6cqh,calc(50%+4cqh)_0,100%_0,100%_100%,0_100%)]';
const roundness = 'bg-linear-to-r from-[rgb(255_255_255/0.16)] via-transparent via-25% to-[rgb(0_0_0/0.22)]';
/** The light on a wrapping. */
const gloss =
  'bg-[linear-gradient(112deg,rgb(255_255_255/0.1)_0_18%,rgb(255_255_255/0.72)_18%_30%,rgb(255_255_255/0.12)_30%_36%,rgb(255_255_255/0.5)_36%_40%,transparent_40%_72%,rgb(0_0_0/0.2))] inset-ring inset-ring-[rgb(255_255_255/0.6)]';

type BoxFrontProps = Pick<BoxSpineProps, 'title' | 'color' | 'look'> & { src?: string | null };

/** A box seen from the front, as wide as its parent. */
export function BoxFront({ title, color, src, look = 'plain' }: BoxFrontProps) {
  return (
    <div className={`relative ${look === 'notch' ? notch : ''}`}>
      <Cover title={title} color={color} src={src ?? null} className="rounded-b-none" />
      {look === 'gloss' && <span className={`absolute inset-0 ${gloss}`} />}
    </div>
  );
}

type SidesProps = ComponentProps<'span'> & { shape: SpineShape };

function Sides({ shape, className = '', style, children }: SidesProps) {
  return (
    <span
      aria-hidden
      className={`relative flex shrink-0 flex-col items-center overflow-hidden rounded-t-[0.6cqh] select-none ${className}`}
      style={{ ...style, height: `${shape.height}cqh`, width: `${shape.width}cqh` }}
    >
      {children}
    </span>
  );
}

/** Latin titles lie on their side; Japanese ones are written downwards, as on their own boxes. */
function Title({ title, shape }: Pick<BoxSpineProps, 'title' | 'shape'>) {
  const { size, isTwoLines } = spineType(title, shape);
  const lines = isTwoLines ? 'line-clamp-2' : 'whitespace-nowrap';
  const letters = squareLetter.test(title) ? '' : '[text-orientation:sideways]';
  return (
    <span className="flex min-h-0 w-full grow items-start justify-center pt-[2.5cqh] pb-[1.5cqh]">
      <span
        className={`max-h-full overflow-hidden font-extrabold tracking-tight [writing-mode:vertical-rl] ${lines} ${letters}`}
        style={{ fontSize: `${size}cqh`, lineHeight: 1.06 }}
      >
        {title}
      </span>
    </span>
  );
}
