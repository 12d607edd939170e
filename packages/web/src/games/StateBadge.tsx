import { Heart, Package, PackageCheck, PackageOpen } from 'lucide-react';

import { useText } from '../i18n/language.ts';
import { Badge } from '../ui/Badge.tsx';

export type GameState = 'complete' | 'incomplete' | 'sealed' | 'wish';

/** The state of a game for the user: colour, icon and word. */
export function StateBadge({ state }: { state: GameState }) {
  const words = useStateWords();
  return (
    <Badge tone={state} icon={stateIcons[state]}>
      {words[state]}
    </Badge>
  );
}

export function useStateWords(): Record<GameState, string> {
  const text = useText().catalogue;
  return {
    complete: text.inCollection,
    incomplete: text.incomplete,
    sealed: text.sealed,
    wish: text.inWishlist,
  };
}

const stateIcons = {
  complete: <PackageCheck />,
  incomplete: <PackageOpen />,
  sealed: <Package />,
  wish: <Heart />,
};
