import { Heart, Package, PackageCheck, PackageOpen } from 'lucide-react';

import { Badge } from '../ui/Badge.tsx';
import type { GameState } from './gameFacts.ts';
import { useStateWord } from './useStateWord.ts';

/** The state of a game for the user: colour, icon and word. */
export function StateBadge({ state }: { state: GameState }) {
  const stateWord = useStateWord();
  return (
    <Badge tone={state} icon={stateIcons[state]}>
      {stateWord(state)}
    </Badge>
  );
}

export const stateIcons = {
  complete: <PackageCheck />,
  incomplete: <PackageOpen />,
  sealed: <Package />,
  wish: <Heart />,
};
