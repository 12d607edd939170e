import { Link } from '@tanstack/react-router';

import { movingWords } from '../i18n/moving.ts';
import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ForgetMove } from './ForgetMove.tsx';
import { MoveFailure } from './MoveFailure.tsx';
import type { Move, MoveWork } from './useMove.ts';

/** How far the server is, or for which file this one waits, and a way to stop it. */
export function MoveProgress({ move, work }: { move: Move; work: MoveWork }) {
  const text = useWords(movingWords);
  const { number } = useLocale();
  const isLookedFor = move.state === 'ready' || move.state === 'mapping';
  const state = work.begun ?? (isLookedFor ? 'matching' : move.state);
  const done = work.begun ? 0 : move.done;
  if (move.waitsFor !== null) return <Waiting move={move} waitsFor={move.waitsFor} work={work} />;

  return (
    <Card>
      <p role="status" className="font-semibold">
        {text.states[state]}
      </p>
      <progress
        aria-label={text.states[state]}
        value={done}
        max={Math.max(1, move.rows)}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken inset-ring inset-ring-hairline [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent"
      />
      {work.isUnreached && (
        <p role="status" className="text-13 text-pretty">
          {work.begun ? text.unknown : text.unreached}
        </p>
      )}
      {move.isBesideOthers && (
        <p role="status" className="text-13 text-pretty">
          {text.besideOthers}
        </p>
      )}
      <MoveFailure failure={work.stopFailure} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-13 text-muted">
          {text.progress(number(done), number(move.rows))} · {text.mayLeave}
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

type WaitingProps = { move: Move; waitsFor: { id: number; file_name: string }; work: MoveWork };

/** Another file is worked on first. */
function Waiting({ move, waitsFor, work }: WaitingProps) {
  const text = useWords(movingWords);
  return (
    <Card>
      <p role="status" className="font-semibold wrap-anywhere">
        {text.waits(waitsFor.file_name)}
      </p>
      <p className="max-w-prose text-13 text-pretty text-muted">{text.waitsText}</p>
      <div className="flex flex-wrap gap-2">
        <Link {...paths.move({ file: waitsFor.id })} className={buttonClass()}>
          {text.openOther}
        </Link>
        {move.state === 'matching' && (
          <>
            <Button isPending={work.isStopping} onClick={work.stop}>
              {text.stop}
            </Button>
            <ForgetMove moveId={move.id} />
          </>
        )}
      </div>
    </Card>
  );
}
