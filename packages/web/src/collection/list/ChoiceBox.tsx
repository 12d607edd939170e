import { Check } from 'lucide-react';

import { bulkWords } from '../../i18n/bulk.ts';
import { useWords } from '../../i18n/language.ts';
import type { Choice, Listed } from './listed.ts';

type ChoiceBoxProps = {
  game: Listed;
  choice: Choice;
  className: string;
  /** In a grid that arrow keys move through. */
  tabIndex?: 0 | -1;
};

/**
 * A checkbox that covers its whole card. Its box is visible, and a frame and a tint when it is checked, drawn here
 * because a selector that looks into every card is expensive in a long list.
 */
export function ChoiceBox({ game, choice, className, tabIndex }: ChoiceBoxProps) {
  const text = useWords(bulkWords);

  return (
    <>
      <input
        type="checkbox"
        tabIndex={tabIndex}
        aria-label={text.selectGame(game.title)}
        checked={choice.has(game.game_id)}
        onChange={({ nativeEvent }) =>
          choice.toggle(game.game_id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="peer absolute inset-0 z-20 m-0 size-full cursor-pointer appearance-none outline-none"
      />
      <span aria-hidden className={frameClass} />
      <span
        aria-hidden
        className={`pointer-events-none z-10 grid size-7 place-items-center rounded-control bg-raised text-transparent inset-ring-2 inset-ring-edge transition peer-checked:bg-accent peer-checked:text-on-accent peer-checked:inset-ring-accent [&>svg]:size-5 [&>svg]:stroke-3 ${className}`}
      >
        <Check />
      </span>
    </>
  );
}

const frameClass =
  'pointer-events-none absolute inset-0 z-10 rounded-[inherit] -outline-offset-2 outline-accent peer-checked:bg-accent/12 ' +
  'peer-checked:inset-ring-2 peer-checked:inset-ring-accent peer-focus-visible:outline-3 ' +
  'forced-colors:peer-checked:border-3';
