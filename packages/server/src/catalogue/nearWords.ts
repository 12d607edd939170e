import type { Db } from '../db/database.ts';
import { isMistyped, withoutDoubles } from './spelling.ts';
import { listNearWords } from './words.store.ts';

const mostCorrections = 48;

/** The words of titles that a word may be, if one of its letters is wrong or doubled in the wrong place. */
export async function wordsNear(db: Db, word: string): Promise<string[]> {
  const near: string[] = [];
  for (const one of new Set([word, withoutDoubles(word)])) near.push(...(await listNearWords(db, one)));
  return [...new Set(near)].filter((other) => isMistyped(word, other)).slice(0, mostCorrections);
}
