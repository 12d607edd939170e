import { ChevronDown } from 'lucide-react';
import { type FormEvent, type RefObject, useState } from 'react';

import { stickyClass, useStickyHeader } from '../collection/list/useStickyHeader.ts';
import { searchWords } from '../i18n/search.ts';
import { collectionWords } from '../i18n/collection.ts';
import { useWords } from '../i18n/language.ts';
import { PlatformSheet } from '../platforms/PlatformSheet.tsx';
import { usePlatformOptions } from '../platforms/usePlatformChoices.ts';
import { usePlatformOf } from '../platforms/usePlatformOf.ts';
import { Button } from '../ui/Button.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { Select } from '../ui/Select.tsx';
import { useMedia } from '../ui/useMedia.ts';
import { ScanButton } from './ScanButtons.tsx';
import type { SearchAddress } from './useSearchAddress.ts';

type SearchFormProps = {
  address: SearchAddress;
  form: RefObject<HTMLFormElement | null>;
  typed: string;
  onType: (words: string) => void;
  onScan: () => void;
};

/** Words and platform, or a picture; hidden while the results scroll down. */
export function SearchForm({ address, form, typed, onType, onScan }: SearchFormProps) {
  const words = useWords(searchWords);
  const isPhone = !useMedia('(min-width: 40rem)');
  const isHidden = useStickyHeader();
  const { platform } = address.search;

  function submit(event: FormEvent) {
    event.preventDefault();
    address.submit(typed);
  }

  const choose = (id: number | undefined) => address.choosePlatform(id, typed);
  return (
    <form
      ref={form}
      role="search"
      onSubmit={submit}
      className={`top-0 z-30 -mx-4 flex flex-wrap gap-2 border-b border-hairline bg-background px-4 py-3 sm:-mx-6 sm:flex-nowrap sm:px-6 ${stickyClass(isHidden)}`}
    >
      <div className="w-full min-w-0 grow">
        <SearchField label={words.words} placeholder={words.wordsPlaceholder} value={typed} onType={onType} />
      </div>
      <div className="min-w-0 grow sm:w-72 sm:shrink-0 sm:grow-0">
        {isPhone ? (
          <PlatformButton chosen={platform} onChoose={choose} />
        ) : (
          <PlatformSelect chosen={platform} onChoose={choose} />
        )}
      </div>
      <Button variant="primary" type="submit" className="sm:min-h-10">
        {words.submit}
      </Button>
      <ScanButton onScan={onScan} />
    </form>
  );
}

type PlatformChoiceProps = { chosen: number | undefined; onChoose: (id: number | undefined) => void };

function PlatformSelect({ chosen, onChoose }: PlatformChoiceProps) {
  const text = useWords(collectionWords);
  const platforms = usePlatformOptions();

  return (
    <Select
      label={text.platform}
      isLabelHidden
      value={String(chosen ?? 'all')}
      options={[{ value: 'all', label: text.allPlatforms }]}
      groups={platforms}
      onChoose={(value) => onChoose(value === 'all' ? undefined : Number(value))}
    />
  );
}

/** On a phone, a sheet with a filter to choose among 150 platforms. */
function PlatformButton({ chosen, onChoose }: PlatformChoiceProps) {
  const text = useWords(collectionWords);
  const [isOpen, setOpen] = useState(false);
  const platformOf = usePlatformOf();
  const name = (chosen && platformOf(chosen)?.name) ?? text.allPlatforms;

  function choose(id: number | undefined) {
    setOpen(false);
    if (id !== chosen) onChoose(id);
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-11 w-full items-center justify-between gap-2 rounded-control bg-surface px-3 text-left text-16 inset-ring inset-ring-edge"
      >
        <span className="truncate">
          <span className="sr-only">{text.platform} </span>
          {name}
        </span>
        <ChevronDown className="size-4! text-muted" />
      </button>
      <PlatformSheet isOpen={isOpen} onClose={() => setOpen(false)} chosen={chosen} onChoose={choose} />
    </>
  );
}
