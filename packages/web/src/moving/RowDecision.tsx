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
      disabled={work.isDeciding}
      onClick={() => decide(chosen)}
    >
      {verb}
    </Button>
  );

  if (status === 'out' || status === 'same' || status === 'copy') return null;
  const isOpen = status === 'missing' || status === 'several';
  const hasDecided = decision === 'skip' || decision === 'entry' || (decision === 'match' && !isOpen);
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full">
      {status === 'differs' && button(text.keepMine, { do: 'mine' }, decision !== 'file')}
      {status === 'differs' && button(text.takeFile, { do: 'file' }, decision === 'file')}
      {hasDecided && status !== 'differs' && button(text.undecide, { do: 'undecided' })}
      {(isOpen || status === 'new') && !hasDecided && (
        <Button aria-label={name(text.search)} onClick={onSearch}>
          {text.search}
        </Button>
      )}
      {isOpen && !hasDecided && row.platform_id !== null && button(text.entry, { do: 'entry' })}
      {!hasDecided && status !== 'differs' && button(text.skip, { do: 'skip' })}
    </div>
  );
}
