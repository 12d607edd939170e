import type { Listing } from '@cartouche/contract/listings';
import { unknownCondition } from '@cartouche/contract/listings.rules';

import { useWords } from '../i18n/language.ts';
import { listingsWords } from '../i18n/listings.ts';

/** The condition of a listing in the user's language if that has a word for it, else in the words of its site. */
export function useConditionName(): (listing: Pick<Listing, 'condition' | 'conditionKind'>) => string {
  const text = useWords(listingsWords);
  return ({ condition, conditionKind }) => {
    if (conditionKind) return text.conditions[conditionKind];
    return condition === unknownCondition ? text.unknown : condition;
  };
}
