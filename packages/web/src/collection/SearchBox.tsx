import { Search, X } from 'lucide-react';
import { type FormEvent, useRef } from 'react';

import { useText } from '../i18n/language.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useSearchText } from './useSearchText.ts';

/** Takes `onSearch` with the text, once the typing rests. */
export function SearchBox({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const text = useText().collection;
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
        label={text.search}
        isLabelHidden
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder={text.searchPlaceholder}
        value={typed}
        onChange={(event) => type(event.target.value)}
        before={<Search />}
        after={typed && <IconButton aria-label={text.clearSearch} icon={<X />} onClick={clearAndStay} />}
      />
    </form>
  );
}
