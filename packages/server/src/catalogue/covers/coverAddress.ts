import type { CoverSize } from './coverPicture.ts';

/** The route of covers. */
export const coverPath = '/api/covers';

type Named = { gameId: number; region: string; size: CoverSize };

/** The address of a cover. With a digest it never shows anything else; 'new' is one that was not looked for yet. */
export function toCoverAddress({ gameId, region, size }: Named, version: string): string {
  return `${coverPath}/${gameId}/${region}/${size}?v=${version}`;
}
