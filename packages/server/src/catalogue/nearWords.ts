import type { Db } from '../db/database.ts';
import { isMistyped, withoutDoubles } from './spelling.ts';
import { type WrittenWord, listNearWords } from './words.store.ts';

const mostCorrections = 48;

/**
 * What titles write that a word may be, if one of its letters is wrong or doubled in the wrong place: one word, or two
 * that somebody writes as one, as 'pac man' for 'packman'.
 */
export async function wordsNear(db: Db, word: string): Promise<string[]> {
  const near: WrittenWord[] = [];
  for (const one of new Set([word, withoutDoubles(word)])) near.push(...(await listNearWords(db, one)));
  const meant = near.filter((other) => isMistyped(word, other.word)).map(({ written }) => written);
  return [...new Set(meant)].slice(0, mostCorrections);
}

export type WordsNear = (word: string) => Promise<string[]>;

/** The same for the steps of one search, which ask for a word again: each is looked up once. */
export function rememberNear(db: Db): WordsNear {
  const known = new Map<string, Promise<string[]>>();
  return (word) => {
    const near = known.get(word) ?? wordsNear(db, word);
    known.set(word, near);
    return near;
  };
}
