import { useState } from 'react';

import { EnterGame } from '../entries/EnterGame.tsx';
import { GamePicker } from '../games/GamePicker.tsx';
import { useWords } from '../i18n/language.ts';
import { shelfPhotoWords } from '../i18n/shelfPhoto.ts';
import { useOpening } from '../ui/useOpening.ts';
import { SpineItem } from './SpineItem.tsx';
import type { SpineRow } from './spineRows.ts';
import type { Spines } from './spineStore.ts';
import { useBitmap } from './useBitmap.ts';
import type { ShelfPhoto } from './useShelfPhoto.ts';

/** What was read, spine by spine, with a tick for what is added. */
export function SpineList({ shelf, spines }: { shelf: ShelfPhoto; spines: Spines }) {
  const text = useWords(shelfPhotoWords);
  const bitmap = useBitmap(spines.picture);
  const [asked, setAsked] = useState<SpineRow | null>(null);
  const { shown, opening } = useOpening(asked);

  return (
    <>
      <ol className="grid gap-3 sm:grid-cols-2">
        {spines.rows.map((row) => (
          <SpineItem
            key={row.number}
            row={row}
            rows={spines.rows}
            hasPicture={spines.picture !== null}
            picture={bitmap}
            isLocked={shelf.adding.isAdding}
            onTick={(isTicked) => shelf.tick(row.number, isTicked)}
            onChoose={(game) => shelf.choose(row.number, game)}
            onSearch={() => setAsked(row)}
          />
        ))}
      </ol>
      {shown && (
        <GamePicker
          key={opening}
          isOpen={asked !== null}
          query={shown.words}
          title={text.whichGame(shown.number)}
          onChoose={(game) => {
            shelf.choose(shown.number, game);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
          renderWayOn={(words) => (
            <EnterGame
              isPlaced
              title={words}
              onEntered={(gameId) => {
                shelf.chooseEntered(shown.number, gameId);
                setAsked(null);
              }}
            />
          )}
        />
      )}
    </>
  );
}
