import { CoverMotif } from './CoverMotif.tsx';
import { drawCover } from './coverArt.ts';
import { layOut, placesOf } from './coverLayout.ts';
import type { CoverConsole, FrontProps } from './frontShape.ts';
import { monogram, titleLineHeight, titleType } from './coverTitle.ts';

type Printed = Required<FrontProps> & { platform: CoverConsole };

/** What is printed on a drawn front: the console's band, a picture, the title, and the publisher at the foot. */
export function CoverFront({ title, platform, genres, publisher, isSmall }: Printed) {
  const { color, short_name, box } = platform;
  const art = drawCover(title, color);
  const layout = layOut(box);
  const { isBandLeft, room } = layout;
  const place = placesOf(layout, art.isTitleFirst);

  return (
    <div className="absolute inset-0 *:absolute" style={{ background: art.ground, color: art.ink }}>
      <div
        className={`flex items-center text-[6.4cqw] leading-none font-bold whitespace-nowrap ${isBandLeft ? 'origin-top-left -rotate-90 justify-end pr-[5cqw]' : 'pl-[6cqw]'}`}
        style={{ ...place.band, background: color, color: art.bandInk }}
      >
        {!isSmall && short_name}
      </div>
      <svg
        viewBox="0 0 12 9"
        preserveAspectRatio="xMidYMid slice"
        style={{ ...place.picture, background: art.field }}
      >
        <CoverMotif title={title} genres={genres ?? ''} paint={art.paint} />
      </svg>
      <div className="flex items-center font-extrabold tracking-tight" style={place.title}>
        {isSmall ? (
          <span className="text-[30cqw] leading-none">{monogram(title)}</span>
        ) : (
          <Title title={title} {...titleType(title, room)} />
        )}
      </div>
      {!isSmall && publisher && (
        <div className="truncate text-[5cqw] opacity-80" style={place.publisher}>
          {publisher}
        </div>
      )}
    </div>
  );
}

function Title({ title, size, lines }: { title: string; size: number; lines: number }) {
  return (
    <span
      // Room below the last line for descenders, which the clamp would cut off.
      className="-mb-[0.1em] overflow-hidden pb-[0.1em] wrap-anywhere [-webkit-box-orient:vertical] [display:-webkit-box]"
      style={{ fontSize: `${size}cqw`, lineHeight: titleLineHeight, WebkitLineClamp: lines }}
    >
      {title}
    </span>
  );
}
