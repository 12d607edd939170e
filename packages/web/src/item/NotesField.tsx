import { itemWords } from '../i18n/item.ts';
import { useWords } from '../i18n/language.ts';
import { TextArea } from '../ui/TextField.tsx';
import { beyond } from './itemDraft.ts';

type NotesFieldProps = {
  value: string;
  onChange: (notes: string) => void;
  hint?: string;
  isLabelHidden?: boolean;
};

/** Accepts more than can be stored, and says so: silently cutting a paste would lose text. */
export function NotesField({ value, onChange, ...field }: NotesFieldProps) {
  const text = useWords(itemWords).notes;
  const excess = beyond('notes', value);

  return (
    <TextArea
      {...field}
      label={text.label}
      rows={3}
      dir="auto"
      placeholder={text.placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={excess > 0 ? text.tooLong(excess) : null}
    />
  );
}
