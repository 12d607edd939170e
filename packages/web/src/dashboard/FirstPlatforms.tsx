import { LibraryBig } from 'lucide-react';

import { dashboardWords } from '../i18n/dashboard.ts';
import { firstGamesWords } from '../i18n/firstGames.ts';
import { useWords } from '../i18n/language.ts';
import { PlatformLimit } from '../platforms/PlatformLimit.tsx';
import { PlatformNotice } from '../platforms/PlatformNotice.tsx';
import { PlatformTile } from '../platforms/PlatformTile.tsx';
import { usePlatformToggle } from '../platforms/usePlatformToggle.ts';
import type { Platforms } from '../platforms/usePlatforms.ts';
import { Section } from '../ui/Section.tsx';
import { ManageButton } from './PlatformShelves.tsx';
import { Turning } from './Turning.tsx';
import { toOffer } from './wellKnown.ts';

type FirstPlatformsProps = { platforms: Platforms; onManage: () => void };

/** The platforms of the dashboard before the first game: well-known ones to choose from. */
export function FirstPlatforms({ platforms, onManage }: FirstPlatformsProps) {
  const text = useWords(firstGamesWords);
  const dashboard = useWords(dashboardWords);
  const toggle = usePlatformToggle(platforms);

  return (
    <Section title={dashboard.platforms} action={<ManageButton onManage={onManage} />}>
      <Turning isTurned={platforms.mine.size > 0}>
        {dashboard.noPlatforms}
        {text.chooseMore}
      </Turning>
      <PlatformNotice toggle={toggle} />
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {toOffer(platforms).map((platform) => (
          <li key={platform.id}>
            <PlatformTile platform={platform} toggle={toggle} />
          </li>
        ))}
        <li>
          <button
            type="button"
            onClick={onManage}
            className="flex h-full min-h-18 w-full items-center justify-center gap-3 rounded-card px-4 font-semibold inset-ring inset-ring-edge hover:bg-sunken"
          >
            <LibraryBig />
            {text.allPlatforms(platforms.all.length)}
          </button>
        </li>
      </ul>
      <PlatformLimit room={toggle.room} />
    </Section>
  );
}
