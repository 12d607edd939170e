import { CopyButton } from '../games/CopyButton.tsx';
import { WishButton } from '../games/WishButton.tsx';
import type { Wish, WishActions } from './wishes.ts';

/** The actions of a wish if there is only room for icons. */
export function WishTools({ wish, onEdit }: { wish: Wish } & Pick<WishActions, 'onEdit'>) {
  return (
    <div className="relative z-10 flex shrink-0 justify-end">
      <WishButton game={wish} isWished />
      <CopyButton title={wish.title} isOwned={wish.completeness !== null} onPress={() => onEdit(wish)} />
    </div>
  );
}
