import type { SearchGames } from '@cartouche/contract/catalogue';
import { fold } from '@cartouche/contract/catalogue.rules';

import type { UserId } from '../context.ts';
import type { Asked, Word } from './matching.store.ts';
import { inFull, inKatakana, otherForms, splitAtNumber, withoutDropped } from './spelling.ts';

type Search = Pick<SearchGames, 'q' | 'platform'> & Pick<Asked, 'words' | 'coded'>;

/** What is looked for at first: the words as they are typed, and the titles that they may be. */
export function askFor(userId: UserId, { q, ...search }: Search): Asked {
  const typed = search.words.map((word) => toWord(inKatakana(word)));
  const asTitle = [fold(q), withoutDropped(search.words).join(' ')];
  const phrases = [...new Set([...asTitle, ...asTitle.map(inKatakana), ...asPhrases(typed)])];
  const allWords = fold(q)
    .split(' ')
    .filter(Boolean)
    .map((word) => toWord(inKatakana(word)));
  return { ...search, userId, readings: [typed], asTyped: 1, allWords, phrases };
}

function toWord(typed: string): Word {
  const parts = splitAtNumber(typed)?.map(toWord);
  const full = inFull(typed);
  const asWholeWords = [...otherForms(typed), ...(full ? otherForms(full) : [])];
  return { typed, asWholeWords, ...(full && { inFull: full }), ...(parts && { parts }) };
}

/** So many ways at most in which words may follow one another in a title. */
const mostPhrases = 8;

/** The words as they may follow one another in a title, in each of their forms. */
export function asPhrases(words: readonly Word[]): string[] {
  const waysOf = ({ typed, inFull: full, asWholeWords, parts = [] }: Word) =>
    [typed, full ?? [], asWholeWords, asPhrases(parts)].flat();
  return words.reduce<string[]>((phrases, word) => {
    const ways = waysOf(word);
    const longer = phrases.flatMap((before) => ways.map((way) => `${before} ${way}`));
    return (phrases.length === 0 ? ways : longer).slice(0, mostPhrases);
  }, []);
}
