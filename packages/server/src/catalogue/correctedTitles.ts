import { fold } from '@cartouche/contract/catalogue.rules';

import type { Db } from '../db/database.ts';
import { wordsNear } from './nearWords.ts';
import { mistypable } from './spelling.ts';
import { listKnownWords } from './words.store.ts';

const mostTitles = 64;

/**
 * The titles that a title may be, if some of its words have one wrong letter, as a search means it. A word that no title
 * has is surely wrong, another may be.
 */
export async function correctedTitles(db: Db, title: string): Promise<string[]> {
  const words = mistypable([...new Set(fold(title).split(' '))], false);
  const known = await listKnownWords(db, words);
  let titles = [title];
  for (const word of words) {
    const near = await wordsNear(db, word);
    const ways = known.has(word) ? [word, ...near] : near;
    titles = titles.flatMap((one) => ways.map((way) => withWord(one, word, way))).slice(0, mostTitles);
  }
  return titles.filter((one) => one !== title);
}

function withWord(title: string, word: string, way: string): string {
  if (word === way) return title;
  return title.replace(/[\p{L}\p{M}\p{N}]+/gu, (written) => (fold(written) === word ? way : written));
}
