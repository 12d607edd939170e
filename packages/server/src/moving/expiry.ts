import { isAtWork, moving } from '@cartouche/contract/moving.rules';

import type { MoveRow } from './moving.store.ts';

export const dayMs = 24 * 3_600_000;

/** When a move's rows are deleted: a month after it was written, and a week after it was read if it never was. */
export function expiryOf({
  written_at: written,
  made_at: made,
}: Pick<MoveRow, 'written_at' | 'made_at'>): Date {
  return written
    ? new Date(written.getTime() + moving.undoDays * dayMs)
    : new Date(made.getTime() + moving.unwrittenDays * dayMs);
}

/** Whether a move has ended, though its rows may still wait to be deleted. What is being worked on ends afterwards. */
export function isExpired(row: Pick<MoveRow, 'written_at' | 'made_at' | 'state'>, now: Date): boolean {
  return !isAtWork(row.state) && expiryOf(row) < now;
}
