import type { MarkField } from '@cartouche/contract/marks.rules';
import type { ItemText } from '@cartouche/contract/item.rules';
import { useId } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { itemWords } from '../i18n/item.ts';
import { useWords } from '../i18n/language.ts';
import { TextField } from '../ui/TextField.tsx';
import { beyond } from './itemDraft.ts';
import { suggestionsFor } from './suggestions.ts';

type SuggestedFieldProps = {
  field: MarkField;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  isLabelHidden?: boolean;
};

/** A text in which one's other copies, and well-known words, are suggested; anything else can be typed. */
export function SuggestedField({ field, value, onChange, hint, ...shown }: SuggestedFieldProps) {
  const text = useWords(itemWords);
  const listId = useId();
  const { data } = useRead(api.marks.list);
  const own = data?.[field].map((mark) => mark.value) ?? [];
  const excess = beyond(field satisfies ItemText, value);
  const { label, placeholder } = text[field];

  return (
    <>
      <TextField
        {...shown}
        label={label}
        hint={hint ?? (field === 'tags' || field === 'place' ? text[field].hint : undefined)}
        dir="auto"
        autoComplete="off"
        list={listId}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={excess > 0 ? text.tooLong(excess) : null}
      />
      <datalist id={listId}>
        {suggestionsFor(field, value, own).map((suggestion) => (
          <option key={suggestion} value={suggestion}>
            {suggestion}
          </option>
        ))}
      </datalist>
    </>
  );
}
