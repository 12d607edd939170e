import { Link } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useState } from 'react';

import type { Density } from '../../device.ts';
import { GameCover } from '../../games/GameCover.tsx';
import { GameSpine } from '../../games/GameSpine.tsx';
import { stateOnShelf } from '../../games/gameFacts.ts';
import { collectionWords } from '../../i18n/collection.ts';
import { useWords } from '../../i18n/language.ts';
import { colorlessPlatform, usePlatformOf } from '../../platforms/usePlatformOf.ts';
import { ShelfRow } from '../../ui/ShelfRow.tsx';
import { spineShape, usualBox } from '../../ui/spineShape.ts';
import { ChoiceBox } from './ChoiceBox.tsx';
import { CoverLabel } from './CoverLabel.tsx';
import { ledgePx, shelfShape } from './gridShape.ts';
import type { Games, ListActions, ListScroll, Listed } from './listed.ts';
import { PlaceGrid } from './PlaceGrid.tsx';

type GameShelfProps = Pick<ListActions, 'linkTo' | 'choice'> & {
  games: Games;
  total: number;
  scroll?: ListScroll | undefined;
  density: Density;
};

/** Rows of spines in the order of the list. A press pulls a box out, which shows its front; the next one opens it. */
export function GameShelf({ games, total, scroll, density, linkTo, choice }: GameShelfProps) {
  const text = useWords(collectionWords);
  const platformOf = usePlatformOf();
  const [pulled, setPulled] = useState<number | null>(null);

  function pullOut(event: MouseEvent, gameId: number) {
    const isForNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (pulled === gameId || isForNewTab) return;
    event.preventDefault();
    setPulled(gameId);
  }

  return (
    <PlaceGrid
      label={text.views.shelf}
      games={games}
      total={total}
      scroll={scroll}
      shapeOf={(widthPx) => shelfShape(widthPx, density)}
      frame={onLedge}
      placeClass={placeClass}
      empty={<span className="h-4/5 w-3/4 animate-pulse rounded-t-small bg-ink/10" />}
    >
      {({ game, tabIndex, column, columns }) => {
        const { box = usualBox, color = colorlessPlatform } = platformOf(game.platform_id) ?? {};
        const isPulled = game.game_id === pulled;
        return (
          <>
            {choice && (
              <ChoiceBox
                game={game}
                choice={choice}
                tabIndex={tabIndex}
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
                tabIndex={tabIndex}
                aria-expanded={isPulled}
                onFocus={() => !isPulled && setPulled(null)}
                onKeyDown={({ key }) => key === 'Escape' && setPulled(null)}
                onClick={(event) => pullOut(event, game.game_id)}
              />
              {isPulled && !choice && <Front game={game} linkTo={linkTo} side={sideOf(column, columns)} />}
            </div>
          </>
        );
      }}
    </PlaceGrid>
  );
}

function onLedge(row: ReactNode, rowPx: number) {
  return <ShelfRow heightPx={rowPx - ledgePx}>{row}</ShelfRow>;
}

const placeClass = 'relative flex items-end justify-center';

/** Near its ends a row has no room for the whole width of a front. */
function sideOf(column: number, columns: number): 'left' | 'middle' | 'right' {
  if (column < 2) return 'left';
  return column > columns - 3 ? 'right' : 'middle';
}

type FrontProps = Pick<ListActions, 'linkTo'> & {
  game: Listed;
  side: 'left' | 'middle' | 'right';
};

/** The box in front of its neighbours. The spine behind it has the focus, and its name. */
function Front({ game, linkTo, side }: FrontProps) {
  return (
    <Link
      {...linkTo(game.game_id)}
      resetScroll={false}
      tabIndex={-1}
      aria-hidden
      className={`absolute bottom-0 z-20 w-[calc(72*var(--u))] animate-appear overflow-hidden rounded-t-small border border-b-0 border-edge shadow-float ${sides[side]}`}
    >
      <GameCover game={game} isEager className="rounded-b-none!" />
      <CoverLabel game={game} />
    </Link>
  );
}

const sides = { left: 'left-0', middle: 'left-1/2 -translate-x-1/2', right: 'right-0' };
