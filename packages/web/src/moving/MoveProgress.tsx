import { movingWords } from '../i18n/moving.ts';
import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import type { Move, MoveWork } from './useMove.ts';

/** How far the server is, and a way to stop it. */
export function MoveProgress({ move, work }: { move: Move; work: MoveWork }) {
  const text = useWords(movingWords);
  const { number } = useLocale();
  const state = move.state === 'ready' || move.state === 'mapping' ? 'matching' : move.state;

  return (
    <Card>
      <p role="status" className="font-semibold">
        {text.states[state]}
      </p>
      <progress
        aria-label={text.states[state]}
        value={move.done}
        max={Math.max(1, move.rows)}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken inset-ring inset-ring-hairline [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent"
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-13 text-muted">
          {text.progress(number(move.done), number(move.rows))} · {text.mayLeave}
        </p>
        {state !== 'undoing' && (
          <Button isPending={work.isStopping} onClick={work.stop}>
            {work.isStopping ? text.stopping : text.stop}
          </Button>
        )}
      </div>
    </Card>
  );
}
