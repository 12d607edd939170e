import { Link, type LinkProps } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';

import { BoxFront, type BoxLook, BoxSpine } from '../ui/BoxSpine.tsx';
import type { CoverConsole } from '../ui/frontShape.ts';
import type { SpineShape } from '../ui/spineShape.ts';
import { type GameState, useStateWords } from './StateBadge.tsx';
import { type Covered, useCover } from './useCover.ts';

type BoxLinkProps = Pick<
  ComponentProps<'a'>,
  'ref' | 'tabIndex' | 'onFocus' | 'onKeyDown' | 'onClick' | 'aria-expanded'
> & {
  /** For keys that move the focus from place to place. */
  'data-place'?: number;
  title: string;
  genres: string;
  state: GameState;
  /** The address of the details. */
  linkTo: LinkProps;
};

type GameSpineProps = BoxLinkProps & {
  /** The console's colour. */
  color: string;
  shape: SpineShape;
};

/** A game on the shelf, in a ShelfRow. A press opens its details. */
export function GameSpine({ color, shape, genres, ...link }: GameSpineProps) {
  return (
    <BoxLink {...link}>
      <BoxSpine title={link.title} genres={genres} color={color} shape={shape} look={looks[link.state]} />
    </BoxLink>
  );
}

type GameFrontProps = BoxLinkProps & {
  publisher: string | null;
  platform: CoverConsole;
  game: Covered;
};

/** The same game seen from the front, as wide as its parent. */
export function GameFront({ platform, genres, publisher, game, ...link }: GameFrontProps) {
  const cover = useCover(game);
  return (
    <BoxLink {...link}>
      <BoxFront
        title={link.title}
        {...{ genres, publisher, platform }}
        src={cover?.big}
        pictureSize={cover?.size}
        look={looks[link.state]}
      />
    </BoxLink>
  );
}

const looks = {
  complete: 'plain',
  incomplete: 'notch',
  sealed: 'gloss',
  wish: 'ghost',
} satisfies Record<GameState, BoxLook>;

/** As wide as its place, so that a finger meets it. Pulled out a little under the pointer and the focus. */
function BoxLink({
  title,
  state,
  linkTo,
  children,
  ...link
}: Omit<BoxLinkProps, 'genres'> & { children: ReactNode }) {
  const words = useStateWords();
  return (
    <Link
      {...linkTo}
      {...link}
      resetScroll={false}
      title={title}
      className="block w-full rounded-t-small *:mx-auto transition-transform hover:-translate-y-1.5 focus-visible:-translate-y-1.5"
    >
      {children}
      <span className="sr-only">{`${title}, ${words[state]}`}</span>
    </Link>
  );
}
