import { ownEntries } from '@cartouche/contract/limits';

import type { InnerContext, UserId } from '../context.ts';
import { enterOnce } from '../entries/entries.ts';
import type { RowOfMove } from './rows.store.ts';

/** An own entry; one that was there before is not taken back. */
export type Entered = { gameId: number; isNew: boolean };

/** Own entries for the rows of which the user said so, by their places. Rows of one title have the same one. */
export async function enterGames(
  ctx: InnerContext,
  userId: UserId,
  rows: readonly RowOfMove[],
): Promise<Map<number, Entered>> {
  const entered = new Map<number, Entered>();
  for (const { place, wanted, status, decision } of rows) {
    const platform_id = wanted?.platformIds[0];
    if (
      decision?.do !== 'entry' ||
      (status !== 'missing' && status !== 'several') ||
      !wanted ||
      platform_id === undefined
    )
      continue;
    const facts = {
      title: wanted.title.slice(0, ownEntries.longestText).trim(),
      platform_id,
      release_date: wanted.year === null ? null : String(wanted.year),
      publisher: null,
      regions: wanted.region === null ? [] : [wanted.region],
      genres: [],
    };
    entered.set(place, await enterOnce(ctx, userId, facts));
  }
  return entered;
}
