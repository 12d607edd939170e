import { Search, X } from 'lucide-react';
import { type FormEvent, useRef } from 'react';

import { collectionWords } from '../i18n/collection.ts';
import { useWords } from '../i18n/language.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useSearchText } from './useSearchText.ts';

type SearchBoxProps = {
  search: string;
  /** Takes the text, once the typing rests. */
  onSearch: (search: string) => void;
  /** Where it is not the collection that is searched. */
  label?: string;
  placeholder?: string;
};

export function SearchBox({ search, onSearch, label, placeholder }: SearchBoxProps) {
  const text = useWords(collectionWords);
  const { typed, type, sendNow, clear } = useSearchText(search, onSearch);
  const form = useRef<HTMLFormElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    sendNow();
  }

  function clearAndStay() {
    clear();
    form.current?.querySelector('input')?.focus();
  }

  return (
    <form ref={form} role="search" onSubmit={submit}>
      <TextField
        label={label ?? text.search}
        isLabelHidden
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder={placeholder ?? text.searchPlaceholder}
        value={typed}
        onChange={(event) => type(event.target.value)}
        before={<Search />}
        after={typed && <IconButton aria-label={text.clearSearch} icon={<X />} onClick={clearAndStay} />}
      />
    </form>
  );
}
