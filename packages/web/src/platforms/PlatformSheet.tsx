import type { Platform } from '@cartouche/contract/platforms';
import { Check, LibraryBig } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { searchWords } from '../i18n/search.ts';
import { collectionWords } from '../i18n/collection.ts';
import { useWords } from '../i18n/language.ts';
import { platformsWords } from '../i18n/platforms.ts';
import { Overlay } from '../ui/Overlay.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { PlatformImage } from './PlatformImage.tsx';
import { searchPlatforms } from './platformGroups.ts';

type PlatformSheetProps = {
  isOpen: boolean;
  onClose: () => void;
  platforms: readonly Platform[];
  /** Undefined: all of them. */
  chosen: number | undefined;
  onChoose: (id: number | undefined) => void;
};

/** Chooses one platform, or all of them. */
export function PlatformSheet({ isOpen, onClose, ...choice }: PlatformSheetProps) {
  const text = useWords(searchWords);
  return (
    <Overlay isOpen={isOpen} onClose={onClose} title={text.selectPlatform}>
      {/* Made anew at each opening, without the filter of the last one. */}
      {isOpen && <Choices {...choice} />}
    </Overlay>
  );
}

function Choices({ platforms, chosen, onChoose }: Omit<PlatformSheetProps, 'isOpen' | 'onClose'>) {
  const platformsText = useWords(platformsWords);
  const labels = useWords(collectionWords);
  const words = useWords(searchWords);
  const [filter, setFilter] = useState('');
  const isFiltered = filter.trim() !== '';
  const shown = isFiltered ? searchPlatforms(platforms, filter) : platforms;

  return (
    // The filter must not move while it narrows the list below it.
    <div className="flex min-h-[70dvh] flex-col gap-2">
      <SearchField
        label={words.filterPlatforms}
        placeholder={words.filterPlatforms}
        value={filter}
        onType={setFilter}
      />
      <p role="status" className={shown.length === 0 ? 'py-6 text-center text-muted' : 'sr-only'}>
        {isFiltered && (shown.length === 0 ? platformsText.nothingFound : platformsText.found(shown.length))}
      </p>
      <ul className="flex flex-col">
        {!isFiltered && (
          <Choice
            mark={<LibraryBig className="mx-auto text-muted" />}
            isChosen={chosen === undefined}
            onPress={() => onChoose(undefined)}
          >
            {labels.allPlatforms}
          </Choice>
        )}
        {shown.map(({ id, name, image_url, color }) => (
          <Choice
            key={id}
            mark={<PlatformImage imageUrl={image_url} color={color} className="w-full" />}
            isChosen={id === chosen}
            onPress={() => onChoose(id)}
          >
            {name}
          </Choice>
        ))}
      </ul>
    </div>
  );
}

type ChoiceProps = { mark: ReactNode; isChosen: boolean; onPress: () => void; children: string };

function Choice({ mark, isChosen, onPress, children }: ChoiceProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onPress}
        className="flex min-h-12 w-full items-center gap-3 rounded-control px-2 text-left text-16 hover:bg-sunken focus-visible:-outline-offset-2 aria-pressed:font-semibold aria-pressed:text-accent"
      >
        <span className="w-11 shrink-0">{mark}</span>
        <span className="min-w-0 grow">{children}</span>
        {isChosen && <Check />}
      </button>
    </li>
  );
}
