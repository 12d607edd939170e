import type { Platform } from '@cartouche/contract/platforms';

import { useWords } from '../i18n/language.ts';
import { platformsWords } from '../i18n/platforms.ts';
import { Spine } from '../ui/Spine.tsx';
import { PlatformImage } from './PlatformImage.tsx';
import { PlatformMark } from './PlatformMark.tsx';
import type { PlatformToggle } from './usePlatformToggle.ts';

/** A platform to choose or to remove. */
export function PlatformTile({ platform, toggle }: { platform: Platform; toggle: PlatformToggle }) {
  const text = useWords(platformsWords);
  const { id, name, release_year, color, image_url } = platform;
  const isMine = toggle.isMine(id);
  const isWorking = toggle.isWorking(id);
  const isLocked = toggle.isLocked(id);

  return (
    <button
      type="button"
      aria-pressed={isMine}
      aria-busy={isWorking || undefined}
      disabled={isLocked}
      onClick={() => toggle.toggle(platform)}
      className={`relative flex h-full min-h-18 w-full items-center gap-3 overflow-hidden rounded-card py-2.5 pr-3 pl-4 text-left inset-ring transition ${looks(isMine, isLocked)}`}
    >
      {isMine && <Spine color={color} />}
      <PlatformImage imageUrl={image_url} color={color} className="w-15 shrink-0" />
      <span className="flex min-w-0 grow flex-col">
        <span className="line-clamp-2 leading-4.5 font-semibold text-pretty">{name}</span>
        <span className="text-12 text-muted">
          {release_year === null ? text.releasedUnknown : text.released(release_year)}
        </span>
      </span>
      <PlatformMark id={id} toggle={toggle} />
    </button>
  );
}

function looks(isMine: boolean, isLocked: boolean): string {
  if (isMine) return 'bg-surface inset-ring-edge';
  return isLocked ? 'inset-ring-hairline opacity-55' : 'bg-surface inset-ring-hairline hover:inset-ring-edge';
}
