import type { Db } from '../db/database.ts';
import { nearEach } from './nearWords.ts';
import { listBegunWords, listCommonWords, listKnownWords, listNamedConsoles } from './words.store.ts';

/** With more, only words of fewer games than these are corrected. */
const leastGames = { long: 2, short: 12 };

/** What titles know of words: those that are there, or begin one, those of several games, and what each may be if it is mistyped. */
export type LookUps = ReturnType<typeof lookUpsIn>;

/** Titles that are searched for at the same time have their words looked up all at once. */
export function lookUpsIn(db: Db) {
  return {
    known: together((words) => listKnownWords(db, words)),
    begun: together((words) => listBegunWords(db, words)),
    common: together((words) => listCommonWords(db, words, leastGames)),
    consoles: () => listNamedConsoles(db),
    near: remembered(together((words) => nearEach(db, words))),
  };
}

/** What is found of the words of all who ask before others have their turn. */
function together<Found>(
  lookUp: (words: string[]) => Promise<Found>,
): (words: readonly string[]) => Promise<Found> {
  let asked = new Set<string>();
  let found: Promise<Found> | undefined;
  return (words) => {
    for (const word of words) asked.add(word);
    found ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      const all = [...asked];
      asked = new Set();
      found = undefined;
      return lookUp(all);
    });
    return found;
  };
}

/** The steps of a search ask for a word again. */
function remembered<Found>(
  lookUp: (words: readonly string[]) => Promise<Map<string, Found>>,
): (words: readonly string[]) => Promise<Map<string, Found>> {
  const known = new Map<string, Found>();
  return async (words) => {
    const news = words.filter((word) => !known.has(word));
    if (news.length > 0) for (const [word, found] of await lookUp(news)) known.set(word, found);
    return known;
  };
}
