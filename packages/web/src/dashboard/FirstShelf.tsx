import { useWords } from '../i18n/language.ts';
import { firstGamesWords } from '../i18n/firstGames.ts';
import type { Platforms } from '../platforms/usePlatforms.ts';
import { ConsoleName } from '../platforms/ConsoleName.tsx';
import { bleedClass } from '../shelf/bleed.ts';
import { EmptyLedge } from '../ui/EmptyLedge.tsx';
import { SettingsButton } from './SettingsButton.tsx';
import { Turning } from './Turning.tsx';
import { inOrder } from './wellKnown.ts';

/** The top of the dashboard before the first game: an empty shelf. */
export function FirstShelf({ platforms }: { platforms: Platforms }) {
  const text = useWords(firstGamesWords);
  const mine = inOrder(platforms.all, platforms.mine);

  return (
    <div className="flex flex-col gap-4">
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
      <div className={bleedClass}>
        <div className="px-(--bleed)">
          <EmptyLedge
            title={text.firstGhost}
            heightPx={120}
            engraving={
              <div className="flex h-full items-center gap-5 overflow-hidden">
                {mine.map((platform) => (
                  <ConsoleName key={platform.id} platform={platform} />
                ))}
              </div>
            }
          />
        </div>
      </div>
    </div>
  );
}
