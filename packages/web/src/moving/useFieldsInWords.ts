import { conditions } from '@cartouche/contract/completeness.rules';
import { readChoice } from '@cartouche/contract/release.rules';

import { completenessKeys } from '../games/gameFacts.ts';
import { useCompletenessNames } from '../games/useCompletenessNames.ts';
import { useFactNames } from '../games/useFactNames.ts';
import { useLocale } from '../i18n/formats.ts';
import { useText } from '../i18n/language.ts';
import { useMoney } from '../session/useMoney.ts';
import { useMovedFieldNames } from './useMovedFieldNames.ts';

/** What a file says of the fields of a copy, in the user's words. */
export function useFieldsInWords(platformId: number) {
  const labels: Record<string, string> = useMovedFieldNames();
  const names = useText().catalogue.conditions;
  const parts = useCompletenessNames();
  const facts = useFactNames();
  const { date } = useLocale();
  const money = useMoney();

  function value(field: string, said: string): string {
    if (said === '') return '—';
    if (field === 'completeness') {
      const keys = completenessKeys(said);
      return keys.map((key) => parts.nameOf(key, platformId)).join(', ');
    }
    if (field === 'purchasePrice' || field === 'estimate') return money(Number(said));
    if (field === 'purchaseDate' || field === 'estimateDate') return date(said);
    if (field === 'release') return facts.release(readChoice(said));
    const condition = /condition$/i.test(field) && conditions.find((one) => one === said);
    return condition ? names[condition] : said;
  }

  return { label: (field: string) => labels[field] ?? field, value };
}
