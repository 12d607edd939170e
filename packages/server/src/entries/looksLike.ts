import { withCovers } from '../catalogue/covers/covers.ts';
import { askedKeys } from '../catalogue/import/titleKeys.ts';
import { correctedTitles } from '../catalogue/correctedTitles.ts';
import type { Context, UserId } from '../context.ts';
import * as store from './entries.store.ts';
import { requireEntry, requireOfCatalogue } from './requireEntry.ts';

const mostMatches = 5;

/** Each word takes a look at its neighbours: of a long list, wrong letters are looked for in so many titles. */
const mostMistyped = 24;

/** Games that an entry looks like. A correction is known to be of its own. */
export async function listMatches(ctx: Context, userId: UserId, gameId: number) {
  const entry = await requireEntry(ctx.db, userId, gameId);
  if (entry.corrects !== null) return [];
  return await withCovers(
    ctx,
    userId,
    await findMatches(ctx, userId, { entries: [entry], most: mostMatches }),
  );
}

type Titled = { game_id: number; title: string };

/** The games that some entries look like by their titles; of those like none, by their titles with a letter corrected. */
export async function findMatches(
  ctx: Context,
  userId: UserId,
  { entries, most }: { entries: readonly Titled[]; most: number },
) {
  const sought = entries.map(({ game_id: gameId, title }) => ({ gameId, keys: askedKeys(title) }));
  const alike = await store.listMatches(ctx.db, userId, { sought, most });
  const known = new Set(alike.map(({ entry_id: gameId }) => gameId));
  const unknown = entries.filter(({ game_id: gameId }) => !known.has(gameId)).slice(0, mostMistyped);
  const mistyped: store.Sought[] = [];
  for (const { game_id: gameId, title } of unknown) {
    const titles = await correctedTitles(ctx.db, title);
    mistyped.push({ gameId, keys: titles.flatMap(askedKeys) });
  }
  return [...alike, ...(await store.listMatches(ctx.db, userId, { sought: mistyped, most }))];
}

/** Whether a game is another one, which may be taken back. */
export async function refuseMatch(
  ctx: Context,
  userId: UserId,
  { gameId, otherId, isOther }: { gameId: number; otherId: number; isOther: boolean },
) {
  await requireEntry(ctx.db, userId, gameId);
  await requireOfCatalogue(ctx.db, otherId);
  const write = isOther ? store.insertRefusal : store.deleteRefusal;
  await write(ctx.db, userId, { gameId, otherId });
  return { ok: true } as const;
}
