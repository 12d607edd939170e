import { Search, X } from 'lucide-react';
import { useRef } from 'react';

import { useText } from '../i18n/language.ts';
import { IconButton } from './IconButton.tsx';
import { TextField } from './TextField.tsx';

type SearchFieldProps = {
  label: string;
  placeholder: string;
  value: string;
  onType: (text: string) => void;
  /** If clearing it does more than typing does. */
  onClear?: () => void;
};

/** A search text, with a button that clears it and leaves the focus here. */
export function SearchField({ label, placeholder, value, onType, onClear }: SearchFieldProps) {
  const text = useText().ui;
  const input = useRef<HTMLInputElement>(null);

  function clear() {
    if (onClear) onClear();
    else onType('');
    input.current?.focus();
  }

  return (
    <TextField
      ref={input}
      label={label}
      isLabelHidden
      // Not 'search', where Escape clears the field instead of closing what is open.
      type="text"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onType(event.target.value)}
      before={<Search />}
      after={value && <IconButton aria-label={text.clearSearch} icon={<X />} onClick={clear} />}
    />
  );
}
