import type { ComponentProps } from 'react';

import { CardFrame } from '../../games/CardFrame.tsx';
import { CardSkeleton } from '../../games/CardSkeleton.tsx';
import { CardTitle } from '../../games/CardTitle.tsx';
import { CopyCount } from '../../games/CopyCount.tsx';
import { GenreTags } from '../../games/GenreTags.tsx';
import { WishButton } from '../../games/WishButton.tsx';
import { ChoiceBox } from './ChoiceBox.tsx';
import { CopyChips, StateAndPrice } from './CopyFacts.tsx';
import { EditButton } from './EditButton.tsx';
import { PlatformAndYear } from './PlatformAndYear.tsx';
import type { ListActions, Listed } from './listed.ts';

type GameCardProps = ComponentProps<'li'> &
  ListActions & {
    game: Listed;
    /** The console's colour. */
    color: string;
    isEager: boolean;
    isCompact: boolean;
  };

/** A game in a grid. The whole card opens the details. */
export function GameCard({
  game,
  color,
  isEager,
  isCompact,
  linkTo,
  onEdit,
  choice,
  isOnOnePlatform,
  ...item
}: GameCardProps) {
  const { copy } = game;
  return (
    <CardFrame
      {...item}
      color={color}
      cover={{ game, isEager }}
      facts={
        <>
          {copy && <CopyChips copy={copy} platformId={game.platform_id} />}
          <GenreTags genres={game.genres} />
        </>
      }
      tools={
        !choice && (
          // On a phone they would cover most of a small front; the details have them, too.
          <div className={isCompact ? 'contents max-sm:hidden' : 'contents'}>
            <WishButton game={game} isWished={game.in_wishlist} isOnCover />
            <EditButton game={game} onEdit={onEdit} isOnCover />
          </div>
        )
      }
      choice={choice && <ChoiceBox game={game} choice={choice} className="absolute top-2 right-2" />}
    >
      <div className="flex items-baseline justify-between gap-1.5">
        <CardTitle title={game.title} link={linkTo(game.game_id)} />
        <CopyCount copies={copy?.copies} />
      </div>
      <PlatformAndYear game={game} isOnOnePlatform={isOnOnePlatform} />
      <StateAndPrice game={game} isNarrow={isCompact} />
    </CardFrame>
  );
}

/** The place of a game that is not loaded yet. */
export function EmptyCard(item: ComponentProps<'li'>) {
  return (
    <li {...item} aria-busy>
      <CardSkeleton />
    </li>
  );
}
