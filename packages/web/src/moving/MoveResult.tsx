import { Link } from '@tanstack/react-router';
import { CircleCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useLocale } from '../i18n/formats.ts';
import { movedWords } from '../i18n/moved.ts';
import { useText, useWords } from '../i18n/language.ts';
import { useFailureText } from '../i18n/refusalText.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/Alert.tsx';
import { Banner } from '../ui/Banner.tsx';
import { Button, buttonClass } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { MoveFailure } from './MoveFailure.tsx';
import { NotWritten } from './NotWritten.tsx';
import type { Move, MoveWork } from './useMove.ts';
import { useDoneInWords, useUndoInWords } from './usePlanInWords.ts';

/** What a file brought, and the way back. */
export function MoveResult({ move, work }: { move: Move; work: MoveWork }) {
  const text = useWords(movedWords);
  const [isAsked, setAsked] = useState(false);
  const isUndone = move.state === 'undone';

  return (
    <div className="flex flex-col gap-4">
      <MoveFailure failure={work.failure} />
      {move.hasFailed ? <Alert>{text.gaveUpUndo}</Alert> : <Outcome move={move} />}
      {!isUndone && <NotWritten move={move} work={work} onLookAgain={work.lookAgain} />}
      <div className="flex flex-wrap gap-2">
        {!isUndone && (
          <Link {...paths.collection('all', { tab: 'owned' })} className={buttonClass('primary')}>
            {text.see}
          </Link>
        )}
        {!isUndone && (
          <Button icon={<Undo2 />} onClick={() => setAsked(true)}>
            {text.undo}
          </Button>
        )}
        <Link {...paths.move()} className={buttonClass()}>
          {text.other}
        </Link>
      </div>
      <UndoQuestion
        move={move}
        isOpen={isAsked && !isUndone}
        onConfirm={work.undo}
        onClose={() => setAsked(false)}
      />
    </div>
  );
}

/** What happened to all of the file. */
function Outcome({ move }: { move: Move }) {
  const text = useWords(movedWords);
  const locale = useLocale();
  const inWords = useDoneInWords(move.plan);
  const { adds, copies, entries, undecided } = move.plan;
  const rest = [
    ...(undecided > 0 ? [text.undecided(undecided)] : []),
    ...(move.counts.out > 0 ? [text.leftOut(move.counts.out)] : []),
  ];
  return (
    <div role="status">
      {move.state === 'undone' ? (
        <Banner icon={<Undo2 />} title={text.undone}>
          {adds + copies > entries ? text.undoneText : text.undoneWhole}
        </Banner>
      ) : (
        <Banner tone="complete" icon={<CircleCheck />} title={text.done}>
          {inWords.length > 0 ? text.doneText(...inWords) : text.doneNothing}{' '}
          {text.undoUntil(locale.day(move.expires_at))}
          {rest.length > 0 && <p className="mt-2">{[...rest, text.seeAgain].join(' ')}</p>}
        </Banner>
      )}
    </div>
  );
}

type UndoQuestionProps = { move: Move; isOpen: boolean; onConfirm: () => void; onClose: () => void };

/** Names what was edited since, before it goes back. */
function UndoQuestion({ move, isOpen, onConfirm, onClose }: UndoQuestionProps) {
  const text = useWords(movedWords);
  const { data, error, refetch } = useRead(api.moving.edited, isOpen ? { moveId: move.id } : null);
  const tell = useFailureText();
  const { ui } = useText();
  const undone = useUndoInWords(move.plan, data?.gone ?? { copies: 0, wishes: 0 });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={text.undoTitle}
      confirm={text.undo}
      stay={text.undoKeep}
      isDangerous
      isPending={isOpen && data === undefined}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
        {!data && !error && <p role="status">{text.lookingUp}</p>}
        {!data && error && (
          <Alert>
            <p>
              {tell(error)}{' '}
              <button
                type="button"
                onClick={() => void refetch()}
                className="font-semibold underline underline-offset-4"
              >
                {ui.retry}
              </button>
            </p>
          </Alert>
        )}
        {data && undone.map((sentence) => <p key={sentence}>{sentence}</p>)}
        {data && data.count > 0 && (
          <>
            <p className="font-semibold">{text.editedSince(data.count)}</p>
            <ul className="max-h-48 list-disc overflow-y-auto pl-5 text-13">
              {data.games.map((game) => (
                <li key={game.game_id}>
                  {game.title} ({game.platform})
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}
