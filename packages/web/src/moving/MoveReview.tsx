import { type RowFilter, movedStatuses } from '@cartouche/contract/moving.rules';
import { Link } from '@tanstack/react-router';
import { CircleStop } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { toRefusal } from '../api/refusal.ts';
import { searchDebounceMs } from '../constants.ts';
import { EnterGame } from '../entries/EnterGame.tsx';
import { GamePicker } from '../games/GamePicker.tsx';
import { useLocale } from '../i18n/formats.ts';
import { movingWords } from '../i18n/moving.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/Alert.tsx';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { useOpening } from '../ui/useOpening.ts';
import { useSettled } from '../ui/useSettled.ts';
import { FoundRows } from './FoundRows.tsx';
import { ForgetMove } from './ForgetMove.tsx';
import { MoveFailure } from './MoveFailure.tsx';
import { MoveFacts } from './MoveFacts.tsx';
import { MovedRows } from './MovedRows.tsx';
import { MoveWords } from './MoveWords.tsx';
import { NotWritten } from './NotWritten.tsx';
import { Suggestions } from './Suggestions.tsx';
import type { Decision, Move, MovedRow, MoveWork } from './useMove.ts';
import { usePlanInWords } from './usePlanInWords.ts';

/** As many are looked through without a search. */
const fewRows = 20;

/** The dry run: what each row would do, with the decisions that only the user can take. */
export function MoveReview({ move, work }: { move: Move; work: MoveWork }) {
  const [chosen, setChosen] = useState<RowFilter | null>(null);
  const rows = useRef<HTMLDivElement>(null);
  function show(filter: RowFilter) {
    setChosen(filter);
    rows.current?.scrollIntoView();
  }
  function lookAgain() {
    show('changed');
    work.lookAgain();
  }
  const isAskedAgain = toRefusal(work.failure?.error)?.code === 'move_changed';
  useEffect(() => {
    if (isAskedAgain) rows.current?.scrollIntoView();
  }, [isAskedAgain]);

  return (
    <div className="flex flex-col gap-4">
      <Plan move={move} work={work} onSkipSome={() => show('new')} onLookAgain={lookAgain} />
      <MoveFacts move={move} onChoose={work.match} onMap={work.asTable} />
      <MoveWords key={JSON.stringify(move.words)} move={move} work={work} />
      <Suggestions plan={move.plan} work={work} />
      <div ref={rows} tabIndex={-1} className="flex scroll-mt-56 flex-col gap-4 outline-none">
        <Rows move={move} work={work} chosen={chosen} onChoose={setChosen} />
      </div>
      <ForgetMove moveId={move.id} />
    </div>
  );
}

type RowsProps = {
  move: Move;
  work: MoveWork;
  chosen: RowFilter | null;
  onChoose: (status: RowFilter) => void;
};

/** The rows by how they end, or those with some words. */
function Rows({ move, work, chosen, onChoose }: RowsProps) {
  const text = useWords(movingWords);
  const { number } = useLocale();
  const counts = { changed: move.plan.askedAgain, ...move.counts };
  const there = (['changed', ...movedStatuses] as const).filter((status) => counts[status] > 0);
  const usual = (['changed', 'several', 'missing', 'differs', 'new'] as const).find((one) => counts[one] > 0);
  const status = chosen && there.includes(chosen) ? chosen : (usual ?? there[0] ?? 'new');
  const [typed, setTyped] = useState('');
  const search = useSettled(typed, searchDebounceMs).trim();
  const [asked, setAsked] = useState<MovedRow | null>(null);
  const { shown, opening } = useOpening(asked);

  function match({ place }: MovedRow, gameId: number) {
    work.decide({ places: [place] }, { do: 'match', gameId });
    setAsked(null);
  }

  return (
    <>
      {move.rows > fewRows && (
        <SearchField label={text.searchRows} placeholder={text.searchRows} value={typed} onType={setTyped} />
      )}
      {search === '' ? (
        <>
          <Segmented label={text.title} className="max-sm:flex-wrap">
            {there.map((one) => (
              <button key={one} type="button" aria-pressed={one === status} onClick={() => onChoose(one)}>
                {text.statuses[one]}
                <span className="text-12">{number(counts[one])}</span>
              </button>
            ))}
          </Segmented>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="max-w-prose text-13 text-pretty text-muted">
              {text.statusHints[status]}
            </p>
            <ForAll status={status} work={work} />
          </div>
          <MovedRows
            key={status}
            moveId={move.id}
            status={status}
            count={counts[status]}
            work={work}
            onSearch={setAsked}
          />
        </>
      ) : (
        <FoundRows moveId={move.id} search={search} work={work} onSearch={setAsked} />
      )}
      {shown && (
        <GamePicker
          key={opening}
          isOpen={asked !== null}
          query={shown.title}
          title={text.pickTitle}
          lead={text.pickText(shown.title, shown.platform)}
          onChoose={({ game_id }) => match(shown, game_id)}
          onClose={() => setAsked(null)}
          renderWayOn={(words) => (
            <EnterGame
              isPlaced
              title={words}
              platformId={shown.platform_id ?? undefined}
              onEntered={(gameId) => match(shown, gameId)}
            />
          )}
        />
      )}
    </>
  );
}

type PlanProps = { move: Move; work: MoveWork; onSkipSome: () => void; onLookAgain: () => void };

/** What writing would do, and the button that does it. */
function Plan({ move, work, onSkipSome, onLookAgain }: PlanProps) {
  const text = useWords(movingWords);
  const { number } = useLocale();
  const { adds, copies, changes, wishes, undecided, room, entryRoom } = move.plan;
  const entries = move.plan.entries + move.plan.corrections;
  const inWords = usePlanInWords(move.plan);
  const isNothing = adds + copies + changes + wishes === 0;
  const isAllHere = move.counts.same + move.counts.differs === move.rows;
  const nothing = undecided > 0 ? text.nothingYet : isAllHere ? text.nothingToDo : text.restLeft;
  const isOver = room !== null && adds > room;

  return (
    <>
      <section className="sticky top-0 z-10 flex flex-wrap items-center justify-between gap-3 rounded-card bg-raised p-4 inset-ring inset-ring-hairline">
        <div className="min-w-0">
          <p className="font-semibold">{isNothing ? nothing : text.plan(...inWords)}</p>
          {undecided > 0 && <p className="text-13 text-muted">{text.undecided(undecided)}</p>}
        </div>
        <Button variant="primary" disabled={isNothing || isOver || entries > entryRoom} onClick={work.write}>
          {text.write}
        </Button>
        {isOver && (
          <p className="basis-full text-13 text-pretty text-danger">
            {text.noRoom(number(adds), room)}{' '}
            <button type="button" onClick={onSkipSome} className="font-semibold underline underline-offset-4">
              {text.skipSome}
            </button>{' '}
            ·{' '}
            <Link {...paths.subscription()} className="font-semibold underline underline-offset-4">
              {text.seePlans}
            </Link>
          </p>
        )}
        {work.failure && (
          <div className="basis-full">
            <MoveFailure failure={work.failure} />
          </div>
        )}
      </section>
      {move.hasFailed && <Alert>{text.gaveUp}</Alert>}
      {move.wasStopped && (
        <div role="status">
          <Banner icon={<CircleStop />}>{text.writingStopped}</Banner>
        </div>
      )}
      <NotWritten move={move} work={work} onLookAgain={onLookAgain} />
      {entries > entryRoom && <Alert>{text.noEntryRoom(number(entries), entryRoom)}</Alert>}
      {adds > 0 && <p className="text-13 text-pretty text-muted max-sm:hidden">{text.defaults}</p>}
    </>
  );
}

/** One decision for all rows of a status. */
function ForAll({ status, work }: { status: RowFilter; work: MoveWork }) {
  const text = useWords(movingWords);
  const ways: Partial<Record<RowFilter, [string, Decision][]>> = {
    differs: [
      [text.takeFileAll, { do: 'file' }],
      [text.keepMineAll, { do: 'mine' }],
      [text.skipAll, { do: 'skip' }],
    ],
    missing: [
      [text.entryAll, { do: 'entry' }],
      [text.skipAll, { do: 'skip' }],
    ],
    several: [[text.skipAll, { do: 'skip' }]],
    new: [[text.skipAll, { do: 'skip' }]],
    copy: [[text.skipAll, { do: 'skip' }]],
  };
  if (status === 'changed') return null;
  return (
    <div className="flex flex-wrap gap-2">
      {(ways[status] ?? []).map(([label, decision]) => (
        <Button key={label} isPending={work.isDecidingAll} onClick={() => work.decide({ status }, decision)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
