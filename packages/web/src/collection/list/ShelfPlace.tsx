import { Link } from '@tanstack/react-router';
import { type MouseEvent, memo } from 'react';

import { GameCover } from '../../games/GameCover.tsx';
import { GameSpine } from '../../games/GameSpine.tsx';
import { stateOnShelf } from '../../games/gameFacts.ts';
import { colorlessPlatform, usePlatformOf } from '../../platforms/usePlatformOf.ts';
import { useShelfUnits } from '../../ui/shelfUnit.ts';
import { spineShape, usualBox } from '../../ui/spineShape.ts';
import { ChoiceBox } from './ChoiceBox.tsx';
import { CoverFacts } from './CoverFacts.tsx';
import type { ListActions, Listed } from './listed.ts';
import type { Place } from './PlaceGrid.tsx';

type ShelfPlaceProps = Place &
  Pick<ListActions, 'linkTo' | 'choice'> & {
    /** Its front is shown. */
    isPulled: boolean;
    onPull: (gameId: number | null) => void;
  };

/** Drawn anew only where its own game changes: a list that scrolls redraws all its places. */
export const ShelfPlace = memo(DrawnPlace);

function DrawnPlace({ game, linkTo, choice, isPulled, onPull, ...place }: ShelfPlaceProps) {
  const { box = usualBox, color = colorlessPlatform } = usePlatformOf()(game.platform_id) ?? {};

  function pullOut(event: MouseEvent) {
    const isForNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (isPulled || isForNewTab) return;
    event.preventDefault();
    onPull(game.game_id);
  }

  return (
    <>
      {choice && (
        <ChoiceBox
          game={game}
          choice={choice}
          tabIndex={place.tabIndex}
          className="absolute bottom-2 size-6!"
        />
      )}
      <div inert={choice !== undefined} className="contents">
        <GameSpine
          title={game.title}
          genres={game.genres}
          color={color}
          shape={spineShape(box)}
          state={stateOnShelf(game.copy?.completeness ?? null)}
          linkTo={linkTo(game.game_id)}
          tabIndex={place.tabIndex}
          aria-expanded={isPulled}
          onClick={pullOut}
          onFocus={() => !isPulled && onPull(null)}
          onKeyDown={({ key }) => key === 'Escape' && onPull(null)}
        />
        {isPulled && !choice && <Front game={game} linkTo={linkTo} side={sideOf(place)} />}
      </div>
    </>
  );
}

/** Near its ends a row has no room for the whole width of a front. */
function sideOf({ column, columns }: Pick<Place, 'column' | 'columns'>): Side {
  if (column < 2) return 'left';
  return column > columns - 3 ? 'right' : 'middle';
}

type Side = 'left' | 'middle' | 'right';
type FrontProps = Pick<ListActions, 'linkTo'> & { game: Listed; side: Side };

/** The box in front of its neighbours. The spine behind it has the focus, and its name. */
function Front({ game, linkTo, side }: FrontProps) {
  const units = useShelfUnits();
  return (
    <Link
      {...linkTo(game.game_id)}
      resetScroll={false}
      tabIndex={-1}
      aria-hidden
      className={`absolute bottom-0 z-20 animate-appear overflow-hidden rounded-t-small border border-b-0 border-edge shadow-float ${sides[side]}`}
      style={{ width: `max(${units(60)}, 8rem)` }}
    >
      {/* Above the box, so that it hides nothing of the front, and beside the state. */}
      <CoverFacts game={game} labelClass="border-b pr-9" />
      <GameCover game={game} isEager className="rounded-none!" />
    </Link>
  );
}

const sides = { left: 'left-0', middle: 'left-1/2 -translate-x-1/2', right: 'right-0' };
