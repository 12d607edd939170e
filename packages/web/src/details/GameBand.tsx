import { isComplete } from '@cartouche/contract/completeness.rules';

import { statesOf } from '../games/gameFacts.ts';
import { StateBadge } from '../games/StateBadge.tsx';
import type { CoverPicture } from '../games/useCover.ts';
import type { Game } from '../games/useGame.ts';
import { detailsWords } from '../i18n/details.ts';
import { useWords } from '../i18n/language.ts';
import { PlatformImage } from '../platforms/PlatformImage.tsx';
import { colorlessPlatform, usePlatformOf } from '../platforms/usePlatformOf.ts';
import type { Picture } from '../ui/Lightbox.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Band } from './Band.tsx';
import { StandingBox } from './StandingBox.tsx';
import type { CopyRead } from './useGameAndCopy.ts';

type GameBandProps = {
  game: Game;
  copyRead: CopyRead;
  level: 'h1' | 'h2';
  cover: (Picture & { picture: CoverPicture }) | null;
  onZoom: (src: string) => void;
};

/** The cover on its console's colour, with the title, the publisher and the state. */
export function GameBand({ game, copyRead, level: Headline, cover, onZoom }: GameBandProps) {
  const text = useWords(detailsWords);
  const platform = usePlatformOf()(game.platform_id);
  const color = platform?.color ?? colorlessPlatform;

  return (
    <Band color={color}>
      {platform && (
        <div className="pointer-events-none absolute right-6 bottom-4 opacity-15 max-lg:hidden">
          <PlatformImage imageUrl={platform.image_url} color={color} className="w-60" />
        </div>
      )}
      <StandingBox game={game} cover={cover} onZoom={onZoom} />
      <div className="flex min-w-0 grow flex-col gap-1.5 pb-5 sm:gap-2 sm:pb-6">
        <Headline className="text-20 text-pretty wrap-anywhere sm:text-34">{game.title}</Headline>
        {game.publisher && <p className="text-14 sm:text-16">{game.publisher}</p>}
        {game.alt_titles.length > 0 && (
          <p className="line-clamp-3 max-w-prose text-13 text-pretty">
            {text.alsoKnownAs} {game.alt_titles.join(' · ')}
          </p>
        )}
        <Status game={game} copyRead={copyRead} />
      </div>
    </Band>
  );
}

function Status({ game, copyRead: { copy, copies, error } }: Pick<GameBandProps, 'game' | 'copyRead'>) {
  const text = useWords(detailsWords);
  const best = copies.find(({ completeness }) => isComplete(completeness)) ?? copy;
  const states = statesOf(best?.completeness ?? null, game.in_wishlist);
  const isComing = game.is_owned && !copy && !error;

  return (
    <div role="group" aria-label={text.status} className="mt-1 flex min-h-6 flex-wrap items-center gap-1.5">
      {states.map((state) => (
        <StateBadge key={state} state={state} />
      ))}
      {isComing && <Skeleton className="h-6 w-24" />}
      {!game.is_owned && !game.in_wishlist && text.notOnShelf}
    </div>
  );
}
