import type { Db } from '../db/database.ts';
import { isMistyped, withoutDoubles } from './spelling.ts';
import { listNearWords } from './words.store.ts';

const mostCorrections = 48;

/**
 * What titles write that a word may be, if one of its letters is wrong or doubled in the wrong place: one word, or two
 * that somebody writes as one, as 'pac man' for 'packman'.
 */
export async function wordsNear(db: Db, word: string): Promise<string[]> {
  return (await nearEach(db, [word])).get(word) ?? [];
}

/** The same for each of some words. */
export async function nearEach(db: Db, words: readonly string[]): Promise<Map<string, string[]>> {
  const asked = new Set(words.flatMap((word) => [word, withoutDoubles(word)]));
  const near = Map.groupBy(await listNearWords(db, [...asked]), (one) => one.asked);
  return new Map(
    words.map((word) => {
      const others = [...new Set([word, withoutDoubles(word)])].flatMap((one) => near.get(one) ?? []);
      const meant = others.filter((other) => isMistyped(word, other.word)).map(({ written }) => written);
      return [word, [...new Set(meant)].slice(0, mostCorrections)];
    }),
  );
}
