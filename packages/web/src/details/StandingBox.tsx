import { useState } from 'react';

import type { Game } from '../games/useGame.ts';
import { usePlatformOf } from '../platforms/usePlatformOf.ts';
import { Front } from '../ui/Cover.tsx';
import type { Picture } from '../ui/Lightbox.tsx';
import { BandBox } from './Band.tsx';
import { ZoomButton } from './ZoomButton.tsx';

type StandingBoxProps = { game: Game; cover: Picture | null; onZoom: (src: string) => void };

/** A game's box on the ledge: its art, which can be enlarged, or a drawn front. */
export function StandingBox({ game, cover, onZoom }: StandingBoxProps) {
  const platform = usePlatformOf()(game.platform_id);
  const [isBroken, setBroken] = useState(false);
  const { title, genres, publisher } = game;

  return (
    <BandBox box={platform?.box}>
      {cover && !isBroken ? (
        <ZoomButton name={cover.name} onPress={() => onZoom(cover.src)}>
          <img
            src={cover.src}
            alt=""
            onError={() => setBroken(true)}
            className="max-h-44 w-full rounded-t-[2px] object-contain object-bottom sm:max-h-64"
          />
        </ZoomButton>
      ) : (
        <div className="w-full">
          <Front {...{ title, platform, genres, publisher }} />
        </div>
      )}
    </BandBox>
  );
}
