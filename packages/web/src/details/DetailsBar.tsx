import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

import { useLocale } from '../i18n/formats.ts';
import { detailsWords } from '../i18n/details.ts';
import { useWords } from '../i18n/language.ts';
import { Button } from '../ui/Button.tsx';
import { iconButtonClass } from '../ui/IconButton.tsx';
import { bandColor } from './Band.tsx';
import type { Neighbours } from './useNeighbours.ts';

type DetailsBarProps = {
  /** The console's colour. */
  color: string;
  title: string;
  neighbours: Neighbours | null;
  onMove: (gameId: number) => void;
  onBack: () => void;
};

/** The way back to the list, and to the games beside this one in it. Stays in sight. */
export function DetailsBar({ color, title, neighbours, onMove, onBack }: DetailsBarProps) {
  const text = useWords(detailsWords);
  const { number } = useLocale();
  const move = (game: Neighbours['next']) => game && onMove(game.game_id);

  return (
    <div
      className="sticky -top-4 z-5 -mx-4 -mt-4 flex items-center gap-1 pt-4 pr-14 pb-2 pl-4 sm:pt-2 sm:-top-6 sm:-mx-6 sm:-mt-6 sm:pl-6"
      style={{ background: bandColor(color) }}
    >
      <Button icon={<ArrowLeft />} onClick={onBack} className="mr-auto min-w-0 shrink">
        <span className="truncate">{text.backToCollection}</span>
      </Button>
      {neighbours && (
        <>
          <p className="px-2 text-13 whitespace-nowrap max-sm:sr-only" role="status">
            <span className="sr-only">{title}, </span>
            {text.placeInList(number(neighbours.place), number(neighbours.total))}
          </p>
          <TurnButton
            name={text.previousGame}
            icon={<ChevronLeft />}
            isOff={!neighbours.previous}
            onPress={() => move(neighbours.previous)}
          />
          <TurnButton
            name={text.nextGame}
            icon={<ChevronRight />}
            isOff={!neighbours.next}
            onPress={() => move(neighbours.next)}
          />
        </>
      )}
    </div>
  );
}

type TurnButtonProps = { name: string; icon: ReactNode; isOff: boolean; onPress: () => void };

/** Keeps the focus at the end of the list, where it does nothing. */
function TurnButton({ name, icon, isOff, onPress }: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-disabled={isOff}
      onClick={onPress}
      className={`${iconButtonClass} text-ink aria-disabled:opacity-45`}
    >
      {icon}
    </button>
  );
}
