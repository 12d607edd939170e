import { Heart } from 'lucide-react';

import { useText } from '../i18n/language.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { type Wishable, useWish } from './useWish.ts';

type WishButtonProps = {
  game: Wishable;
  isWished: boolean;
  /** In a corner of the cover. Its target has the usual size; its icon is smaller, to leave room for a badge. */
  isOnCover?: boolean;
};

/** The heart on a game. Its label says what a press does, so to a screen reader it is not a toggle. */
export function WishButton({ game, isWished, isOnCover = false }: WishButtonProps) {
  const text = useText().catalogue;
  const wish = useWish(game);

  return (
    <IconButton
      aria-label={text.ofGame(isWished ? text.removeFromWishlist : text.addToWishlist, game.title)}
      icon={<Heart fill={isWished ? 'currentColor' : 'none'} />}
      onClick={() => wish(!isWished)}
      className={`${isWished ? 'text-wish hover:text-wish' : ''} ${isOnCover ? cornerClass : ''}`}
    />
  );
}

const cornerClass =
  'absolute! top-1 right-1 z-10 size-9! rounded-full bg-raised/90 inset-ring inset-ring-hairline before:absolute ' +
  'before:-inset-1 hover:bg-raised';
