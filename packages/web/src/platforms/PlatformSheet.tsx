import { Check, LibraryBig } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { useLocale } from '../i18n/formats.ts';
import { searchWords } from '../i18n/search.ts';
import { collectionWords } from '../i18n/collection.ts';
import { useWords } from '../i18n/language.ts';
import { platformsWords } from '../i18n/platforms.ts';
import { Overlay } from '../ui/Overlay.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { PlatformImage } from './PlatformImage.tsx';
import { searchPlatforms } from './platformGroups.ts';
import { usePlatformChoices } from './usePlatformChoices.ts';

type PlatformSheetProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Undefined: all of them. */
  chosen: number | undefined;
  onChoose: (id: number | undefined) => void;
};

/** Chooses one platform, or all of them. */
export function PlatformSheet({ isOpen, onClose, ...choice }: PlatformSheetProps) {
  const text = useWords(searchWords);
  return (
    <Overlay isOpen={isOpen} onClose={onClose} title={text.selectPlatform}>
      {/* A new one for each opening, without the last filter. */}
      {isOpen && <Choices {...choice} />}
    </Overlay>
  );
}

function Choices({ chosen, onChoose }: Omit<PlatformSheetProps, 'isOpen' | 'onClose'>) {
  const platformsText = useWords(platformsWords);
  const labels = useWords(collectionWords);
  const words = useWords(searchWords);
  const { number } = useLocale();
  const [filter, setFilter] = useState('');
  const isFiltered = filter.trim() !== '';
  const shown = usePlatformChoices()
    .map((group) => (isFiltered ? { ...group, platforms: searchPlatforms(group.platforms, filter) } : group))
    .filter((group) => group.platforms.length > 0);
  const count = shown.reduce((sum, group) => sum + group.platforms.length, 0);

  return (
    // The filter must not move while it narrows the list below it.
    <div className="flex min-h-[70dvh] flex-col gap-2">
      <SearchField
        label={words.filterPlatforms}
        placeholder={words.filterPlatforms}
        value={filter}
        onType={setFilter}
      />
      <p role="status" className={count === 0 ? 'py-6 text-center text-muted' : 'sr-only'}>
        {isFiltered && (count === 0 ? platformsText.nothingFound : platformsText.found(count))}
      </p>
      {!isFiltered && (
        <ul>
          <Choice
            mark={<LibraryBig className="mx-auto text-muted" />}
            isChosen={chosen === undefined}
            onPress={() => onChoose(undefined)}
          >
            {labels.allPlatforms}
          </Choice>
        </ul>
      )}
      {shown.map((group) => (
        <section key={group.name} aria-label={group.name}>
          <h3 className="px-2 pt-3 pb-1 text-13 font-semibold text-muted">{group.name}</h3>
          <ul className="flex flex-col">
            {group.platforms.map(({ id, name, image_url, color, game_count }) => (
              <Choice
                key={id}
                mark={<PlatformImage imageUrl={image_url} color={color} className="w-full" />}
                count={game_count === 0 ? undefined : number(game_count)}
                isChosen={id === chosen}
                onPress={() => onChoose(id)}
              >
                {name}
              </Choice>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type ChoiceProps = {
  mark: ReactNode;
  /** The number of games. */
  count?: string | undefined;
  isChosen: boolean;
  onPress: () => void;
  children: string;
};

function Choice({ mark, count, isChosen, onPress, children }: ChoiceProps) {
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
        {count !== undefined && <span className="text-13 text-muted tabular-nums">{count}</span>}
        {isChosen && <Check />}
      </button>
    </li>
  );
}
