import { Suspense } from 'react';

import type { CoverArt } from './coverArt.ts';
import { lazyPart } from './lazyPart.ts';

type CoverPictureProps = {
  title: string;
  genres?: string | undefined;
  art: CoverArt;
  /** The part of the grid of 12 × 9 that is shown. */
  viewBox?: string;
  className: string;
  style?: { height: string };
};

/** The picture of a drawn cover. Its motif loads as an image would; its place and colours are there at once. */
export function CoverPicture({
  title,
  genres = '',
  art,
  viewBox = '0 0 12 9',
  className,
  style,
}: CoverPictureProps) {
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      className={`block w-full shrink-0 ${className}`}
      style={{ ...style, background: art.field }}
    >
      <Suspense fallback={null}>
        <CoverMotif title={title} genres={genres} paint={art.paint} />
      </Suspense>
    </svg>
  );
}

const CoverMotif = lazyPart(async () => ({ default: (await import('./CoverMotif.tsx')).CoverMotif }));
