import { Heart, Package, PackageCheck, PackageOpen } from 'lucide-react';

import { useText } from '../i18n/language.ts';
import { Badge } from '../ui/Badge.tsx';

export type GameState = 'complete' | 'incomplete' | 'sealed' | 'wish';

/** The state of a game for the user: colour, icon and word. */
export function StateBadge({ state }: { state: GameState }) {
  return (
    <Badge tone={state} icon={stateIcons[state]}>
      {useStateWord(state)}
    </Badge>
  );
}

/** Specification 4: complete and sealed copies are 'In Collection'. Colour and icon tell them apart. */
function useStateWord(state: GameState): string {
  return useStateWords()[state === 'sealed' ? 'complete' : state];
}

/** What each sign means where it stands without a word. */
export function useStateWords(): Record<GameState, string> {
  const text = useText().catalogue;
  return {
    complete: text.inCollection,
    incomplete: text.incomplete,
    sealed: text.sealed,
    wish: text.inWishlist,
  };
}

type StateWordProps = {
  state: GameState;
  /** Says more than the state's own word. */
  word?: string;
};

/** The same on a line of text. */
export function StateWord({ state, ...own }: StateWordProps) {
  const usual = useStateWord(state);
  const word = own.word ?? usual;
  return (
    <span
      title={word}
      className={`inline-flex min-w-0 items-baseline gap-1 text-12 font-semibold ${colors[state]}`}
    >
      <span className="shrink-0 self-center [&>svg]:size-3.5">{stateIcons[state]}</span>
      <span className="truncate">{word}</span>
    </span>
  );
}

export const stateIcons = {
  complete: <PackageCheck />,
  incomplete: <PackageOpen />,
  sealed: <Package />,
  wish: <Heart />,
};

const colors: Record<GameState, string> = {
  complete: 'text-complete',
  incomplete: 'text-incomplete',
  sealed: 'text-sealed',
  wish: 'text-wish',
};
