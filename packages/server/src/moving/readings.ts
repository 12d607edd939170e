import { fold } from '@cartouche/contract/catalogue.rules';
import type { ItemFields } from '@cartouche/contract/item.rules';

import type { Wanted } from './interpret.ts';
import { type Taken, saying } from './forms/brackets.ts';
import type { Said } from './forms/said.ts';

/**
 * What of a title is said of the copy: nothing, as it stands; what is never a part of a title; or all that the game is
 * found without.
 */
export type Reading = 'whole' | 'sure' | 'apart';

/** What a row with such a title says by each reading, and which one holds. */
export type ByTitle = {
  taken: Pick<Taken, 'text' | 'isSure'>[];
  is: Reading;
  fields: Record<Reading, Partial<ItemFields>>;
};

const isSaid: Record<Reading, (one: Taken) => boolean> = {
  whole: () => false,
  sure: ({ isSure }) => isSure,
  apart: () => true,
};

export function sayingBy(reading: Reading, said: Said): Said {
  return saying(said, isSaid[reading]);
}

/**
 * A row as the names of its game read its title: what stands in one of them is no word about the copy. Without a game,
 * the title may become that of an own entry.
 */
export function readBy(wanted: Wanted, names: readonly string[] | undefined): Wanted {
  const { byTitle, title } = wanted;
  if (!byTitle) return wanted;
  const is = readingOf(title, byTitle.taken, names);
  return { ...wanted, fields: byTitle.fields[is], byTitle: { ...byTitle, is } };
}

function readingOf(title: string, taken: ByTitle['taken'], names: readonly string[] | undefined): Reading {
  if (names === undefined) return 'sure';
  const isIn = ({ text }: ByTitle['taken'][number]) => names.some((name) => hasAsOften(name, title, text));
  if (names.some((name) => name.toLowerCase() === title.toLowerCase()) || taken.every(isIn)) return 'whole';
  return taken.every((one) => one.isSure || isIn(one)) ? 'sure' : 'apart';
}

/** Whether a name has a text as often as a title: 'The Last of Us (US)' has one 'US' more than its game. */
function hasAsOften(name: string, title: string, text: string): boolean {
  const apart = (words: string) => ` ${fold(words).replaceAll(' ', '  ')} `;
  const times = (whole: string) => apart(whole).split(apart(text)).length - 1;
  return fold(text) !== '' && times(name) >= times(title);
}
