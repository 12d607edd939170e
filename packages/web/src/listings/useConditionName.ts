import { unknownCondition } from '@cartouche/contract/listings.rules';

import { useWords } from '../i18n/language.ts';
import { listingsWords } from '../i18n/listings.ts';

/** The condition of a listing in the words of its site, or that there is none. */
export function useConditionName(): (listing: { condition: string }) => string {
  const text = useWords(listingsWords);
  return ({ condition }) => (condition === unknownCondition ? text.unknown : condition);
}
