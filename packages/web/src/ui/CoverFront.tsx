import type { CoverConsole } from './Cover.tsx';
import { CoverPicture } from './CoverPicture.tsx';
import { drawCover } from './coverArt.ts';
import { layOut } from './coverLayout.ts';
import { monogram, titleLineHeight, titleType } from './coverTitle.ts';

type CoverFrontProps = {
  title: string;
  platform: CoverConsole;
  genres: string;
  publisher: string | null;
};

/** What is printed on a drawn front: the console's band, a picture, the title, and the publisher at the foot. */
export function CoverFront({
  title,
  platform: { color, short_name, box },
  genres,
  publisher,
}: CoverFrontProps) {
  const { isBandLeft, band, picture, foot, room } = layOut(box);
  const art = drawCover(title, color);
  const { size, lines } = titleType(title, room);

  return (
    <div
      className={`absolute inset-0 flex ${isBandLeft ? '' : 'flex-col'}`}
      style={{ background: art.ground, color: art.ink }}
    >
      <div
        className={`flex shrink-0 items-center overflow-hidden text-[6.4cqw] leading-none font-bold whitespace-nowrap @max-[4rem]:text-[0px] ${isBandLeft ? 'rotate-180 justify-end pb-[5cqw] [writing-mode:vertical-rl]' : 'px-[5cqw]'}`}
        style={{ background: color, color: art.bandInk, [isBandLeft ? 'width' : 'height']: `${band}cqw` }}
      >
        {short_name}
      </div>
      <div className="flex min-h-0 min-w-0 grow flex-col">
        <CoverPicture
          title={title}
          genres={genres}
          art={art}
          className={art.isTitleFirst ? 'order-1' : ''}
          style={{ height: `${picture}cqw` }}
        />
        <div className="flex min-h-0 grow items-center px-[6cqw] font-extrabold tracking-tight">
          <span className="text-[30cqw] leading-none @min-[6rem]:hidden">{monogram(title)}</span>
          <span
            // Room below the last line for descenders, which the clamp would cut off.
            className="-mb-[0.1em] hidden overflow-hidden pb-[0.1em] text-pretty wrap-anywhere [-webkit-box-orient:vertical] @min-[6rem]:[display:-webkit-box]"
            style={{ fontSize: `${size}cqw`, lineHeight: titleLineHeight, WebkitLineClamp: lines }}
          >
            {title}
          </span>
        </div>
        <div
          className="order-2 hidden shrink-0 truncate px-[6cqw] text-[4.6cqw] opacity-80 @min-[6rem]:block"
          style={{ lineHeight: `${foot}cqw` }}
        >
          {publisher}
        </div>
      </div>
    </div>
  );
}
