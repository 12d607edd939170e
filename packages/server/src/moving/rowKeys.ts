import { fold } from '@cartouche/contract/catalogue.rules';
import type { MovedForm } from '@cartouche/contract/moving.rules';

import type { Said } from './forms/said.ts';
import { isUnnamed } from './forms/sheet.ts';
import { fingerprint } from './forms/table.ts';
import type { Wanted } from './interpret.ts';
import { cut } from './storable.ts';

const longest = 500;

type OfFile = { form: MovedForm; header: readonly string[]; name: string };

/**
 * What a file's rows have in common with those of the next one: its tracker; of any other table its columns, and where
 * it names none, its name.
 */
export function originOf({ form, header, name }: OfFile): string {
  return form === 'sheet' ? `sheet ${fingerprint(isUnnamed(header) ? [...header, name] : header)}` : form;
}

/**
 * What a row is remembered by, in this file and in the next one of the same origin: its title and platform, with the
 * tracker's own number where it has one that holds for all of its files, else with what it is a copy of. So what was
 * decided never reaches a row of another game or of an unrelated table. Rows that say the same are counted.
 */
export function keyOf(
  origin: string,
  { said, wanted }: { said: Said; wanted: Wanted },
  seen: Map<string, number>,
): string {
  const { title, list } = wanted;
  // Lists of titles alone may have the same titles for one console and another.
  const platform = wanted.platform || wanted.platformIds.join(' ');
  const own = said.key === undefined ? [said.region, said.edition, said.barcode] : [said.key];
  const written = [title, platform, ...own].map((one) => fold(one ?? '')).join('|');
  // An own entry may have the very title of a game beside it.
  const kind = `${list === 'wishlist' ? 'wish ' : ''}${wanted.isEntry ? 'entry ' : ''}`;
  const key = cut(`${origin} ${kind}${written}`, longest);
  const times = (seen.get(key) ?? 0) + 1;
  seen.set(key, times);
  return times === 1 ? key : `${key} #${times}`;
}

/** The key of the first of the rows that say the same. */
export function firstKeyOf(key: string): string {
  return key.replace(/ #\d+$/, '');
}
