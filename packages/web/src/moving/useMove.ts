import { isAtWork } from '@cartouche/contract/moving.rules';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

import { type Answer, api } from '../api/client.ts';
import { useIsOnline } from '../api/online.ts';
import { queryClient } from '../api/query.ts';
import { useRead } from '../api/reads.ts';
import { toRefusal } from '../api/refusal.ts';
import { useWrite } from '../api/writes.ts';
import { paths } from '../paths.ts';

export type Move = Answer<typeof api.moving.get>;
export type MovedRow = Answer<typeof api.moving.rows>[number];
export type Decision = Parameters<typeof api.moving.decide.send>[0]['decision'];

/** How often work under way is asked for. */
const everyMs = 700;

/** A file that is brought, and what can be done with it. What the server works on is followed, also after a reload. */
export function useMove(moveId: number) {
  const match = useWrite(api.moving.match);
  const write = useWrite(api.moving.write);
  const undo = useWrite(api.moving.undo);
  const asTable = useWrite(api.moving.asTable);
  const decide = useWrite(api.moving.decide);
  const suggest = useWrite(api.moving.suggest);
  const navigate = useNavigate();
  const lookAgain = useWrite(api.moving.lookAgain, {
    onDone: ({ id }) => id !== moveId && void navigate(paths.move({ file: id })),
  });
  const stop = useWrite(api.moving.stop);
  const isBusy = match.isPending || write.isPending || undo.isPending;
  const read = useRead(api.moving.get, { moveId }, { everyMs: isBusy ? everyMs : 0 });
  const move = read.data;
  const works = move !== undefined && isAtWork(move.state);
  // Work that another tab or visit began is followed as well.
  useRead(api.moving.get, works && !isBusy ? { moveId } : null, { everyMs });
  const { reset: forgetStop } = stop;
  const wasAtWork = useRef(false);
  useEffect(() => {
    if (wasAtWork.current && !works) {
      void queryClient.invalidateQueries();
      forgetStop();
    }
    wasAtWork.current = works;
  }, [works, forgetStop]);
  useTurn(move);

  const writes = [match, write, undo, asTable, decide, suggest, lookAgain];
  const lost = writes.filter(({ error }) => error !== null && toRefusal(error) === null);
  // An answer that was lost says nothing any more once the work is done, or the network is back.
  const isOnline = useIsOnline();
  const isAway = works || !isOnline;
  const wasAway = useRef(isAway);
  useEffect(() => {
    if (wasAway.current && !isAway) for (const one of lost) one.reset();
    wasAway.current = isAway;
  });
  const { error: failure = null } = writes.find(({ isError }) => isError) ?? {};
  /** What failed before is over once something else is begun. */
  function begin<Input>({ mutate }: { mutate: (input: Input) => void }, input: Input) {
    for (const one of writes) if (one.isError) one.reset();
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
    failure,
    match: (settings: Parameters<typeof api.moving.match.send>[0]['settings']) =>
      begin(match, { moveId, settings }),
    asTable: () => begin(asTable, { moveId }),
    write: () => begin(write, { moveId }),
    undo: () => begin(undo, { moveId }),
    stop: () => stop.mutate({ moveId }),
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
