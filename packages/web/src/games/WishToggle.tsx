import { Heart } from 'lucide-react';

import { useText } from '../i18n/language.ts';
import { Button } from '../ui/Button.tsx';
import { type Wishable, useWish } from './useWish.ts';

type WishToggleProps = { game: Wishable; isWished: boolean; onDone?: () => void };

/** The wish among a game's actions. On phones only its heart is shown, which leaves room for the main action. */
export function WishToggle({ game, isWished, onDone }: WishToggleProps) {
  const text = useText().catalogue;
  const wish = useWish(game);

  function press() {
    wish(!isWished);
    onDone?.();
  }

  return (
    <Button
      icon={<Heart fill={isWished ? 'currentColor' : 'none'} />}
      onClick={press}
      className={`max-sm:grow-0! ${isWished ? 'text-wish' : ''}`}
    >
      <span className="max-sm:sr-only">{isWished ? text.removeFromWishlist : text.addToWishlist}</span>
    </Button>
  );
}
