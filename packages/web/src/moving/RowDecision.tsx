import { movingWords } from '../i18n/moving.ts';
import { useWords } from '../i18n/language.ts';
import { Button } from '../ui/Button.tsx';
import type { Decision, MovedRow, MoveWork } from './useMove.ts';

type RowDecisionProps = { row: MovedRow; work: MoveWork; onSearch: () => void };

/** What can be decided of a row. */
export function RowDecision({ row, work, onSearch }: RowDecisionProps) {
  const text = useWords(movingWords);
  const { status, decision } = row;
  const decide = (chosen: Decision) => work.decide({ places: [row.place] }, chosen);
  const name = (verb: string) => text.ofRow(verb, row.title);
  const button = (verb: string, chosen: Decision, isPressed?: boolean) => (
    <Button
      aria-label={name(verb)}
      {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
      variant={isPressed ? 'primary' : 'quiet'}
      onClick={() => decide(chosen)}
    >
      {verb}
    </Button>
  );

  const isOpen = status === 'missing' || status === 'several';
  const isMatched = decision === 'match' && status !== 'differs' && !isOpen;
  const isLeft = decision === 'skip' || decision === 'further' || decision === 'have';
  const hasDecided = isLeft || (decision === 'entry' && isOpen) || isMatched;
  const isHere = status === 'same' || status === 'differs';
  const mayBeFurther = isHere && row.list === 'collection' && !isLeft;
  const mayBeMine = status === 'copy' && row.isOwned && !isLeft;
  if (status === 'out' || (status === 'same' && !hasDecided && !mayBeFurther)) return null;
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full">
      {status === 'differs' && !hasDecided && (
        <>
          {button(text.keepMine, { do: 'mine' }, decision !== 'file')}
          {button(text.takeFile, { do: 'file' }, decision === 'file')}
        </>
      )}
      {mayBeFurther && button(text.further, { do: 'further' })}
      {mayBeMine && button(text.have, { do: 'have' })}
      {hasDecided && button(text.undecide, { do: 'undecided' })}
      {!hasDecided && status !== 'same' && (
        <Button aria-label={name(text.search)} onClick={onSearch}>
          {text.search}
        </Button>
      )}
      {isOpen && !hasDecided && row.platform_id !== null && button(text.entry, { do: 'entry' })}
      {!hasDecided && status !== 'same' && button(text.skip, { do: 'skip' })}
    </div>
  );
}
