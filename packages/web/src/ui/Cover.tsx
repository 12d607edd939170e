import { type CSSProperties, useState } from 'react';

import { type CoverConsole, type FrontProps, widthOnTile } from './front.ts';
import { usualBox } from './spineShape.ts';
import { useDrawing } from './useDrawing.ts';

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
  const ledge = front.isSmall ? 'border-b-2' : 'border-b-6';

  return (
    <div
      className={`flex aspect-3/4 w-full items-end justify-center rounded-small border-edge/35 ${ledge} ${className}`}
      // The wall is a tint of the console's colour.
      style={{ background: `color-mix(in oklab, ${color} 16%, var(--color-sunken))` }}
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
        <Front {...front} alt={alt} style={{ width: `${widthOnTile(box)}%` }} />
      )}
    </div>
  );
}

/** A front in the proportions of the console's box, which are there before it is drawn. As wide as its style says. */
export function Front({ alt = '', style, ...front }: FrontProps & { alt?: string; style?: CSSProperties }) {
  const { title, platform = unknownConsole, genres = null, publisher = null, isSmall = false } = front;
  const { color, box } = platform;
  const drawing = useDrawing();

  return (
    <div
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      className="@container relative border border-b-0 border-[rgb(0_0_0/0.25)] select-none forced-color-adjust-none"
      style={{ ...style, aspectRatio: box.width / box.height, background: color }}
    >
      {drawing && <drawing.CoverFront {...{ title, platform, genres, publisher, isSmall }} />}
    </div>
  );
}

const unknownConsole: CoverConsole = { short_name: '', color: '#8a8a8a', box: usualBox };
