import type { PlatformSummary } from '@cartouche/contract/collection';
import type { Platform } from '@cartouche/contract/platforms';
import { useRef, useState } from 'react';

import { dashboardPlatforms } from '../constants.ts';
import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { dashboardWords } from '../i18n/dashboard.ts';
import { PlatformNotice } from '../platforms/PlatformNotice.tsx';
import { usePlatformToggle } from '../platforms/usePlatformToggle.ts';
import type { Platforms } from '../platforms/usePlatforms.ts';
import { Button } from '../ui/Button.tsx';
import { PlatformCard } from './PlatformCard.tsx';
import { Section } from '../ui/Section.tsx';
import { ShowMore } from './ShowMore.tsx';
import { toShelves } from './figures.ts';

type PlatformShelvesProps = {
  platforms: Platforms;
  summaries: readonly PlatformSummary[];
  onManage: () => void;
};

/** The platforms that the user collects or owns games of, so that their numbers add up to the total. */
export function PlatformShelves({ platforms, summaries, onManage }: PlatformShelvesProps) {
  const text = useWords(dashboardWords);
  const { compare } = useLocale();
  const toggle = usePlatformToggle(platforms);
  const [isExpanded, setExpanded] = useState(false);

  const owned = new Set(summaries.filter((one) => one.owned > 0).map(({ platform_id }) => platform_id));
  const mine = platforms.all.filter(({ id }) => platforms.mine.has(id) || owned.has(id));
  const shelves = toShelves(mine, summaries, compare);
  const list = useRef<HTMLUListElement>(null);

  function remove(platform: Platform) {
    toggle.toggle(platform);
    // The card goes away; the focus must stay.
    list.current?.focus({ preventScroll: true });
  }

  const shown = isExpanded ? shelves : shelves.slice(0, dashboardPlatforms);

  return (
    <Section title={text.platforms} action={<ManageButton onManage={onManage} />}>
      <PlatformNotice toggle={toggle} />
      {shelves.length === 0 ? (
        <div className="flex flex-col items-center gap-4 rounded-card px-4 py-10 text-center inset-ring inset-ring-hairline">
          <p className="text-muted text-pretty">{text.noPlatforms}</p>
          <Button variant="primary" onClick={onManage}>
            {text.managePlatforms}
          </Button>
        </div>
      ) : (
        <ul ref={list} tabIndex={-1} className="grid gap-3 outline-none sm:grid-cols-2 xl:grid-cols-4">
          {shown.map((shelf) => (
            <li key={shelf.platform.id}>
              <PlatformCard shelf={shelf} toggle={toggle} onToggle={() => remove(shelf.platform)} />
            </li>
          ))}
        </ul>
      )}
      {shelves.length > dashboardPlatforms && (
        <ShowMore of={text.platforms} isExpanded={isExpanded} onFlip={() => setExpanded(!isExpanded)} />
      )}
    </Section>
  );
}

export function ManageButton({ onManage }: { onManage: () => void }) {
  const text = useWords(dashboardWords);
  return (
    <Button aria-label={text.managePlatforms} onClick={onManage}>
      {text.manage}
    </Button>
  );
}
