import { Pencil, Plus } from 'lucide-react';

import { useText } from '../i18n/language.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { WishButton } from '../games/WishButton.tsx';
import type { Wish, WishActions } from './wishes.ts';

/** The actions of a wish if there is only room for icons. */
export function WishTools({ wish, onEdit }: { wish: Wish } & Pick<WishActions, 'onEdit'>) {
  const text = useText().catalogue;
  const isOwned = wish.completeness !== null;
  const action = isOwned ? text.editCollection : text.addToCollection;

  return (
    <div className="relative z-10 flex shrink-0 justify-end">
      <WishButton game={wish} isWished />
      <IconButton
        aria-label={text.ofGame(action, wish.title)}
        icon={isOwned ? <Pencil /> : <Plus />}
        onClick={() => onEdit(wish)}
      />
    </div>
  );
}
