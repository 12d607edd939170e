import type { MoveDecision } from '@cartouche/contract/movedRow';
import type { Move } from '@cartouche/contract/moving';
import type { MovedStatus } from '@cartouche/contract/moving.rules';

import { requireGame } from '../catalogue/catalogue.ts';
import { type Context, type InnerContext, type UserId, inTransaction } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { compareGames } from './compare.ts';
import { getMove, requireMove } from './moving.ts';
import * as remembered from './remembered.store.ts';
import * as store from './rows.store.ts';
import { settle } from './settle.ts';
import { listTakeable } from './suggestions.ts';
import { listTaken } from './suggestions.store.ts';

type Decided = {
  moveId: number;
  places?: number[] | undefined;
  status?: MovedStatus | undefined;
  decision: MoveDecision;
};

const batchSize = 1000;
/** What there is to choose from is searched again of each row that is open again, which takes a while. */
const searchedAtOnce = 200;

type OfMove = { userId: UserId; moveId: number };

/** Keeps what the user decides of some rows, or of all of a status, for this file and for the next ones. */
export async function decide(
  ctx: Context,
  userId: UserId,
  { moveId, places, status, decision }: Decided,
): Promise<Move> {
  const ofMove = { userId, moveId };
  await requireReady(ctx, ofMove);
  if (decision.do === 'match') await requireGame(ctx.db, userId, decision.gameId);
  const apart = places ?? (status === undefined ? [] : await decideStatus(ctx, ofMove, { status, decision }));
  await decideAll(
    ctx,
    ofMove,
    apart.map((place) => ({ place, decision })),
  );
  return await getMove(ctx, userId, moveId);
}

/** Decides in one go what leads the rows of a status to no other game, and answers those to decide one by one. */
async function decideStatus(
  ctx: Context,
  ofMove: OfMove,
  { status, decision }: { status: MovedStatus; decision: MoveDecision },
): Promise<number[]> {
  if (!isForAll(decision)) return await store.listPlacesOf(ctx.db, ofMove, status);
  const { apart, shared } = await inTransaction(ctx, async (ctx) => {
    const isEntry = decision.do === 'entry';
    const entries = isEntry ? await store.listPlacesOfEntries(ctx.db, ofMove, status) : [];
    const isKept = isEntry || decision.do === 'skip';
    if (isKept) await remembered.rememberStatus(ctx.db, ofMove, { status, decision });
    await store.decideStatus(ctx.db, ofMove, { status, decision });
    const isSkip = decision.do === 'skip';
    return { apart: entries, shared: isSkip ? await store.listSharedGames(ctx.db, ofMove, status) : [] };
  });
  // Beside a row that is skipped, another one of its game may be the best by now.
  for (let from = 0; from < shared.length; from += batchSize) {
    const gameIds = shared.slice(from, from + batchSize);
    await inTransaction(ctx, (ctx) => compareGames(ctx, ofMove, gameIds));
  }
  return apart;
}

function isForAll(decision: MoveDecision): decision is store.ForAll {
  return ['skip', 'file', 'mine', 'entry'].includes(decision.do);
}

/** Takes the game of all open rows that have but one to choose from, with a title alike, or takes that back. */
export async function takeSuggestions(
  ctx: Context,
  userId: UserId,
  { moveId, isTaken }: { moveId: number; isTaken: boolean },
): Promise<Move> {
  const ofMove = { userId, moveId };
  await requireReady(ctx, ofMove);
  const asked: Asked[] = isTaken
    ? (await listTakeable(ctx.db, ofMove)).map(({ place, game_id: gameId }) => ({
        place,
        decision: { do: 'match', gameId, isSuggested: true },
      }))
    : (await listTaken(ctx.db, ofMove)).map(({ place }) => ({
        place,
        decision: { do: 'undecided' },
      }));
  await decideAll(ctx, ofMove, asked);
  return await getMove(ctx, userId, moveId);
}

async function requireReady(ctx: Context, { userId, moveId }: OfMove): Promise<void> {
  const { state } = await requireMove(ctx, userId, moveId);
  if (state !== 'ready') throw new Refusal('move_went_on');
}

type Asked = { place: number; decision: MoveDecision & { isSuggested?: true } };

async function decideAll(ctx: Context, ofMove: OfMove, asked: readonly Asked[]): Promise<void> {
  const most = asked.some(({ decision }) => decision.do === 'undecided') ? searchedAtOnce : batchSize;
  for (let from = 0; from < asked.length; from += most) {
    await decideBatch(ctx, ofMove, asked.slice(from, from + most));
  }
}

async function decideBatch(ctx: Context, ofMove: OfMove, asked: readonly Asked[]): Promise<void> {
  const { userId } = ofMove;
  const decisionOf = new Map(asked.map(({ place, decision }) => [place, decision]));
  await inTransaction(ctx, async (ctx) => {
    const rows = (await store.listRowsAt(ctx.db, ofMove, [...decisionOf.keys()])).flatMap((row) => {
      const decision = decisionOf.get(row.place);
      return decision ? { ...row, decision: decidedOf(row, decision) } : [];
    });
    await remember(ctx, userId, rows);
    await settleAgain(ctx, ofMove, rows);
  });
}

/** Which games rows are about as they are decided by now, and how these compare with the copies here. */
export async function settleAgain(
  ctx: InnerContext,
  ofMove: OfMove,
  rows: readonly store.RowOfMove[],
): Promise<void> {
  const settling = rows.flatMap((row) => {
    const { wanted, row_key, game_id, choices, decision } = row;
    const suggested = game_id === null ? choices : undefined;
    return wanted === null || row_key === null
      ? []
      : [{ ...row, wanted, row_key, suggested, decision: decision?.do === 'undecided' ? null : decision }];
  });
  const settled = await settle(ctx, ofMove.userId, { rows: settling, searches: { left: searchedAtOnce } });
  await store.updateRows(ctx.db, ofMove, settled);
  // A row that stood beside another one of its game may be the best by now, and the other way round.
  const gameIds = [...rows, ...settled].flatMap(({ game_id: id }) => id ?? []);
  await compareGames(ctx, ofMove, [...new Set(gameIds)]);
}

type DecidedRow = Omit<store.RowOfMove, 'decision'> & { decision: store.Decision };

/** Keeps for the next file what was decided. Which side a difference takes is remembered once it is written. */
async function remember(ctx: InnerContext, userId: UserId, rows: readonly DecidedRow[]): Promise<void> {
  const back = rows.filter(({ decision }) => decision.do === 'undecided');
  await remembered.forgetDecisions(
    ctx.db,
    userId,
    back.flatMap(({ row_key: key }) => key ?? []),
  );
  await remembered.remember(
    ctx.db,
    userId,
    rows.flatMap(({ row_key, decision }) => {
      if (row_key === null || decision.do === 'undecided') return [];
      if (decision.do === 'file' || decision.do === 'mine') return [];
      if (decision.do !== 'match') return { row_key, decision };
      const { gameId } = decision;
      return { row_key, decision: { do: 'match' as const, gameId }, game_id: gameId };
    }),
  );
}

function decidedOf({ items }: store.RowOfMove, decision: Asked['decision']): store.Decision {
  return decision.do === 'further' ? { ...decision, beside: items } : decision;
}
