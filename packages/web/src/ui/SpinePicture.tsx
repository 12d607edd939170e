import type { CoverArt } from './coverArt.ts';
import { useDrawing } from './useDrawing.ts';

type SpinePictureProps = {
  title: string;
  /** Separated by commas. */
  genres: string;
  art: CoverArt;
};

/** The middle of a cover's picture, at the head of its spine. Its place is there before what draws it. */
export function SpinePicture({ title, genres, art }: SpinePictureProps) {
  const drawing = useDrawing();
  return (
    <svg viewBox="3 0 6 6" className="aspect-square w-full shrink-0" style={{ background: art.field }}>
      {drawing && <drawing.CoverMotif title={title} genres={genres} paint={art.paint} />}
    </svg>
  );
}
