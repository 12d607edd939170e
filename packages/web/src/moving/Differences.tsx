import { movingWords } from '../i18n/moving.ts';
import { useWords } from '../i18n/language.ts';
import { useFieldsInWords } from './useFieldsInWords.ts';
import type { MovedRow } from './useMove.ts';

/** What the file says otherwise than the copy here. */
export function Differences({ row }: { row: MovedRow }) {
  const text = useWords(movingWords);
  const inWords = useFieldsInWords(row.game?.platform_id ?? 0);
  return (
    <table className="w-full table-fixed text-13">
      <thead>
        <tr className="text-left text-muted">
          <th scope="col" className="w-3/10">
            <span className="sr-only">{text.difference}</span>
          </th>
          <th scope="col" className="pr-3 font-medium">
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
            <th scope="row" className="pr-3 text-left font-medium wrap-anywhere text-muted">
              {inWords.label(field)}
            </th>
            <td className="pr-3 wrap-anywhere whitespace-pre-line">{inWords.value(field, mine)}</td>
            <td className="wrap-anywhere whitespace-pre-line">{inWords.value(field, file)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
