import { collectionWords } from '../i18n/collection.ts';
import { useWords } from '../i18n/language.ts';
import { TextArea } from '../ui/TextField.tsx';
import { notesBeyond } from './itemDraft.ts';

type NotesFieldProps = {
  value: string;
  onChange: (notes: string) => void;
  hint?: string;
  isLabelHidden?: boolean;
};

/** Takes more than can be kept, and says so: a paste that was cut would be lost without a word. */
export function NotesField({ value, onChange, ...field }: NotesFieldProps) {
  const text = useWords(collectionWords);
  const beyond = notesBeyond(value);

  return (
    <TextArea
      {...field}
      label={text.notes}
      rows={3}
      dir="auto"
      placeholder={text.notesPlaceholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={beyond > 0 ? text.notesTooLong(beyond) : null}
    />
  );
}
