import type { FoundGem, Gem } from '@cartouche/contract/alerts';

import type { Context, UserId } from '../context.ts';
import { type FoundPage, countAlerts, listItems, updateUnseen } from './alerts.store.ts';

export function getAlertSummary(ctx: Context, userId: UserId) {
  return countAlerts(ctx.db, userId);
}

export function listNewestGems(ctx: Context, userId: UserId, limit: number): Promise<Gem[]> {
  return listFound(ctx, userId, { limit, offset: 0 });
}

export async function listFound(ctx: Context, userId: UserId, page: FoundPage): Promise<FoundGem[]> {
  const rows = await listItems(ctx.db, userId, page);
  return rows.map((row) => ({ ...row, foundAt: row.foundAt.toISOString() }));
}

export async function markAllSeen(ctx: Context, userId: UserId) {
  await updateUnseen(ctx.db, userId);
  return { ok: true } as const;
}
