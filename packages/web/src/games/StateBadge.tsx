import { Heart, Package, PackageCheck, PackageOpen } from 'lucide-react';

import { useText } from '../i18n/language.ts';
import { Badge } from '../ui/Badge.tsx';

export type GameState = 'complete' | 'incomplete' | 'sealed' | 'wish';

/** The state of a game for the user: colour, icon and word. */
export function StateBadge({ state }: { state: GameState }) {
  const text = useText().catalogue;
  const words = {
    complete: text.inCollection,
    incomplete: text.incomplete,
    sealed: text.sealed,
    wish: text.inWishlist,
  } satisfies Record<GameState, string>;

  return (
    <Badge tone={state} icon={icons[state]}>
      {words[state]}
    </Badge>
  );
}

const icons = {
  complete: <PackageCheck />,
  incomplete: <PackageOpen />,
  sealed: <Package />,
  wish: <Heart />,
};
