import { collectionWords } from '../../i18n/collection.ts';
import { itemWords } from '../../i18n/item.ts';
import { useWords } from '../../i18n/language.ts';
import type { Column } from './columns.ts';

/** What the columns of a compact list are called. */
export function useColumnNames(): (name: Column) => string {
  const { columns } = useWords(collectionWords);
  const fields = useWords(itemWords);
  const ofGame: Partial<Record<Column, string>> = {
    console: columns.console,
    year: columns.year,
    state: columns.state,
  };
  return (name) =>
    ofGame[name] ?? (name === 'console' || name === 'year' || name === 'state' ? '' : fields[name].short);
}
