import { shownSource } from '@cartouche/contract/sources.rules';

import { creditWords } from '../i18n/credit.ts';
import { useWords } from '../i18n/language.ts';

/** A source's name for people: those that are ours have one in each language. */
export function useSourceName(): (source: string) => string {
  const { sourceNames } = useWords(creditWords);
  return (source) => sourceNames[source] ?? shownSource(source);
}
