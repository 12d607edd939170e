import { Link } from '@tanstack/react-router';
import { Pencil, Plus } from 'lucide-react';
import type { ComponentProps } from 'react';

import { GenreTags } from '../../games/GenreTags.tsx';
import { GameCover } from '../../games/GameCover.tsx';
import { StateBadge } from '../../games/StateBadge.tsx';
import { statesOf } from '../../games/gameFacts.ts';
import { useText } from '../../i18n/language.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Spine } from '../../ui/Spine.tsx';
import { WishButton } from '../../games/WishButton.tsx';
import { ChoiceBox } from './ChoiceBox.tsx';
import { CopyChips, CopyPrice } from './CopyFacts.tsx';
import { PlatformAndYear } from './PlatformAndYear.tsx';
import type { ListActions, Listed } from './listed.ts';

type GameCardProps = ComponentProps<'li'> &
  ListActions & {
    game: Listed;
    /** The console's colour. */
    color: string;
    isEager: boolean;
  };

/** A box on the shelf. The whole card opens the details; its buttons lie above that. */
export function GameCard({ game, color, isEager, linkTo, onEdit, choice, ...item }: GameCardProps) {
  const text = useText().catalogue;
  const { copy } = game;
  const action = copy ? text.editCollection : text.addToCollection;

  return (
    <li
      {...item}
      className="group relative flex min-w-0 flex-col overflow-hidden rounded-card border border-hairline bg-surface pl-1 transition-colors hover:border-edge has-[a:focus-visible,input:focus-visible]:outline-2 has-[a:focus-visible,input:focus-visible]:outline-offset-2 has-[a:focus-visible,input:focus-visible]:outline-accent has-checked:border-accent has-checked:ring-1 has-checked:ring-accent"
    >
      {choice && <ChoiceBox game={game} choice={choice} className="absolute top-2 right-2" />}
      <Spine color={color} />
      {/* While games are chosen, a card does nothing else. */}
      <div inert={choice !== undefined} className="contents">
        <div className="relative">
          <GameCover game={game} isEager={isEager} className="rounded-none!" />
          <div className="absolute top-1.5 left-1.5 flex flex-col items-start gap-1 max-[359px]:*:px-1.5 max-[359px]:*:[&>svg]:hidden">
            {statesOf(copy?.completeness ?? null, game.in_wishlist).map((state) => (
              <StateBadge key={state} state={state} />
            ))}
          </div>
          {!choice && <WishButton game={game} isWished={game.in_wishlist} isOnCover />}
        </div>

        <div className="flex grow flex-col gap-2 p-2.5 sm:p-3">
          <div>
            <h2 className="line-clamp-2 text-14 font-semibold text-pretty">
              <Link
                {...linkTo(game.game_id)}
                resetScroll={false}
                className="outline-none after:absolute after:inset-0 hover:text-accent"
              >
                {game.title}
              </Link>
            </h2>
            <PlatformAndYear game={game} />
          </div>
          {copy && (
            <div className="flex flex-wrap gap-1">
              <CopyChips copy={copy} />
              <div className="ml-auto">
                {copy.purchasePrice !== null && <CopyPrice price={copy.purchasePrice} />}
              </div>
            </div>
          )}
          <GenreTags genres={game.genres} />
          {!choice && (
            <Button
              icon={copy ? <Pencil /> : <Plus />}
              aria-label={text.ofGame(action, game.title)}
              onClick={() => onEdit(game)}
              className="relative z-10 mt-auto w-full px-2! max-sm:gap-1 max-sm:text-13 max-[359px]:px-0! max-[359px]:[&>svg]:hidden"
            >
              {copy ? text.editCollection : text.addOnCard}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

/** The place of a game that is not loaded yet. */
export function EmptyCard({ heightPx, ...item }: ComponentProps<'li'> & { heightPx: number }) {
  return (
    <li
      {...item}
      aria-busy
      style={{ minHeight: heightPx }}
      className="flex flex-col gap-3 rounded-card border border-hairline bg-surface p-3"
    >
      <Skeleton className="aspect-3/4 w-full" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-3 w-3/5" />
    </li>
  );
}
