import type { CoverPicture } from '../games/useCover.ts';
import type { Game } from '../games/useGame.ts';
import { usePlatformOf } from '../platforms/usePlatformOf.ts';
import { Front } from '../ui/Front.tsx';
import type { Picture } from '../ui/Lightbox.tsx';
import { useArrival } from '../ui/useArrival.ts';
import { BandBox } from './Band.tsx';
import { ZoomButton } from './ZoomButton.tsx';

type StandingBoxProps = {
  game: Game;
  cover: (Picture & { picture: CoverPicture }) | null;
  onZoom: (src: string) => void;
};

/** A game's box on the ledge: its art, which can be enlarged, or a drawn front until that is there. */
export function StandingBox({ game, cover, onZoom }: StandingBoxProps) {
  const platform = usePlatformOf()(game.platform_id);
  const { isComing, isHere, picture } = useArrival(cover?.picture.big);
  const { title, genres, publisher, cover_width: width, cover_height: height } = game;
  // In the shape that it will have, or else nothing would stay in its place when it comes.
  const box = width && height ? { width, height } : platform?.box;
  const img = cover && isComing && (
    <img
      {...picture}
      src={cover.picture.big}
      alt=""
      {...cover.picture.size}
      className="max-h-44 w-full rounded-t-[2px] object-contain object-bottom sm:max-h-64"
      style={isHere ? undefined : { position: 'absolute', bottom: 0, opacity: 0 }}
    />
  );

  return (
    <BandBox box={box}>
      {cover && isHere ? (
        <ZoomButton name={cover.name} onPress={() => onZoom(cover.src)}>
          {img}
        </ZoomButton>
      ) : (
        <div className="relative w-full">
          <Front {...{ title, platform, genres, publisher }} />
          {img}
        </div>
      )}
    </BandBox>
  );
}
