import { type BoxedRelease, anyRegion } from './coverSource.ts';

const usual = ['WW', 'US', 'EU', 'JP'];

/** Countries whose boxes come from Europe where they have none of their own. */
export const european = 'AT AU BE CH CZ DE DK ES FI FR GB GR HU IE IT NL NO NZ PL PT RU SE UK'.split(' '); // Australia had Europe's boxes

/** The regions whose boxes were sold in one, the best first. */
export function boxesIn(region: string): string[] {
  return region === anyRegion ? [] : [region, ...(european.includes(region) ? ['EU'] : [])];
}

/** The regions whose boxes may stand for one, the best first. */
export function boxOrder(region: string): string[] {
  return [...new Set([...boxesIn(region), ...usual])];
}

/** The region under which a cover is kept: without a box of its own, a region has the cover of whoever names none. */
export function knownRegion(region: string, releases: readonly BoxedRelease[]): string {
  const isKnown = (own: string) =>
    releases.some((one) => one.region === own && (one.label !== undefined || one.cover !== undefined));
  return boxesIn(region).find(isKnown) ?? anyRegion;
}
