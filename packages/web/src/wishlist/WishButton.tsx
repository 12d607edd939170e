import { Heart } from 'lucide-react';

import { useText } from '../i18n/language.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { type Wishable, useWish } from './useWish.ts';

/** The heart on a game. Its label says what a press does, so it is no toggle to a screen reader. */
export function WishButton({
  game,
  isWished,
  onDone,
  className = '',
}: {
  game: Wishable;
  isWished: boolean;
  onDone?: () => void;
  className?: string;
}) {
  const text = useText().catalogue;
  const wish = useWish(game);

  function press() {
    wish(!isWished);
    onDone?.();
  }

  return (
    <IconButton
      aria-label={text.ofGame(isWished ? text.removeFromWishlist : text.addToWishlist, game.title)}
      icon={<Heart fill={isWished ? 'currentColor' : 'none'} />}
      onClick={press}
      className={`${isWished ? 'text-wish hover:text-wish' : ''} ${className}`}
    />
  );
}
