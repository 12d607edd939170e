import { Link, useSearch } from '@tanstack/react-router';
import { FileUp, FileX } from 'lucide-react';

import { toRefusal } from '../api/refusal.ts';
import { movingWords } from '../i18n/moving.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { ScreenTitle } from '../screen/ScreenTitle.tsx';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { buttonClass } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { catchFocus } from '../ui/catchFocus.ts';
import { useFocusOnChange } from '../ui/useFocusOnChange.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { MoveColumns } from './MoveColumns.tsx';
import { MoveProgress } from './MoveProgress.tsx';
import { MoveResult } from './MoveResult.tsx';
import { MoveReview } from './MoveReview.tsx';
import { type Move, type MoveWork, useMove } from './useMove.ts';

/** Brings a collection from a file: what is in it, what would happen, and what happened. */
export default function MovePage() {
  const text = useWords(movingWords);
  const { file } = useSearch({ from: '/signed-in/move' });
  usePageTitle(text.title);

  return (
    <div ref={catchFocus} tabIndex={-1} className="mx-auto max-w-4xl outline-none">
      <ScreenTitle>{text.title}</ScreenTitle>
      {file === undefined ? <ChooseFile /> : <Opened key={file} moveId={file} />}
    </div>
  );
}

function Opened({ moveId }: { moveId: number }) {
  const text = useWords(movingWords);
  const work = useMove(moveId);
  const { move } = work;
  const step = move && (work.isBusy ? 'work' : move.state);
  const heading = useFocusOnChange<HTMLElement>(step);
  if (toRefusal(work.error)?.code === 'move_not_found') return <Gone />;
  if (!move) {
    return work.error ? (
      <ErrorState error={work.error} onRetry={work.refetch} isRetrying={work.isFetching} />
    ) : (
      <Skeleton className="h-64 rounded-card" />
    );
  }
  return (
    <section ref={heading} tabIndex={-1} aria-label={text.states[move.state]} className="outline-none">
      <Step move={move} work={work} />
    </section>
  );
}

/** What was read of a file is not kept for ever, and it may have been forgotten in another tab. */
function Gone() {
  const text = useWords(movingWords);
  return (
    <EmptyState
      icon={<FileX />}
      title={text.goneTitle}
      action={
        <Link {...paths.move()} className={buttonClass('primary')}>
          <FileUp />
          {text.chooseAgain}
        </Link>
      }
    >
      {text.goneText}
    </EmptyState>
  );
}

function Step({ move, work }: { move: Move; work: MoveWork }) {
  if (work.isBusy) return <MoveProgress move={move} work={work} />;
  if (move.state === 'mapping') return <MoveColumns move={move} work={work} />;
  if (move.state === 'ready') return <MoveReview move={move} work={work} />;
  return <MoveResult move={move} work={work} />;
}
