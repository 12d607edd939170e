import type { GameRow } from '@cartouche/contract/game';

import type { Context, UserId } from '../context.ts';
import { listShownIds } from './catalogue.store.ts';
import { toGameRows } from './rows.ts';
import { type TitleRow, findLastChange, listOwnTitles, listTitles } from './titles.store.ts';

/** So many names take 250 MB with what finds them; of a larger catalogue, the games that are likelier meant. */
const mostTitles = 300_000;
/** New games are found after this long at the latest: reading all names takes a second. */
const staleMs = 10 * 60_000;

type Kept = { titles: TitleRow[]; asOf: string; readAt: number };
const kept = new WeakMap<Context['db'], Promise<Kept>>();

/** The folded names of everybody's games, for what compares many of them at once. The same array until they change. */
export async function allTitles(ctx: Context): Promise<readonly TitleRow[]> {
  const before = kept.get(ctx.db);
  const known = await before?.catch(() => undefined);
  if (known && ctx.now().getTime() - known.readAt < staleMs) return known.titles;
  // Somebody else may have begun to read them meanwhile.
  const reading = kept.get(ctx.db) === before ? read(ctx, known) : kept.get(ctx.db);
  if (!reading) return allTitles(ctx);
  kept.set(ctx.db, reading);
  return (await reading).titles;
}

async function read({ db, now }: Context, known: Kept | undefined): Promise<Kept> {
  const asOf = await findLastChange(db);
  const readAt = now().getTime();
  return { titles: known?.asOf === asOf ? known.titles : await listTitles(db, mostTitles), asOf, readAt };
}

/** The same for what the user has entered. */
export const ownTitles = (ctx: Context, userId: UserId) => listOwnTitles(ctx.db, userId);

/** Games as lists show them, by id. A game that the user corrected is their correction; unknown ones are left out. */
export async function gamesByIds(ctx: Context, userId: UserId, ids: number[]): Promise<Map<number, GameRow>> {
  const shown = await listShownIds(ctx.db, userId, ids);
  const rows = await toGameRows(ctx, userId, { ids: [...new Set(shown.values())], total: 0 });
  const byId = new Map(rows.map((row) => [row.game_id, row]));
  return new Map(
    [...shown].flatMap(([asked, id]) => {
      const game = byId.get(id);
      return game ? [[asked, game] as const] : [];
    }),
  );
}
