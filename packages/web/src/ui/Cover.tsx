import { useState } from 'react';

import { frontWidth } from './frontWidth.ts';
import { type Box, usualBox } from './spineShape.ts';
import { useDrawing } from './useDrawing.ts';

/** What the console gives to a cover: its name as collectors say it, its colour and its box. */
export type CoverConsole = { short_name: string; color: string; box: Box };

type FrontProps = {
  title: string;
  /** Undefined until it is known. */
  platform?: CoverConsole | undefined;
  /** Separated by commas. The picture of a drawn cover suits them. */
  genres?: string | undefined;
  publisher?: string | null | undefined;
};

type CoverProps = FrontProps & {
  src?: string | null;
  /** Empty where the title is next to the cover, which is nearly everywhere. */
  alt?: string;
  /** For the first covers of a screen, which should not wait for scrolling. */
  isEager?: boolean;
  className?: string;
};

/** A 3:4 tile as wide as its parent, with a ledge on which the box stands: its art, or a drawn front. */
export function Cover({ src, alt = '', isEager = false, className = '', ...front }: CoverProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const hasImage = Boolean(src) && src !== broken;
  const { color, box } = front.platform ?? unknownConsole;

  return (
    <div
      className={`relative flex aspect-3/4 w-full items-end justify-center overflow-hidden rounded-small pb-[5.5%] ${className}`}
      style={{ background: tileOf(color) }}
    >
      {hasImage && src ? (
        <img
          src={src}
          alt={alt}
          width={300}
          height={400}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(src)}
          className="size-[92%] object-contain object-bottom"
        />
      ) : (
        <div style={{ width: `${frontWidth(box)}%` }}>
          <Front {...front} alt={alt} />
        </div>
      )}
      <div className="pointer-events-none absolute inset-0 rounded-small inset-ring inset-ring-ink/10" />
    </div>
  );
}

const unknownConsole: CoverConsole = { short_name: '', color: '#8a8a8a', box: usualBox };

/** The wall in a tint of the console's colour, and the ledge with its edge. */
function tileOf(color: string): string {
  const wall = `color-mix(in oklab, ${color} 16%, var(--color-sunken))`;
  return `linear-gradient(to top, var(--color-hairline) 0 3.6%, var(--color-edge) 3.6% 4.1%, ${wall} 4.1%)`;
}

/** A front as wide as its parent, in the proportions of the console's box, which are there before it is drawn. */
export function Front({
  title,
  platform = unknownConsole,
  genres = '',
  publisher = null,
  alt = '',
}: FrontProps & { alt?: string }) {
  const { color, box } = platform;
  const drawing = useDrawing();

  return (
    <div
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      className="@container relative overflow-hidden rounded-t-[2px] select-none after:absolute after:inset-0 after:bg-linear-to-r after:from-[rgb(255_255_255/0.22)] after:via-transparent after:via-4% after:inset-ring after:inset-ring-[rgb(0_0_0/0.14)]"
      style={{ aspectRatio: box.width / box.height, background: color }}
    >
      {drawing && <drawing.CoverFront {...{ title, platform, genres, publisher }} />}
    </div>
  );
}
