import { Heart } from 'lucide-react';
import type { ComponentProps } from 'react';

import { Front } from './Front.tsx';
import { SpinePicture } from './SpinePicture.tsx';
import { drawCover } from './coverArt.ts';
import { squareLetter } from './coverTitle.ts';
import type { CoverConsole } from './frontShape.ts';
import { useShelfUnits } from './shelfUnit.ts';
import type { SpineShape } from './spineShape.ts';
import { spineType } from './spineType.ts';
import { useArrival } from './useArrival.ts';

/** What is particular about a box: a part is missing, it is sealed, it is only wished for, or it is not there yet. */
export type BoxLook = 'plain' | 'notch' | 'gloss' | 'ghost' | 'outline';

type BoxSpineProps = {
  title: string;
  /** The console's colour. */
  color: string;
  /** Separated by commas; as on the front. */
  genres?: string | undefined;
  shape: SpineShape;
  look?: BoxLook;
};

/** A box seen from the side, as a picture. It stands in a ShelfRow, and its sizes are hundredths of the row's height. */
export function BoxSpine({ title, color, genres, shape, look = 'plain' }: BoxSpineProps) {
  const units = useShelfUnits();
  const art = drawCover(title, color);

  if (look === 'ghost' || look === 'outline') {
    return (
      <Sides
        shape={shape}
        className="border-[0.15rem] border-b-0 border-dashed border-edge text-muted"
        style={look === 'ghost' ? tinted(color) : undefined}
      >
        <span className="aspect-square w-full shrink-0" />
        <Title title={title} shape={shape} />
        {look === 'ghost' && (
          <Heart
            className="text-wish"
            strokeWidth={2.5}
            style={{ width: units(7), height: units(7), marginBottom: units(2.5) }}
          />
        )}
      </Sides>
    );
  }
  return (
    <Sides
      shape={shape}
      // Of all the colours on the screen, those of a picture stay when the user has chosen the others.
      className="forced-color-adjust-none"
      style={{ background: art.ground, color: art.ink, ...(look === 'notch' ? cutOut(units) : {}) }}
    >
      <SpinePicture title={title} genres={genres ?? ''} art={art} />
      {/* Below the title, which stays readable. */}
      <span className={`absolute inset-0 ${look === 'gloss' ? spineGloss : roundness}`} />
      <Title title={title} shape={shape} />
      <span
        className="relative w-[46%] shrink-0 rounded-full"
        style={{ background: art.spine, height: units(4.5), marginBottom: units(3) }}
      />
    </Sides>
  );
}

/** What is wanted wears its console's colour, too. */
const tinted = (color: string) => ({
  background: `color-mix(in oklab, ${color} 12%, transparent)`,
  borderColor: `color-mix(in oklab, ${color} 65%, var(--color-edge))`,
});

const roundness = 'bg-linear-to-r from-[rgb(255_255_255/0.16)] via-transparent via-25% to-[rgb(0_0_0/0.22)]';
/** The light on a wrapping. */
const gloss =
  'bg-[linear-gradient(112deg,rgb(255_255_255/0.1)_0_18%,rgb(255_255_255/0.72)_18%_30%,rgb(255_255_255/0.12)_30%_36%,rgb(255_255_255/0.5)_36%_40%,transparent_40%_72%,rgb(0_0_0/0.2))] inset-ring inset-ring-[rgb(255_255_255/0.6)]';

/** Fades towards the title. */
const spineGloss = `${gloss} mask-[linear-gradient(black_18%,rgb(0_0_0/0.4)_30%)]`;

type BoxFrontProps = {
  title: string;
  platform: CoverConsole;
  genres: string;
  publisher?: string | null;
  src?: string | null | undefined;
  /** Of the picture, where it is known. */
  pictureSize?: { width: number; height: number } | null | undefined;
  look?: BoxLook;
};

/** A box seen from the front, as wide as its parent, in its own proportions. */
export function BoxFront({ src, pictureSize, look = 'plain', ...printed }: BoxFrontProps) {
  const { isComing, isHere, picture } = useArrival(src);
  const { box } = printed.platform;
  // Of nearly the same shape: then it is this box, and fills it.
  const fills = pictureSize && isAlike(pictureSize.width / pictureSize.height, box.width / box.height);
  const units = useShelfUnits();
  return (
    <span
      className="relative block overflow-hidden rounded-t-[2px] forced-color-adjust-none"
      style={look === 'notch' ? cutOut(units) : undefined}
    >
      <Front {...printed} style={isHere ? { visibility: 'hidden' } : {}} />
      {isComing && src && (
        <img
          {...picture}
          src={src}
          alt=""
          loading="lazy"
          className={`absolute inset-0 size-full ${fills ? 'object-cover' : 'object-contain object-bottom'}`}
          style={isHere ? undefined : { opacity: 0 }}
        />
      )}
      {look === 'gloss' && <span className={`absolute inset-0 opacity-50 ${gloss}`} />}
    </span>
  );
}

function isAlike(one: number, other: number): boolean {
  return Math.max(one / other, other / one) < 1.18;
}

/** A notch in the top edge, as if the lid were torn. */
function cutOut(units: (count: number) => string): { clipPath: string } {
  const [half, depth] = [units(4), units(6)];
  return {
    clipPath: `polygon(0 0, calc(50% - ${half}) 0, 50% ${depth}, calc(50% + ${half}) 0, 100% 0, 100% 100%, 0 100%)`,
  };
}

type SidesProps = ComponentProps<'span'> & { shape: SpineShape };

function Sides({ shape, className = '', style, children }: SidesProps) {
  const units = useShelfUnits();
  return (
    <span
      aria-hidden
      className={`relative flex shrink-0 flex-col items-center overflow-hidden rounded-t-[1px] select-none ${className}`}
      style={{ ...style, height: units(shape.height), width: units(shape.width) }}
    >
      {children}
    </span>
  );
}

/** Latin titles lie on their side; Japanese ones are written downwards, as on their own boxes. */
function Title({ title, shape }: Pick<BoxSpineProps, 'title' | 'shape'>) {
  const units = useShelfUnits();
  const { size, isTwoLines } = spineType(title, shape);
  const lines = isTwoLines ? 'line-clamp-2 wrap-anywhere' : 'whitespace-nowrap';
  const letters = squareLetter.test(title) ? '' : '[text-orientation:sideways]';
  return (
    <span
      className="relative flex min-h-0 w-full grow items-start justify-center"
      style={{ paddingTop: units(2.5), paddingBottom: units(1.5) }}
    >
      <span
        className={`max-h-full overflow-hidden font-extrabold tracking-tight [writing-mode:vertical-rl] ${lines} ${letters}`}
        style={{ fontSize: units(size), lineHeight: 1.06 }}
      >
        {title}
      </span>
    </span>
  );
}
