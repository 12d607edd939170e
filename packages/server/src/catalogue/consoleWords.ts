import { fold } from '@cartouche/contract/catalogue.rules';

import type { LookUps } from './lookUps.ts';
import type { Word } from './matching.store.ts';

type Console = {
  id: number;
  name: string;
  manufacturer: string;
  short_name: string | null;
  aliases: string[];
};

/** The longest names in words: 'Super Nintendo Entertainment System'. */
const mostWords = 4;

/**
 * The last words may name a console, or the first ones, and mean its games then: 'zelda snes', 'sonic mega drive', 'zelda64',
 * 'n64 goldeneye'. They are all words of the search, as a title may share one with its console: 'super metroid super
 * nintendo'.
 */
export async function namingConsole(look: LookUps, words: Word[]): Promise<Word[] | undefined> {
  const last = words.at(-1);
  const parts = last?.parts ?? [];
  if (last === undefined || words.length + parts.length < 2) return undefined;

  const consoles = byName(await look.consoles());
  const ofConsole = withConsole(words, consoles);
  if (ofConsole) return ofConsole;
  const inParts = withConsole(parts, consoles);
  return inParts && [...words.slice(0, -1), { ...last, parts: inParts }];
}

/** The words, of which the last or else the first name a console. A console alone means no game. */
function withConsole(words: Word[], consoles: ReadonlyMap<string, number[]>): Word[] | undefined {
  for (let count = Math.min(mostWords, words.length); count > 0; count -= 1) {
    for (const first of [words.length - count, 0]) {
      const named = words.slice(first, first + count);
      const platforms = consoles.get(named.map(({ typed }) => typed).join(''));
      if (!platforms) continue;
      if (count === words.length) return undefined;
      return words.map((word) => (named.includes(word) ? { ...word, platforms } : word));
    }
  }
  return undefined;
}

/** The consoles of each name: of some names there are several. */
function byName(consoles: readonly Console[]): Map<string, number[]> {
  const named = new Map<string, number[]>();
  for (const one of consoles)
    for (const name of new Set(namesOf(one))) named.set(name, [...(named.get(name) ?? []), one.id]);
  return named;
}

/** The year in a title, not the PC-98: 'The King of Fighters ’98'. */
const isYear = /^[789]\d$/;

/**
 * In one word, because 'Mega Drive' is also written as one, and with the maker, as in 'Sega Genesis'. The Nintendo 64 is
 * called by its number as well.
 */
function namesOf({ name, manufacturer, short_name, aliases }: Console): string[] {
  const own = [name, ...name.split('/'), ...(short_name === null ? [] : [short_name]), ...aliases];
  const names = own.flatMap((one) => [one, `${manufacturer} ${one}`]).map(fold);
  const numbers = names
    .flatMap((one) => / (\d{2,})$/.exec(one)?.slice(1) ?? [])
    .filter((one) => !isYear.test(one));
  return [...names.map((one) => one.replaceAll(' ', '')), ...numbers].filter(Boolean);
}
