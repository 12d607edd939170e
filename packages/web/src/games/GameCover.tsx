import { usePlatformOf } from '../platforms/usePlatformOf.ts';
import { Cover } from '../ui/Cover.tsx';
import { type Covered, useCover } from './useCover.ts';
import type { Game } from './useGame.ts';

type GameCoverProps = {
  game: Pick<Game, 'title' | 'platform_id' | 'genres' | 'publisher'> & Covered;
  /** Small in a row, where the title would be unreadable. */
  size?: 'small' | 'big';
  isEager?: boolean;
  className?: string;
};

/** The front of a game's box on its ledge. Decorative: the title stands beside it. */
export function GameCover({ game, size = 'big', ...cover }: GameCoverProps) {
  const platform = usePlatformOf()(game.platform_id);
  const picture = useCover(game);
  const { title, genres, publisher } = game;
  return (
    <Cover
      {...cover}
      {...{ title, platform, genres, publisher }}
      src={picture?.[size]}
      pictureSize={picture?.size}
      isSmall={size === 'small'}
    />
  );
}
