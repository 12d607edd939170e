import { shownSource } from '@cartouche/contract/sources.rules';

import { creditWords } from '../i18n/credit.ts';
import { useWords } from '../i18n/language.ts';

/** What people call a source of the catalogue, in their language. */
export function useSourceName(): (source: string) => string {
  const { igdbSampleName } = useWords(creditWords);
  return (source) => (source === 'IGDB sample data' ? igdbSampleName : shownSource(source));
}
