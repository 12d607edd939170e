import type { MoveDecision } from '@cartouche/contract/moving';
import type { Move } from '@cartouche/contract/moving';
import type { MovedStatus } from '@cartouche/contract/moving.rules';

import { requireGame } from '../catalogue/catalogue.ts';
import { type Context, type UserId, inTransaction } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { compareGames } from './compare.ts';
import { getMove, requireMove } from './moving.ts';
import * as remembered from './remembered.store.ts';
import * as store from './rows.store.ts';
import { settle } from './settle.ts';

type Decided = {
  moveId: number;
  places?: number[] | undefined;
  status?: MovedStatus | undefined;
  decision: MoveDecision;
};

const batchSize = 1000;

/** Keeps what the user decides of some rows, or of all of a status, for this file and for the next ones. */
export async function decide(
  ctx: Context,
  userId: UserId,
  { moveId, places, status, decision }: Decided,
): Promise<Move> {
  const { state } = await requireMove(ctx, userId, moveId);
  if (state !== 'ready') throw new Refusal('move_busy');
  if (decision.do === 'match') await requireGame(ctx.db, userId, decision.gameId);
  const ofMove = { userId, moveId };
  const chosen = places ?? (status === undefined ? [] : await store.listPlacesOf(ctx.db, ofMove, status));
  for (let from = 0; from < chosen.length; from += batchSize) {
    await decideBatch(ctx, ofMove, { places: chosen.slice(from, from + batchSize), decision });
  }
  return await getMove(ctx, userId, moveId);
}

type OfMove = { userId: UserId; moveId: number };

async function decideBatch(
  ctx: Context,
  ofMove: OfMove,
  { places, decision }: { places: number[]; decision: MoveDecision },
): Promise<void> {
  const { userId } = ofMove;
  const isBack = decision.do === 'undecided';
  await inTransaction(ctx, async (ctx) => {
    const rows = await store.listRowsAt(ctx.db, ofMove, places);
    const keys = rows.flatMap(({ row_key: key }) => key ?? []);
    // Which side a difference takes is asked of each file anew.
    const isKept = decision.do !== 'file' && decision.do !== 'mine' && !isBack;
    if (isBack) await remembered.forgetDecisions(ctx.db, userId, keys);
    if (isKept)
      await remembered.remember(
        ctx.db,
        userId,
        rows.flatMap((row) =>
          row.row_key === null
            ? []
            : {
                row_key: row.row_key,
                decision: decidedOf(row, decision),
                ...(decision.do === 'match' && { game_id: decision.gameId }),
              },
        ),
      );
    const settled = await settle(
      ctx,
      userId,
      rows.flatMap((row) => {
        const { wanted, row_key, game_id, choices } = row;
        const suggested = game_id === null ? choices : undefined;
        return wanted === null || row_key === null
          ? []
          : { ...row, wanted, row_key, suggested, decision: isBack ? null : decidedOf(row, decision) };
      }),
    );
    await store.updateRows(ctx.db, ofMove, settled);
    // A row that stood beside another one of its game may be the best by now, and the other way round.
    const gameIds = [...rows, ...settled].flatMap(({ game_id: id }) => id ?? []);
    await compareGames(ctx, ofMove, [...new Set(gameIds)]);
  });
}

function decidedOf({ items }: store.RowOfMove, decision: MoveDecision): store.Decision {
  return decision.do === 'further' ? { ...decision, beside: items } : decision;
}
