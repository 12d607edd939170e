import { conditions } from '@cartouche/contract/completeness.rules';

import { completenessKeys } from '../games/gameFacts.ts';
import { useCompletenessNames } from '../games/useCompletenessNames.ts';
import { useLocale } from '../i18n/formats.ts';
import { movingWords } from '../i18n/moving.ts';
import { useText, useWords } from '../i18n/language.ts';
import { useMoney } from '../session/useMoney.ts';
import type { MovedRow } from './useMove.ts';

/** What the file says otherwise than the copy here. */
export function Differences({ row }: { row: MovedRow }) {
  const text = useWords(movingWords);
  const toWords = useValueInWords(row.game?.platform_id ?? 0);
  return (
    <table className="w-full text-13">
      <thead>
        <tr className="text-left text-muted">
          <th scope="col" className="sr-only">
            {text.difference}
          </th>
          <th scope="col" className="font-medium">
            {text.yours}
          </th>
          <th scope="col" className="font-medium">
            {text.files}
          </th>
        </tr>
      </thead>
      <tbody>
        {row.differences.map(({ field, file, mine }) => (
          <tr key={field} className="align-top">
            <th scope="row" className="pr-2 text-left font-medium text-muted">
              {text.copyFields[field] ?? field}
            </th>
            <td className="pr-2 wrap-anywhere">{toWords(field, mine)}</td>
            <td className="wrap-anywhere">{toWords(field, file)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useValueInWords(platformId: number): (field: string, value: string) => string {
  const names = useText().catalogue.conditions;
  const parts = useCompletenessNames();
  const { date } = useLocale();
  const money = useMoney();
  return (field, value) => {
    if (value === '') return '—';
    const condition = conditions.find((one) => one === value);
    if (field === 'condition' && condition) return names[condition];
    if (field === 'purchasePrice') return money(Number(value));
    if (field === 'purchaseDate') return date(value);
    if (field !== 'completeness') return value;
    return completenessKeys(value)
      .map((key) => parts.nameOf(key, platformId))
      .join(', ');
  };
}
