import type { Correction, EntryFacts } from '@cartouche/contract/entries';
import { type EntryFact, entryFacts } from '@cartouche/contract/entries.rules';

import { withCovers } from '../catalogue/covers/covers.ts';
import { acceptFacts } from '../catalogue/import/corrections.ts';
import { type AnyContext, type Context, type UserId, inTransaction } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { isAdmin } from '../settings/settings.ts';
import * as store from './corrections.store.ts';
import { copyCover, mergeInside } from './merge.ts';

const done = { ok: true } as const;

/** To anybody else, there is nothing at this address. */
async function requireOperator(ctx: AnyContext, userId: UserId): Promise<void> {
  if (!(await isAdmin(ctx.db, userId))) throw new Refusal('not_found');
}

/** What users corrected for themselves and the operator has not decided on, without saying whose it is. */
export async function listCorrections(ctx: Context, userId: UserId): Promise<Correction[]> {
  await requireOperator(ctx, userId);
  const rows = await store.listCorrections(ctx.db);
  const games = await withCovers(
    ctx,
    userId,
    rows.map(({ game }) => game),
  );
  return rows.flatMap(({ gameId, game: { game_id }, before, after, created_at }) => {
    const game = games.find((one) => one.game_id === game_id);
    const changes = changedFacts(before, after).map((fact) => ({
      fact,
      from: inWords(before[fact]),
      to: inWords(after[fact]),
    }));
    return game && changes.length > 0 ? { gameId, game, changes, created_at: created_at.toISOString() } : [];
  });
}

/** A correction that leaves a fact out says nothing of it: what sources know of it stays. */
function changedFacts(before: EntryFacts, after: EntryFacts): EntryFact[] {
  return entryFacts.filter((fact) => {
    const says = inWords(after[fact]);
    return says !== '' && says !== inWords(before[fact]);
  });
}

function inWords(value: EntryFacts[EntryFact]): string {
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

/** The game says for everybody what the correction says; its owner has the game again instead of the correction. */
export async function acceptCorrection(ctx: Context, userId: UserId, gameId: number) {
  await requireOperator(ctx, userId);
  const { user_id: ownerId } = await requireCorrection(ctx, gameId);
  const picture = await copyCover(ctx, ownerId, gameId);
  return await inTransaction(ctx, async (ctx) => {
    const { before, after, game } = await requireCorrection(ctx, gameId);
    const { game_id: otherId } = game;
    const changed = changedFacts(before, after);
    await mergeInside(ctx, ownerId, { gameId, otherId, picture });
    await acceptFacts(ctx, {
      gameId: otherId,
      facts: Object.fromEntries(changed.map((fact) => [fact, after[fact]])),
    });
    return done;
  });
}

async function requireCorrection(ctx: AnyContext, gameId: number) {
  const correction = await store.findCorrection(ctx.db, gameId);
  if (!correction) throw new Refusal('correction_not_found');
  return correction;
}

/** The correction stays its user's own. The operator sees it again when it changes. */
export async function declineCorrection(ctx: Context, userId: UserId, gameId: number) {
  await requireOperator(ctx, userId);
  if (!(await store.declineCorrection(ctx.db, gameId, ctx.now()))) throw new Refusal('correction_not_found');
  return done;
}
