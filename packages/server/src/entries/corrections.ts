import { isDeepStrictEqual } from 'node:util';

import type { Correction, Decision } from '@cartouche/contract/entries';

import { withCovers } from '../catalogue/covers/covers.ts';
import {
  type Acceptance,
  acceptFacts,
  lockFacts,
  takeBackFacts,
  takeOut,
} from '../catalogue/import/corrections.ts';
import { type AnyContext, type Context, type InnerContext, type UserId, inTransaction } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { isAdmin } from '../settings/settings.ts';
import { lockTier } from '../subscription/subscription.ts';
import {
  type AcceptanceRow,
  deleteAcceptance,
  findAcceptance,
  insertAcceptance,
  listAcceptances as selectAcceptances,
  listLater,
  setAccepted,
} from './acceptances.store.ts';
import * as store from './corrections.store.ts';
import { copyCover, keepsCover, mergeInside, undoableSince, unmergeInside } from './merge.ts';

const done = { ok: true } as const;

/** To anybody else, there is nothing at this address. */
async function requireOperator(ctx: AnyContext, userId: UserId): Promise<void> {
  if (!(await isAdmin(ctx.db, userId))) throw new Refusal('not_found');
}

/** What users corrected for themselves and the operator has not decided on, without saying whose it is. */
export async function listCorrections(ctx: Context, userId: UserId): Promise<Correction[]> {
  await requireOperator(ctx, userId);
  return await toCorrections(ctx, userId, await store.listCorrections(ctx.db));
}

/** What operators accepted and can still undo, newest first. */
export async function listAcceptances(ctx: Context, userId: UserId): Promise<Correction[]> {
  await requireOperator(ctx, userId);
  return await toCorrections(ctx, userId, await selectAcceptances(ctx.db, undoableSince(ctx)));
}

async function toCorrections(
  ctx: Context,
  userId: UserId,
  rows: Omit<store.CorrectionRow, 'user_id'>[],
): Promise<Correction[]> {
  const games = await withCovers(
    ctx,
    userId,
    rows.map(({ game }) => game),
  );
  return rows.flatMap(({ gameId, game: { game_id }, changes, created_at }) => {
    const game = games.find((one) => one.game_id === game_id);
    return game
      ? { gameId, game, changes: changesInWords(changes), created_at: created_at.toISOString() }
      : [];
  });
}

function changesInWords(changes: store.CorrectionRow['changes']): Correction['changes'] {
  const inWords = (value: store.Value) => (Array.isArray(value) ? value.join(', ') : (value ?? ''));
  return changes.map(({ fact, from, to }) => ({ fact, from: inWords(from), to: inWords(to) }));
}

/**
 * The game says for everybody what the correction says. Its owner has the game again instead of the correction, unless
 * that says or shows what the game does not: then it stays their own.
 */
export async function acceptCorrection(ctx: Context, userId: UserId, decision: Decision) {
  await requireOperator(ctx, userId);
  const { gameId } = decision;
  const { user_id: ownerId } = await requireCorrection(ctx, gameId);
  const cover = await copyCover(ctx, ownerId, gameId);
  return await inTransaction(ctx, async (ctx) => {
    const { changes, game } = await lockShown(ctx, decision);
    const { game_id: otherId } = game;
    const now = ctx.now();
    const facts = Object.fromEntries(changes.map(({ fact, to }) => [fact, to]));
    const accepted = await acceptFacts(ctx, { gameId: otherId, facts });
    await insertAcceptance(ctx.db, { entryId: gameId, otherId, changes, accepted, now });
    const isWhole =
      !(await store.saysMore(ctx.db, gameId)) && (await keepsCover(ctx, ownerId, { gameId, cover }));
    if (isWhole) await mergeInside(ctx, ownerId, { gameId, otherId, cover, acceptedAt: now });
    return done;
  });
}

/** The game says again what it said before, and the correction is its user's own again. */
export async function undoAcceptance(ctx: Context, userId: UserId, gameId: number) {
  await requireOperator(ctx, userId);
  const { ownerId } = await requireAcceptance(ctx, gameId);
  return await inTransaction(ctx, async (ctx) => {
    if (ownerId !== null) await lockTier(ctx, ownerId);
    await lockFacts(ctx);
    const acceptance = await requireAcceptance(ctx, gameId); // its owner may have undone the merge
    if (ownerId !== null && acceptance.isMerged) await giveBack(ctx, ownerId, gameId);
    await takeBackFacts(ctx, acceptance.otherId, await takeOutOfLine(ctx, acceptance));
    await deleteAcceptance(ctx.db, acceptance.id);
    return done;
  });
}

/** What of an acceptance no later one replaced. Those that did go back to what it found, when they are undone. */
async function takeOutOfLine(ctx: InnerContext, acceptance: AcceptanceRow): Promise<Acceptance> {
  const later = await listLater(ctx.db, acceptance);
  const { left, relinked } = takeOut(
    acceptance.accepted,
    later.map(({ accepted }) => accepted),
  );
  for (const [place, { id }] of later.entries()) {
    const accepted = relinked[place];
    if (accepted) await setAccepted(ctx.db, id, accepted);
  }
  return left;
}

/** Whose correction cannot come back, as they have another one by now or no room, keeps the game. */
async function giveBack(ctx: InnerContext, ownerId: UserId, gameId: number): Promise<void> {
  try {
    await unmergeInside(ctx, ownerId, gameId);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

async function requireAcceptance(ctx: AnyContext, gameId: number) {
  const acceptance = await findAcceptance(ctx.db, gameId, undoableSince(ctx));
  if (!acceptance) throw new Refusal('merge_not_found');
  return acceptance;
}

async function requireCorrection(ctx: AnyContext, gameId: number): Promise<store.CorrectionRow> {
  const correction = await store.findCorrection(ctx.db, gameId);
  if (!correction) throw new Refusal('correction_not_found');
  return correction;
}

/** The correction as the operator saw it. Its owner cannot change it until the transaction ends. */
async function lockShown(ctx: InnerContext, { gameId, changes }: Decision): Promise<store.CorrectionRow> {
  const { user_id: ownerId } = await requireCorrection(ctx, gameId);
  await lockTier(ctx, ownerId);
  const correction = await requireCorrection(ctx, gameId);
  if (!isDeepStrictEqual(changesInWords(correction.changes), changes))
    throw new Refusal('correction_changed');
  return correction;
}

/** The correction stays its user's own. The operator sees it again when it changes. */
export async function declineCorrection(ctx: Context, userId: UserId, decision: Decision) {
  await requireOperator(ctx, userId);
  return await inTransaction(ctx, async (ctx) => {
    await lockShown(ctx, decision);
    await store.declineCorrection(ctx.db, decision.gameId, ctx.now());
    return done;
  });
}
