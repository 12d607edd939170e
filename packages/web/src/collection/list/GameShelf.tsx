import { type ReactNode, useState } from 'react';

import type { Density } from '../../device.ts';
import { collectionWords } from '../../i18n/collection.ts';
import { useWords } from '../../i18n/language.ts';
import { ShelfRow } from '../../ui/ShelfRow.tsx';
import { ledgePx, shelfShape } from './gridShape.ts';
import type { Games, ListActions, ListScroll } from './listed.ts';
import { PlaceGrid } from './PlaceGrid.tsx';
import { ShelfPlace } from './ShelfPlace.tsx';
import { SpineSkeleton } from './SpineSkeleton.tsx';

type GameShelfProps = Pick<ListActions, 'linkTo' | 'choice'> & {
  games: Games;
  total: number;
  scroll?: ListScroll | undefined;
  density: Density;
};

/** Rows of spines in the order of the list. A press pulls a box out, which shows its front; the next one opens it. */
export function GameShelf({ games, total, scroll, density, ...actions }: GameShelfProps) {
  const text = useWords(collectionWords);
  const [pulled, setPulled] = useState<number | null>(null);

  return (
    <PlaceGrid
      label={text.views.shelf}
      games={games}
      total={total}
      scroll={scroll}
      shapeOf={(widthPx) => shelfShape(widthPx, density)}
      frame={onLedge}
      placeClass="relative flex items-end justify-center"
      blockSize={12}
      empty={<SpineSkeleton />}
    >
      {(place) => (
        <ShelfPlace {...place} {...actions} isPulled={place.game.game_id === pulled} onPull={setPulled} />
      )}
    </PlaceGrid>
  );
}

function onLedge(row: ReactNode, rowPx: number) {
  return <ShelfRow heightPx={rowPx - ledgePx}>{row}</ShelfRow>;
}
