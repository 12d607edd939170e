import { numbersIn, wordsIn } from '../catalogue/import/titleKeys.ts';
import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { isNumbered } from './choose.ts';
import * as store from './suggestions.store.ts';
import { titleVariants } from './titleVariants.ts';

type OfMove = { userId: UserId; moveId: number };

/** The rows that can take their only suggestion with all others, without a look at each. */
export async function listTakeable(db: Db, ofMove: OfMove): Promise<store.Suggested[]> {
  return (await store.listSuggested(db, ofMove)).filter(sharesTitle);
}

export async function countSuggested(db: Db, ofMove: OfMove) {
  const takeable = await listTakeable(db, ofMove);
  const taken = await store.listTaken(db, ofMove);
  return { suggestions: takeable.length, suggestionsTaken: taken.length };
}

/**
 * Whether a game has all words and numbers of a row's title, but for slips. A single word is not enough where the game
 * has more: 'TOTAL' is no game. Nor is the beginning of its title, which another game of the series is called; a number
 * says which one it is.
 */
function sharesTitle({ written, title, alts }: store.Suggested): boolean {
  const sure = titleVariants(written).filter(({ isSure }) => isSure);
  return sure.some((variant) => {
    const asked = [...wordsIn(variant.title)];
    return [title, ...alts].some((name) => {
      const words = [...wordsIn(name)];
      const isEnough = asked.length > 1 || words.length === 1;
      const isNumberedAlike = numbersIn(variant.title) === numbersIn(name);
      const isBeginning =
        !isNumbered(name) &&
        asked.length < words.length &&
        asked.every((word, at) => isAlike(word, words[at] ?? ''));
      const hasAll = asked.every((word) => words.some((one) => isAlike(word, one)));
      return isEnough && isNumberedAlike && !isBeginning && hasAll;
    });
  });
}

const longEnough = 4;

/** Whether two words are one, but for a letter that is another one, missing or too many. */
function isAlike(word: string, other: string): boolean {
  if (word === other) return true;
  const [shorter, longer] = word.length < other.length ? [word, other] : [other, word];
  if (shorter.length < longEnough) return false;
  let start = 0;
  while (start < shorter.length && shorter[start] === longer[start]) start += 1;
  let end = 0;
  while (end < shorter.length - start && shorter.at(-1 - end) === longer.at(-1 - end)) end += 1;
  return longer.length - start - end <= 1;
}
