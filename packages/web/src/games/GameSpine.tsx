import { Link, type LinkProps } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

import { BoxSpine, type SpineLook } from '../ui/BoxSpine.tsx';
import type { SpineShape } from '../ui/spineShape.ts';
import type { GameState } from './gameFacts.ts';
import { useStateWord } from './useStateWord.ts';

type GameSpineProps = Pick<ComponentProps<'a'>, 'ref' | 'tabIndex' | 'onFocus' | 'onKeyDown'> & {
  game: { title: string; genres: string };
  /** The console's colour. */
  color: string;
  shape: SpineShape;
  state: GameState;
  /** The address of the details. */
  linkTo: LinkProps;
};

/** A game on the shelf. Pulled out a little under the pointer and the focus; a press opens its details. */
export function GameSpine({ game, color, shape, state, linkTo, ...link }: GameSpineProps) {
  const stateWord = useStateWord();
  return (
    <Link
      {...linkTo}
      {...link}
      resetScroll={false}
      title={game.title}
      aria-label={`${game.title}, ${stateWord(state)}`}
      className={liftClass}
      data-spine=""
    >
      <BoxSpine title={game.title} genres={game.genres} color={color} shape={shape} look={looks[state]} />
    </Link>
  );
}

/** Also for a front among the spines. */
export const liftClass =
  'block shrink-0 rounded-t-small transition-transform hover:z-1 hover:-translate-y-1.5 focus-visible:z-1 focus-visible:-translate-y-1.5';

const looks = {
  complete: 'plain',
  incomplete: 'notch',
  sealed: 'gloss',
  wish: 'ghost',
} satisfies Record<GameState, SpineLook>;
