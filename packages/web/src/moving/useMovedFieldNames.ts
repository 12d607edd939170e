import { type ItemField, itemFields } from '@cartouche/contract/item.rules';
import type { MovedField } from '@cartouche/contract/moving.rules';

import { itemWords } from '../i18n/item.ts';
import { useWords } from '../i18n/language.ts';
import { movingWords } from '../i18n/moving.ts';

/** What a file can say of a copy: the fields of a copy have the same names as everywhere. */
export function useMovedFieldNames(): Record<MovedField | ItemField, string> {
  const { fields } = useWords(movingWords);
  const item = useWords(itemWords);
  const names = Object.fromEntries(itemFields.map((field) => [field, item[field].short]));
  return { ...(names as Record<ItemField, string>), ...fields }; // as: one for each
}
