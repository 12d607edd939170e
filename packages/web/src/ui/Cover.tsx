import { type CSSProperties, useState } from 'react';

import { CoverPicture } from './CoverPicture.tsx';
import { drawCover } from './coverArt.ts';
import { layOut } from './coverLayout.ts';
import { monogram, titleLineHeight, titleType } from './coverTitle.ts';
import { type Box, usualBox } from './spineShape.ts';

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
  const { color } = front.platform ?? unknownConsole;

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
        <Front {...front} alt={alt} className="w-(--front)" />
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

/** A front drawn from title, genre and console, in the proportions of the console's box. As wide as its class says. */
export function Front({
  title,
  platform = unknownConsole,
  genres,
  publisher,
  alt = '',
  className = 'w-full',
}: FrontProps & { alt?: string; className?: string }) {
  const { color, short_name, box } = platform;
  const layout = layOut(box);
  const art = drawCover(title, color);
  const type = titleType(title, layout.room);
  const { isBandLeft } = layout;

  return (
    <div
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      className={`relative @container flex shrink-0 overflow-hidden rounded-t-[2px] select-none after:pointer-events-none after:absolute after:inset-0 after:bg-linear-to-r after:from-[rgb(255_255_255/0.22)] after:via-transparent after:via-4% after:inset-ring after:inset-ring-[rgb(0_0_0/0.14)] ${isBandLeft ? '' : 'flex-col'} ${className}`}
      // as: React's type knows no variables
      style={
        {
          '--front': `${layout.widthPercent}%`,
          aspectRatio: 100 / layout.height,
          background: art.ground,
          color: art.ink,
        } as CSSProperties
      }
    >
      <div
        className={`flex shrink-0 items-center overflow-hidden text-[6.4cqw] leading-none font-bold whitespace-nowrap @max-[4rem]:text-[0px] ${isBandLeft ? 'rotate-180 py-[4cqw] [writing-mode:vertical-rl]' : 'px-[5cqw]'}`}
        style={{
          background: color,
          color: art.bandInk,
          [isBandLeft ? 'width' : 'height']: `${layout.band}cqw`,
        }}
      >
        {short_name}
      </div>
      <div className="flex min-h-0 min-w-0 grow flex-col">
        <CoverPicture
          title={title}
          genres={genres}
          art={art}
          className={art.isTitleFirst ? 'order-1' : ''}
          style={{ height: `${layout.picture}cqw` }}
        />
        <div className="flex min-h-0 grow items-center px-[6cqw] font-extrabold tracking-tight">
          <span className="text-[30cqw] leading-none @min-[6rem]:hidden">{monogram(title)}</span>
          <span
            // Room below the last line for descenders, which the clamp would cut off.
            className="-mb-[0.25em] hidden overflow-hidden pb-[0.25em] text-pretty wrap-anywhere @min-[6rem]:[display:-webkit-box] [-webkit-box-orient:vertical]"
            style={{ fontSize: `${type.size}cqw`, lineHeight: titleLineHeight, WebkitLineClamp: type.lines }}
          >
            {title}
          </span>
        </div>
        <div
          className="order-2 hidden shrink-0 truncate px-[6cqw] text-[4.6cqw] leading-none opacity-80 @min-[6rem]:block"
          style={{ height: `${layout.foot}cqw` }}
        >
          {publisher}
        </div>
      </div>
    </div>
  );
}
