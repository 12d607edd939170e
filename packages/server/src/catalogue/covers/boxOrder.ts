import { anyRegion } from './coverSource.ts';

const usual = ['WW', 'US', 'EU', 'JP'];

/** Countries whose boxes come from Europe where they have none of their own. */
const european = new Set(
  'AT AU BE CH CZ DE DK ES FI FR GB GR HU IE IT NL NO NZ PL PT RU SE UK'.split(' '), // Australia had Europe's boxes
);

/** The regions whose boxes may stand for one, the best first. */
export function boxOrder(region: string): string[] {
  const own = region === anyRegion ? [] : [region, ...(european.has(region) ? ['EU'] : [])];
  return [...new Set([...own, ...usual])];
}
