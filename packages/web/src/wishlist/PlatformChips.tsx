import { useState } from 'react';

import { stickyClass } from '../collection/list/useStickyHeader.ts';
import { platformChips } from '../constants.ts';
import { collectionWords } from '../i18n/collection.ts';
import { useText, useWords } from '../i18n/language.ts';
import { colorlessPlatform, usePlatformOf } from '../platforms/usePlatformOf.ts';
import { useMedia } from '../ui/useMedia.ts';

type PlatformChipsProps = {
  platforms: readonly { id: number; name: string }[];
  /** Undefined: all of them. */
  chosen: number | undefined;
  onChoose: (id: number | undefined) => void;
  /** Hidden behind the search above, until they are needed or focused. */
  isHidden: boolean;
};

/** Filters the wishes by platform. One row, which has its height before the wishes; it scrolls sideways. */
export function PlatformChips({ platforms, chosen, onChoose, isHidden }: PlatformChipsProps) {
  const words = useWords(collectionWords);
  const text = useText().catalogue;
  const platformOf = usePlatformOf();
  const isPhone = !useMedia('(min-width: 40rem)');
  const [isWhole, setWhole] = useState(false);
  const isLong = !isPhone && platforms.length > platformChips;

  return (
    <div
      className={`top-17 z-20 -mx-4 border-b border-hairline bg-background sm:top-16 sm:-mx-6 ${stickyClass(isHidden)}`}
    >
      <div
        role="group"
        aria-label={words.platform}
        className={`flex gap-1.5 overflow-auto px-4 pt-1 pb-3 sm:px-6 ${isWhole ? 'max-h-[60dvh] flex-wrap' : 'scrollbar-none'}`}
      >
        <PlatformChip isChosen={chosen === undefined} onPress={() => onChoose(undefined)}>
          {words.allPlatforms}
        </PlatformChip>
        {platforms.map(({ id, name }) => (
          <PlatformChip
            key={id}
            color={platformOf(id)?.color ?? colorlessPlatform}
            isChosen={chosen === id}
            onPress={() => onChoose(id)}
          >
            {name}
          </PlatformChip>
        ))}
        {isLong && (
          <div
            className={
              isWhole
                ? ''
                : 'sticky -right-6 -mr-6 bg-linear-to-r from-transparent to-background to-25% pr-6 pl-6'
            }
          >
            <button
              type="button"
              aria-expanded={isWhole}
              onClick={() => setWhole(!isWhole)}
              className="min-h-8 rounded-full px-3 text-13 font-semibold whitespace-nowrap text-accent hover:underline focus-visible:-outline-offset-2"
            >
              {isWhole ? text.showLess : text.showMore}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

type PlatformChipProps = { color?: string; isChosen: boolean; onPress: () => void; children: string };

function PlatformChip({ color, isChosen, onPress, children }: PlatformChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full bg-surface px-4 text-14 font-medium whitespace-nowrap inset-ring inset-ring-edge transition hover:bg-sunken focus-visible:-outline-offset-2 aria-pressed:bg-accent-tint aria-pressed:font-semibold aria-pressed:text-accent aria-pressed:inset-ring-2 aria-pressed:inset-ring-accent sm:min-h-8 sm:px-3 sm:text-13"
    >
      {color && (
        <span
          className="size-2 shrink-0 rounded-full inset-ring inset-ring-ink/20 forced-color-adjust-none"
          style={{ background: color }}
        />
      )}
      {children}
    </button>
  );
}
