import { Heart } from 'lucide-react';

import { useText } from '../i18n/language.ts';
import { IconButton, inCorner } from '../ui/IconButton.tsx';
import { type Wishable, useWish } from './useWish.ts';

type WishButtonProps = {
  game: Wishable;
  isWished: boolean;
  /** In the left corner of a cover. */
  isOnCover?: boolean;
};

/** The heart on a game. Its label says what a press does, so to a screen reader it is not a toggle. */
export function WishButton({ game, isWished, isOnCover = false }: WishButtonProps) {
  const text = useText().catalogue;
  const wish = useWish(game);
  const corner = isOnCover ? `left-2.5 ${inCorner} ${isWished ? '' : 'on-point'}` : '';

  return (
    <IconButton
      aria-label={text.ofGame(isWished ? text.removeFromWishlist : text.addToWishlist, game.title)}
      icon={<Heart fill={isWished ? 'currentColor' : 'none'} />}
      onClick={() => wish(!isWished)}
      className={`${isWished ? 'text-wish hover:text-wish' : ''} ${corner}`}
    />
  );
}
