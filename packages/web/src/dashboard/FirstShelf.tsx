import { LibraryBig } from 'lucide-react';

import { useWords } from '../i18n/language.ts';
import { dashboardWords } from '../i18n/dashboard.ts';
import { firstGamesWords } from '../i18n/firstGames.ts';
import { PlatformLimit } from '../platforms/PlatformLimit.tsx';
import { PlatformNotice } from '../platforms/PlatformNotice.tsx';
import { PlatformTile } from '../platforms/PlatformTile.tsx';
import { usePlatformToggle } from '../platforms/usePlatformToggle.ts';
import type { Platforms } from '../platforms/usePlatforms.ts';
import { ManageButton } from './PlatformShelves.tsx';
import { Section } from '../ui/Section.tsx';
import { SettingsButton } from './SettingsButton.tsx';
import { SpineRow } from './SpineRow.tsx';
import { inOrder, toOffer } from './wellKnown.ts';

/** The top of the dashboard before the first game: choose platforms. */
export function FirstShelf({ platforms, onManage }: { platforms: Platforms; onManage: () => void }) {
  const text = useWords(firstGamesWords);
  const dashboard = useWords(dashboardWords);
  const toggle = usePlatformToggle(platforms);
  const mine = inOrder(platforms.all, platforms.mine);

  return (
    <>
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-1.5">
          <div className="flex items-center justify-between gap-3">
            <h1 className="text-26 sm:text-34">{text.firstTitle}</h1>
            <SettingsButton />
          </div>
          <Turning isTurned={mine.length > 0} className="text-16">
            {text.firstText}
            {text.shelfReady(mine.length)}
          </Turning>
        </div>
        <SpineRow colors={mine.map(({ color }) => color)} />
      </div>
      <Section title={dashboard.platforms} action={<ManageButton onManage={onManage} />}>
        <Turning isTurned={mine.length > 0}>
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
    </>
  );
}

type TurningProps = { isTurned: boolean; className?: string; children: [before: string, after: string] };

/** Takes the space of the longer of two sentences, so that nothing below moves under a finger. */
function Turning({ isTurned, className = '', children: [before, after] }: TurningProps) {
  return (
    <div role="status" className={`grid text-pretty text-muted *:col-start-1 *:row-start-1 ${className}`}>
      <p className={isTurned ? 'invisible' : ''}>{before}</p>
      <p className={isTurned ? '' : 'invisible'}>{after}</p>
    </div>
  );
}
