import { Heart } from 'lucide-react';

import { useText } from '../i18n/language.ts';
import { IconButton, onCoverClass } from '../ui/IconButton.tsx';
import { type Wishable, useWish } from './useWish.ts';

type WishButtonProps = {
  game: Wishable;
  isWished: boolean;
  isOnCover?: boolean;
};

/** The heart on a game. Its label says what a press does, so to a screen reader it is not a toggle. */
export function WishButton({ game, isWished, isOnCover = false }: WishButtonProps) {
  const text = useText().catalogue;
  const wish = useWish(game);
  const place = isOnCover ? `${onCoverClass} ${isWished ? '' : 'on-point'}` : '';

  return (
    <IconButton
      aria-label={text.ofGame(isWished ? text.removeFromWishlist : text.addToWishlist, game.title)}
      icon={<Heart fill={isWished ? 'currentColor' : 'none'} />}
      onClick={() => wish(!isWished)}
      className={`${isWished ? 'text-wish hover:text-wish' : ''} ${place}`}
    />
  );
}
