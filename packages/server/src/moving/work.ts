import { setTimeout as rest } from 'node:timers/promises';

import { type MoveState, isAtWork } from '@cartouche/contract/moving.rules';
import type { Tier } from '@cartouche/contract/limits';

import { type AnyContext, type Context, type InnerContext, type UserId, inTransaction } from '../context.ts';
import { Refusal, isRefusal } from '../refusal.ts';
import { lockTier } from '../subscription/subscription.ts';
import * as store from './moving.store.ts';

/** How long work may be silent before another worker goes on with it. */
const leaseMs = 30_000;
/**
 * After each batch. Without it, whatever somebody else's request asks next waits for another whole batch where all share
 * one connection: a file of three rows asks some fifty times.
 */
const restMs = 25;

type Step = { userId: UserId; moveId: number; from: MoveState[]; to: MoveState };

/** A move that a worker has for itself, as it was when it took it. Whoever takes it later has a higher turn. */
export type Lease = { userId: UserId; moveId: number; turn: number; move: store.MoveRow };

/**
 * Takes a move and works on it. A fault halfway is logged, and the lease stays: once it is over, a job goes on with the
 * work. Whoever asked for it is told how far it is.
 */
export async function withLease(
  ctx: Context,
  { userId, moveId, from, to }: Step,
  doWork: (lease: Lease) => Promise<void>,
): Promise<void> {
  const now = ctx.now();
  const move = await store.takeMove(ctx.db, { userId, moveId }, { from, to, now, until: leaseEnd(ctx) });
  if (!move) throw await refusalOf(ctx, { userId, moveId, from });
  const lease = { userId, moveId, turn: move.turn, move };
  // A batch whose titles are looked for on all consoles may take longer than a lease. A failure shows at its end.
  const renew = () => void store.holdMove(ctx.db, lease, leaseEnd(ctx)).catch(() => undefined);
  const renewal = setInterval(renew, leaseMs / 3);
  try {
    await doWork(lease);
  } catch (error) {
    if (isRefusal(error) && !isLost(error)) throw error;
    const { tries } = move;
    if (isLost(error)) ctx.log.warn({ moveId, tries }, 'another worker went on with a file');
    else ctx.log.error({ err: error, moveId, tries }, 'the work on a file failed halfway');
  } finally {
    clearInterval(renewal);
  }
}

/** Why work cannot begin: the file is further by now, or somebody works on it; else another file is being worked on. */
async function refusalOf(ctx: Context, { userId, moveId, from }: Omit<Step, 'to'>): Promise<Refusal> {
  const move = await store.findMove(ctx.db, userId, moveId);
  const isHeld = move !== undefined && move.busy_until !== null && move.busy_until >= ctx.now();
  return new Refusal(move && from.includes(move.state) && !isHeld ? 'move_busy' : 'move_went_on');
}

/** Whether another worker has taken over. */
export function isLost(error: unknown): boolean {
  return isRefusal(error, 'move_busy');
}

/** The file that is worked on, if this one waits for that. */
export async function waitsFor(
  ctx: AnyContext,
  { user_id: userId, id, state, busy_until: until }: store.MoveRow,
): Promise<Pick<store.MoveRow, 'id' | 'file_name'> | null> {
  const now = ctx.now();
  const isWaiting = isAtWork(state) && until !== null && until < now;
  return (isWaiting && (await store.findWorkedOn(ctx.db, { userId, moveId: id }, now))) || null;
}

function leaseEnd(ctx: AnyContext): Date {
  return new Date(ctx.now().getTime() + leaseMs);
}

function requireHeld(isHeld: boolean): void {
  if (!isHeld) throw new Refusal('move_busy');
}

/**
 * Works in batches, so that others' requests go on, and with the progress in the row, so that it survives a reload.
 * `next` does a batch and answers how many rows it did, none at the end.
 */
export async function work(
  ctx: Context,
  lease: Lease,
  next: () => Promise<number>,
): Promise<'done' | 'stopped'> {
  let isStopping: boolean | undefined = lease.move.is_stopping;
  while (!isStopping) {
    const rows = await next();
    if (rows === 0) return 'done';
    isStopping = await store.tellProgress(ctx.db, lease, rows);
    requireHeld(isStopping !== undefined);
    await rest(restMs);
  }
  return 'stopped';
}

/** How far a worker is: all rows of one kind come before any other one. Whoever goes on with it begins anew. */
export type Round = { isFirst: boolean; from: number };

export function beginning(): Round {
  return { isFirst: true, from: 0 };
}

/** The next rows of a round, else of the second one; none at the end. Each row is looked at once in each round. */
export async function nextRows<Row extends { place: number }>(
  round: Round,
  list: (round: Round) => Promise<Row[]>,
): Promise<Row[]> {
  const rows = await list(round);
  const last = rows.at(-1);
  if (last) round.from = last.place + 1;
  if (last || !round.isFirst) return rows;
  Object.assign(round, { isFirst: false, from: 0 });
  return await nextRows(round, list);
}

/**
 * Runs a batch in a transaction of the worker whose turn it still is. The plan is locked first: who waited there too
 * long finds that another one has gone on, and whatever is read now is what that one left.
 */
export function inLease<T>(
  ctx: Context,
  lease: Lease,
  doBatch: (ctx: InnerContext, tier: Tier) => Promise<T>,
): Promise<T> {
  return inTransaction(ctx, async (ctx) => {
    const tier = await lockTier(ctx, lease.userId);
    requireHeld(await store.holdMove(ctx.db, lease, leaseEnd(ctx)));
    return await doBatch(ctx, tier);
  });
}

/** Ends the work in a state. */
export async function endIn(
  ctx: AnyContext,
  lease: Lease,
  end: Parameters<typeof store.endWork>[2],
): Promise<void> {
  requireHeld(await store.endWork(ctx.db, lease, end));
}

/** Has the lease of a worker that writes go on as one that takes back. */
export async function turnBack(ctx: AnyContext, lease: Lease): Promise<Lease> {
  const move = await store.turnBack(ctx.db, lease);
  if (!move) throw new Refusal('move_busy');
  return { ...lease, move };
}
