import type { FormEvent } from 'react';

import { collectionWords } from '../../i18n/collection.ts';
import { useWords } from '../../i18n/language.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { useSearchText } from './useSearchText.ts';

type SearchBoxProps = {
  search: string;
  /** Called with the text when the typing pauses. */
  onSearch: (search: string) => void;
  /** If it is not the collection that is searched. */
  label?: string;
  placeholder?: string;
};

export function SearchBox({ search, onSearch, label, placeholder }: SearchBoxProps) {
  const text = useWords(collectionWords);
  const { typed, type, sendNow, clear } = useSearchText(search, onSearch);

  function submit(event: FormEvent) {
    event.preventDefault();
    sendNow();
  }

  return (
    <form role="search" onSubmit={submit}>
      <SearchField
        label={label ?? text.search}
        placeholder={placeholder ?? text.searchPlaceholder}
        value={typed}
        onType={type}
        onClear={clear}
      />
    </form>
  );
}
