import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

import { useWords } from '../i18n/language.ts';
import { platformsWords } from '../i18n/platforms.ts';
import { PlatformTile } from './PlatformTile.tsx';
import type { FoundGroup } from './platformGroups.ts';
import type { usePlatformSearch } from './usePlatformSearch.ts';
import type { PlatformToggle } from './usePlatformToggle.ts';

type PlatformGroupsProps = {
  search: ReturnType<typeof usePlatformSearch>;
  toggle: PlatformToggle;
  heading: 'h2' | 'h3';
};

/** The platforms by maker. The tiles of a closed group, and their images, are not in the page. */
export function PlatformGroups({ search, toggle, heading }: PlatformGroupsProps) {
  const text = useWords(platformsWords);
  const id = useId();
  const headerOf = (maker: string) => `${id}-${maker}`;

  function jumpTo(maker: string) {
    search.unfold(maker);
    const header = document.getElementById(headerOf(maker));
    header?.scrollIntoView({ block: 'start' });
    header?.focus({ preventScroll: true });
  }

  return (
    <>
      <p role="status" className={search.isSearching ? 'text-center text-muted' : 'sr-only'}>
        {search.isSearching && (search.foundCount === 0 ? text.nothingFound : text.found(search.foundCount))}
      </p>
      {search.makers.length > 0 && (
        <nav
          aria-label={text.jumpTo}
          className="-mx-4 flex gap-1.5 overflow-x-auto px-4 py-1 scrollbar-none sm:mx-0 sm:flex-wrap sm:px-0"
        >
          {search.makers.map((maker) => (
            <button
              key={maker}
              type="button"
              onClick={() => jumpTo(maker)}
              className="min-h-11 shrink-0 rounded-full px-4 text-14 font-medium inset-ring inset-ring-edge hover:bg-sunken sm:min-h-8 sm:px-3 sm:text-13"
            >
              {maker}
            </button>
          ))}
        </nav>
      )}
      <div className="flex flex-col">
        {search.groups.map((group) => (
          <Group
            key={group.manufacturer}
            group={group}
            heading={heading}
            headerId={headerOf(group.manufacturer)}
            isOpen={search.isOpen(group.manufacturer)}
            onFlip={() => search.flip(group.manufacturer)}
            toggle={toggle}
          />
        ))}
      </div>
    </>
  );
}

type GroupProps = {
  group: FoundGroup;
  heading: 'h2' | 'h3';
  headerId: string;
  isOpen: boolean;
  onFlip: () => void;
  toggle: PlatformToggle;
};

function Group({
  group: { manufacturer, platforms, found },
  heading: Heading,
  headerId,
  isOpen,
  onFlip,
  toggle,
}: GroupProps) {
  const text = useWords(platformsWords);
  const selected = platforms.filter(({ id }) => toggle.isMine(id)).length;

  return (
    <section className="border-t border-hairline first:border-t-0">
      <Heading>
        <button
          id={headerId}
          type="button"
          aria-expanded={isOpen}
          onClick={onFlip}
          className="flex min-h-13 w-full scroll-mt-14 items-center gap-2 rounded-control px-1 text-left text-16 font-bold hover:text-accent"
        >
          <ChevronDown className={`text-muted transition ${isOpen ? '' : '-rotate-90'}`} />
          <span className="min-w-0 grow truncate">{manufacturer}</span>{' '}
          <span
            className={`shrink-0 text-13 ${selected > 0 ? 'font-semibold text-accent' : 'font-medium text-muted'}`}
          >
            {text.selected(selected, platforms.length)}
          </span>
        </button>
      </Heading>
      {isOpen && (
        <ul className="grid gap-2 pb-5 sm:grid-cols-2 lg:grid-cols-3">
          {found.map((platform) => (
            <li key={platform.id}>
              <PlatformTile platform={platform} toggle={toggle} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
