import { useState } from 'react';

import { drawCover } from './coverArt.ts';
import { monogram, titleLineHeight, titleSize } from './coverTitle.ts';

type CoverProps = {
  title: string;
  /** The console's colour: the tint around an image, and the background of a drawn cover. */
  color: string;
  src?: string | null;
  /** Empty where the title is next to the cover, which is nearly everywhere. */
  alt?: string;
  /** For the first covers of a screen, which should not wait for scrolling. */
  isEager?: boolean;
  className?: string;
};

/** A 3:4 tile as wide as its parent: the box art in its own ratio, or a cover drawn from title and colour. */
export function Cover({ title, color, src, alt = '', isEager = false, className = '' }: CoverProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const hasImage = Boolean(src) && src !== broken;

  return (
    <div
      className={`relative aspect-3/4 w-full overflow-hidden rounded-small ${className}`}
      style={hasImage ? { background: `color-mix(in oklab, ${color} 16%, var(--color-sunken))` } : undefined}
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
          className="size-full object-contain"
        />
      ) : (
        <DrawnCover title={title} color={color} alt={alt} />
      )}
      <div className="pointer-events-none absolute inset-0 rounded-small inset-ring inset-ring-ink/10" />
    </div>
  );
}

function DrawnCover({ title, color, alt }: { title: string; color: string; alt: string }) {
  const { ground, field, ink, spine, shapes } = drawCover(title, color);

  return (
    <div
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      className="@container flex size-full flex-col select-none"
      style={{ background: ground, color: ink }}
    >
      <svg viewBox="0 0 12 9" className="block aspect-4/3 w-full shrink-0" style={{ background: field }}>
        {shapes.map(({ path, fill }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the shapes of a cover never move
          <path key={index} d={path} fill={fill} />
        ))}
      </svg>
      <div className="absolute inset-y-0 left-0 w-[3.5%] opacity-90" style={{ background: spine }} />
      <div className="flex min-h-0 grow items-center pr-[8%] pl-[10%] font-extrabold tracking-tight">
        <span className="text-[30cqw] leading-none @min-[6rem]:hidden">{monogram(title)}</span>
        <span
          // Room below the last line for descenders, which the clamp would cut off.
          className="-mb-[0.25em] hidden overflow-hidden pb-[0.25em] text-pretty wrap-anywhere @min-[6rem]:line-clamp-5"
          style={{ fontSize: `${titleSize(title)}cqw`, lineHeight: titleLineHeight }}
        >
          {title}
        </span>
      </div>
    </div>
  );
}
