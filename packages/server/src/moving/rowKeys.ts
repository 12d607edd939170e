import { fold } from '@cartouche/contract/catalogue.rules';

import type { Said } from './forms/said.ts';
import type { Wanted } from './interpret.ts';
import { cut } from './storable.ts';

const longest = 500;

/**
 * What a row is remembered by, in this file and in the next one of the same tracker: its title and platform, with the
 * tracker's own number where it has one that holds for all of its files, else with what it is a copy of. So what was
 * decided never reaches a row of another game. Rows that say the same are counted.
 */
export function keyOf(
  form: string,
  { said, wanted }: { said: Said; wanted: Wanted },
  seen: Map<string, number>,
): string {
  const { title, platform, list } = wanted;
  const own = said.key === undefined ? [said.region, said.edition, said.barcode] : [said.key];
  const written = [title, platform, ...own].map((one) => fold(one ?? '')).join('|');
  const key = cut(`${form} ${list === 'wishlist' ? 'wish ' : ''}${written}`, longest);
  const times = (seen.get(key) ?? 0) + 1;
  seen.set(key, times);
  return times === 1 ? key : `${key} #${times}`;
}

/** The key of the first of the rows that say the same. */
export function firstKeyOf(key: string): string {
  return key.replace(/ #\d+$/, '');
}
