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
  /** Where emptying it does more than typing does. */
  onClear?: () => void;
};

/** Words to look for; emptied by a button, which leaves the focus here. */
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
      // Not 'search', where Escape empties the field instead of closing what is open.
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
