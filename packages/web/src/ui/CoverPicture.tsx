import type { CSSProperties } from 'react';

import type { CoverArt } from './coverArt.ts';
import { useDrawing } from './useDrawing.ts';

type CoverPictureProps = {
  title: string;
  /** Separated by commas. */
  genres?: string | null | undefined;
  art: CoverArt;
  /** The part of the grid of 12 × 9 that is shown. */
  viewBox?: string;
  className?: string;
  style?: CSSProperties;
};

/** The picture of a drawn cover. Its place is there before what draws it. */
export function CoverPicture({
  title,
  genres,
  art,
  viewBox = '0 0 12 9',
  className,
  style,
}: CoverPictureProps) {
  const drawing = useDrawing();
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      style={{ ...style, background: art.field }}
    >
      {drawing && <drawing.CoverMotif title={title} genres={genres ?? ''} paint={art.paint} />}
    </svg>
  );
}
