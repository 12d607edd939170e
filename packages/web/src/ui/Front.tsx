import type { CSSProperties } from 'react';

import type { CoverConsole, FrontProps } from './frontShape.ts';
import { usualBox } from './spineShape.ts';
import { useDrawing } from './useDrawing.ts';

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

export const unknownConsole: CoverConsole = { short_name: '', color: '#8a8a8a', box: usualBox };
