import { usePlatformOf } from '../platforms/usePlatformOf.ts';
import { Cover } from '../ui/Cover.tsx';
import type { Game } from './useGame.ts';

type GameCoverProps = {
  game: Pick<Game, 'title' | 'platform_id' | 'genres' | 'publisher' | 'cover_url_small' | 'cover_url_big'>;
  /** Small in a row, where the title would be unreadable. */
  size?: 'small' | 'big';
  isEager?: boolean;
  className?: string;
};

/** The front of a game's box on its ledge. Decorative: the title stands beside it. */
export function GameCover({ game, size = 'big', ...cover }: GameCoverProps) {
  const platform = usePlatformOf()(game.platform_id);
  const { title, genres, publisher, cover_url_small, cover_url_big } = game;
  const src = size === 'big' ? cover_url_big || cover_url_small : (cover_url_small ?? cover_url_big);
  return <Cover {...cover} {...{ title, platform, genres, publisher, src }} isSmall={size === 'small'} />;
}
