import { Heart } from 'lucide-react';
import type { ComponentProps } from 'react';

import { SpinePicture } from './SpinePicture.tsx';
import { drawCover } from './coverArt.ts';
import { squareLetter } from './coverTitle.ts';
import { type SpineShape, spineType } from './spineShape.ts';

/** What is particular about a box: a part is missing, it is sealed, or it is only wished for. */
export type SpineLook = 'plain' | 'notch' | 'gloss' | 'ghost';

type BoxSpineProps = {
  title: string;
  /** The console's colour. */
  color: string;
  /** Separated by commas; as on the front. */
  genres?: string | undefined;
  shape: SpineShape;
  look?: SpineLook;
};

/** A box seen from the side, as a picture. It stands in a ShelfRow, and its sizes are hundredths of the row's height. */
export function BoxSpine({ title, color, genres, shape, look = 'plain' }: BoxSpineProps) {
  const art = drawCover(title, color);

  if (look === 'ghost') {
    return (
      <Sides shape={shape} className="border-[0.15rem] border-b-0 border-dashed border-edge text-muted">
        <span className="aspect-square w-full shrink-0" />
        <Title title={title} shape={shape} />
        <Heart className="mb-[2.5cqh] size-[7cqh]! text-wish" strokeWidth={2.5} />
      </Sides>
    );
  }
  return (
    <Sides
      shape={shape}
      // Of all the colours on the screen, those of a picture stay when the user has chosen the others.
      className={`forced-color-adjust-none ${look === 'notch' ? notch : ''}`}
      style={{ background: art.ground, color: art.ink }}
    >
      <SpinePicture title={title} genres={genres ?? ''} art={art} />
      <Title title={title} shape={shape} />
      <span
        className="mb-[3cqh] h-[4.5cqh] w-[46%] shrink-0 rounded-full"
        style={{ background: art.spine }}
      />
      <span className={`absolute inset-0 ${look === 'gloss' ? gloss : roundness}`} />
    </Sides>
  );
}

/** Cut out of the top edge, as if the lid were torn. */
const notch = '[clip-path:polygon(0_0,22%_0,50%_6cqh,78%_0,100%_0,100%_100%,0_100%)]';
const roundness = 'bg-linear-to-r from-[rgb(255_255_255/0.16)] via-transparent via-25% to-[rgb(0_0_0/0.22)]';
/** The light on a wrapping. */
const gloss =
  'bg-[linear-gradient(112deg,rgb(255_255_255/0.1)_0_18%,rgb(255_255_255/0.72)_18%_30%,rgb(255_255_255/0.12)_30%_36%,rgb(255_255_255/0.5)_36%_40%,transparent_40%_72%,rgb(0_0_0/0.2))] inset-ring inset-ring-[rgb(255_255_255/0.6)]';

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
