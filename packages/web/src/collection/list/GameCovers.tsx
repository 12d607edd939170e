import { Link } from '@tanstack/react-router';
import { memo, useState } from 'react';

import type { Density } from '../../device.ts';
import { GameCover } from '../../games/GameCover.tsx';
import { collectionWords } from '../../i18n/collection.ts';
import { useWords } from '../../i18n/language.ts';
import { useLongPress } from '../../ui/useLongPress.ts';
import { ChoiceBox } from './ChoiceBox.tsx';
import { CoverFacts } from './CoverFacts.tsx';
import { coversShape } from './gridShape.ts';
import type { Games, ListActions, ListScroll } from './listed.ts';
import { type Place, PlaceGrid } from './PlaceGrid.tsx';

type GameCoversProps = Pick<ListActions, 'linkTo' | 'choice'> & {
  games: Games;
  total: number;
  scroll?: ListScroll | undefined;
  density: Density;
};

/** A wall of fronts. Titles and prices show under a mouse, with the focus, and under a finger that stays. */
export function GameCovers({ games, total, scroll, density, ...actions }: GameCoversProps) {
  const text = useWords(collectionWords);
  const [held, setHeld] = useState<number | null>(null);
  const press = useLongPress((target) => {
    const place = target.closest<HTMLElement>('[data-place]')?.dataset['place'];
    setHeld(games[Number(place)]?.game_id ?? null);
  });

  return (
    <div {...press} className="select-none [-webkit-touch-callout:none]">
      <PlaceGrid
        label={text.views.covers}
        games={games}
        total={total}
        scroll={scroll}
        shapeOf={(widthPx) => coversShape(widthPx, density)}
        placeClass={placeClass}
        blockSize={5}
        empty={null}
      >
        {(place) => <MemoTile {...place} {...actions} isHeld={place.game.game_id === held} />}
      </PlaceGrid>
    </div>
  );
}

const placeClass = 'group/place relative rounded-small bg-ink/8';

/** Of a label that only shows under a mouse and with the focus. */
const hiddenClass =
  'opacity-0 transition-opacity group-hover/place:opacity-100 group-focus-visible/link:opacity-100';

type CoverTileProps = Place & Pick<ListActions, 'linkTo' | 'choice'> & { isHeld: boolean };

/** Drawn anew only where its own game changes: a list that scrolls redraws all its places. */
const MemoTile = memo(CoverTile);

function CoverTile({ game, tabIndex, isEager, isHeld, linkTo, choice }: CoverTileProps) {
  return (
    <>
      {choice && (
        <ChoiceBox game={game} choice={choice} tabIndex={tabIndex} className="absolute top-1.5 left-1.5" />
      )}
      <div inert={choice !== undefined} className="contents peer-focus-visible:[&_[data-label]]:opacity-100">
        <Link
          {...linkTo(game.game_id)}
          resetScroll={false}
          tabIndex={tabIndex}
          draggable={false}
          // Contained, so that the tiles that stay are not measured and painted again with each new one.
          style={{ contain: 'strict' }}
          className="group/link block size-full overflow-hidden rounded-small focus-visible:outline-offset-2"
        >
          <GameCover game={game} isEager={isEager} />
          <CoverFacts
            game={game}
            labelClass={`absolute inset-x-0 bottom-0 border-t ${isHeld ? '' : hiddenClass}`}
          />
        </Link>
      </div>
    </>
  );
}
