import { isAtWork } from '@cartouche/contract/moving.rules';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

import { type Answer, api } from '../api/client.ts';
import { useIsOnline } from '../api/online.ts';
import { queryClient } from '../api/query.ts';
import { useRead } from '../api/reads.ts';
import { toRefusal } from '../api/refusal.ts';
import { editAnswers, useWrite } from '../api/writes.ts';
import { paths } from '../paths.ts';

export type Move = Answer<typeof api.moving.get>;
export type MovedRow = Answer<typeof api.moving.rows>[number];
export type Decision = Parameters<typeof api.moving.decide.send>[0]['decision'];

/** How often work under way is asked for. */
const everyMs = 700;

/** How often it is looked whether what was not answered has arrived. */
const unknownMs = 5000;

/** What went wrong. Stays until something else is done or it is closed. */
export type MoveFailed = {
  error: Error;
  /** There was no network when it was pressed, so that it surely did not arrive. */
  isUnsent: boolean;
  /** The screen shows how the file stood some time after it was pressed. */
  isSeen: boolean;
  forget: () => void;
};

/** A file that is brought, and what can be done with it. What the server works on is followed, also after a reload. */
export function useMove(moveId: number) {
  const match = useWrite(api.moving.match, { onDone: show });
  const write = useWrite(api.moving.write, { onDone: show });
  const undo = useWrite(api.moving.undo, { onDone: show });
  const asTable = useWrite(api.moving.asTable);
  const decide = useWrite(api.moving.decide);
  const suggest = useWrite(api.moving.suggest);
  const navigate = useNavigate();
  const lookAgain = useWrite(api.moving.lookAgain, {
    onDone: ({ id }) => id !== moveId && void navigate(paths.move({ file: id })),
  });
  const stop = useWrite(api.moving.stop);
  const [isUnsent, setUnsent] = useState(false);
  const isBusy = match.isPending || write.isPending || undo.isPending;
  const read = useRead(api.moving.get, { moveId }, { everyMs: isBusy ? everyMs : 0 });
  const move = read.data;
  const works = move !== undefined && isAtWork(move.state);
  useTurn(move);
  useSeenAgain();

  const writes: Begun[] = [match, write, undo, asTable, decide, suggest, lookAgain];
  const lost = writes.filter(({ error }) => error !== null && toRefusal(error) === null);
  // Work that another tab or visit began is followed as well, and so is whether what was not answered has arrived.
  const isUnknown = lost.length > 0 && !isUnsent;
  const isFollowed = (works || isUnknown) && !isBusy;
  useRead(api.moving.get, isFollowed ? { moveId } : null, { everyMs: works ? everyMs : unknownMs });
  const isOnline = useIsOnline();
  const state = move?.state;
  useGoneOn(state, lost, stop);
  const failed = writes.find(({ isError }) => isError);
  // Some refusals say that the screen shows how it stands: they are told once it does. What was lost is told at once.
  const isRefused = failed !== undefined && !lost.includes(failed);
  const isOld = isRefused && read.isFetching && read.dataUpdatedAt < failed.submittedAt;
  const toFailure = (one: Begun | undefined): MoveFailed | null =>
    one?.error
      ? {
          error: one.error,
          isUnsent,
          isSeen: read.dataUpdatedAt > one.submittedAt + unknownMs,
          forget: one.reset,
        }
      : null;
  /** What failed before is over once something else is begun. */
  function begin<Input>({ mutate }: { mutate: (input: Input) => void }, input: Input) {
    for (const one of [...writes, stop]) if (one.isError) one.reset();
    setUnsent(!isOnline);
    mutate(input);
  }

  return {
    move,
    error: read.error,
    refetch: () => void read.refetch(),
    isFetching: read.isFetching,
    isBusy: isBusy || works,
    isStopping: stop.isPending || stop.isSuccess,
    /** Whether nobody knows how far the work is. */
    isUnreached: !isOnline || read.failureCount > 0,
    /** What was begun, and is not under way yet. */
    begun: begunOf(state, { isWriting: write.isPending, isUndoing: undo.isPending }),
    failure: isOld ? null : toFailure(failed),
    stopFailure: toFailure(stop),
    match: (settings: Parameters<typeof api.moving.match.send>[0]['settings']) =>
      begin(match, { moveId, settings }),
    asTable: () => begin(asTable, { moveId }),
    write: () => begin(write, { moveId }),
    undo: () => begin(undo, { moveId }),
    stop: () => begin(stop, { moveId }),
    decide: (which: { places: number[] } | { status: MovedRow['status'] }, decision: Decision) =>
      begin(decide, { moveId, ...which, decision }),
    suggest: (isTaken: boolean) => begin(suggest, { moveId, isTaken }),
    lookAgain: () => begin(lookAgain, { moveId }),
    isSuggesting: suggest.isPending,
    isLookingAgain: lookAgain.isPending,
    isDecidingAll: decide.isPending && decide.variables.status !== undefined,
  };
}

export type MoveWork = ReturnType<typeof useMove>;

/** How a file stands as the work on it is answered: where the network is cut then, no later read says it. */
function show(move: Move): void {
  editAnswers(api.moving.get, (before, { moveId }) => (moveId === move.id ? move : before));
}

type Begun = { error: Error | null; isError: boolean; submittedAt: number; reset: () => void };

function begunOf(
  state: Move['state'] | undefined,
  { isWriting, isUndoing }: { isWriting: boolean; isUndoing: boolean },
): 'writing' | 'undoing' | null {
  if (isWriting && state === 'ready') return 'writing';
  return isUndoing && state === 'written' ? 'undoing' : null;
}

/**
 * Once the file has gone on, here or in another tab, an answer that was lost says nothing any more, and what was read
 * of the collection may be old.
 */
function useGoneOn(state: Move['state'] | undefined, lost: readonly Begun[], stop: Begun): void {
  const lastState = useRef(state);
  useEffect(() => {
    const last = lastState.current;
    lastState.current = state;
    if (last === state || last === undefined) return;
    for (const one of lost) one.reset();
    if (state === undefined || isAtWork(state)) return;
    void queryClient.invalidateQueries();
    stop.reset();
  });
}

/**
 * Looks how the file stands at once when the network is back, and when the user comes back to this window: reads are
 * repeated only in one that was out of sight, and this one may have been beside the other.
 */
function useSeenAgain(): void {
  useEffect(() => {
    function look() {
      for (const { name } of [api.moving.get, api.moving.rows])
        void queryClient.invalidateQueries({ queryKey: [name] });
    }
    const events = ['focus', 'online'] as const;
    for (const event of events) window.addEventListener(event, look);
    return () => {
      for (const event of events) window.removeEventListener(event, look);
    };
  }, []);
}

/** Begins the dry run of a file that waited, once the file before it is done. A job does where no screen is open. */
function useTurn(move: Move | undefined): void {
  const { mutate: begin } = useWrite(api.moving.match);
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (!move) return;
    const waits = move.waitsFor !== null;
    if (wasWaiting.current && !waits && move.state === 'matching') begin({ moveId: move.id });
    wasWaiting.current = waits;
  }, [move, begin]);
}
