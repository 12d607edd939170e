import { unconfirmedDays } from '@cartouche/contract/limits';
import type { UserSession } from '@cartouche/contract/session';

import type { Context } from '../context.ts';
import type { UserDoor } from '../http/door.ts';
import { Refusal } from '../refusal.ts';
import type { UserSessionDoor } from './auth.ts';
import { deviceOf } from './device.ts';
import { lasts } from './gate.ts';
import * as store from './session.store.ts';

const done = { ok: true } as const;

/** The user's sessions. */
export async function listSessions({ ctx, auth, userId, request }: UserSessionDoor): Promise<UserSession[]> {
  const token = auth.tokenOf(request);
  const rows = await store.listSessions(ctx.db, userId, { token, ...living(ctx) });
  return rows.map(({ id, userAgent, createdAt, updatedAt, is_this }) => ({
    id,
    ...deviceOf(userAgent),
    signed_in_at: createdAt.toISOString(),
    last_seen_at: updatedAt.toISOString(),
    is_this,
  }));
}

export async function endSession({ ctx, userId }: UserDoor, id: string) {
  if (!(await store.deleteSession(ctx.db, userId, id))) throw new Refusal('session_not_found');
  return done;
}

export async function endOtherSessions({ ctx, auth, userId, request }: UserSessionDoor) {
  return { ended: await store.deleteOtherSessions(ctx.db, userId, auth.tokenOf(request)) };
}

export function forgetEndedSessions(ctx: Context): Promise<void> {
  return store.deleteEndedSessions(ctx.db, living(ctx));
}

/** Deletes accounts not confirmed in time, which frees their addresses. */
export function forgetUnconfirmedAccounts(ctx: Context): Promise<void> {
  return store.deleteUnconfirmed(ctx.db, { before: daysBefore(ctx.now(), unconfirmedDays) });
}

function living(ctx: Context) {
  const now = ctx.now();
  return { now, notBefore: new Date(now.getTime() - lasts.mostMs) };
}

function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * 24 * 60 * 60_000);
}
