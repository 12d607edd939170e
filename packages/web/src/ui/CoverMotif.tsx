import { type Paint, randomOf } from './coverArt.ts';
import { motifFor } from './coverMotifs.ts';

/** The picture of a drawn cover, in an <svg> of 12 × 9. */
export function CoverMotif({ title, genres, paint }: { title: string; genres: string; paint: Paint }) {
  const random = randomOf(title);
  const shapes = motifFor(genres, random)(paint, random);
  // oxlint-disable-next-line react/no-array-index-key -- the shapes of a cover never move
  return shapes.map(({ path, fill }, index) => <path key={index} d={path} fill={fill} />);
}
