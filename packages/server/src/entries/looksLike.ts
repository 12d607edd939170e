import { withCovers } from '../catalogue/covers/covers.ts';
import { askedKeys, numbersIn, withoutBrackets } from '../catalogue/import/titleKeys.ts';
import { correctedTitles } from '../catalogue/correctedTitles.ts';
import { gamesLike } from '../catalogue/gamesLike.ts';
import type { Context, UserId } from '../context.ts';
import * as store from './entries.store.ts';
import { requireEntry, requireOfCatalogue } from './requireEntry.ts';

const mostMatches = 5;

/** Each word takes a look at its neighbours: of a long list, wrong letters are looked for in so many titles. */
const mostMistyped = 24;
/** And so many are searched for their words, which takes up to 40 ms each. */
const mostSearched = 8;

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

type Titled = { game_id: number; title: string; platform_id: number };

/**
 * The games that some entries look like: by their titles, else by these with a letter corrected, else as games that have
 * all of their words and the same numbers, as 'Zelda: A Link to the Past' means The Legend of Zelda.
 */
export async function findMatches(
  ctx: Context,
  userId: UserId,
  { entries, most }: { entries: readonly Titled[]; most: number },
) {
  const find = (sought: readonly store.Sought[]) => store.listMatches(ctx.db, userId, { sought, most });
  const found = await find(
    entries.map(({ game_id: gameId, title }) => ({
      gameId,
      keys: [title, withoutBrackets(title)].flatMap(askedKeys),
    })),
  );
  const unknown = () => {
    const known = new Set(found.map(({ entry_id: gameId }) => gameId));
    return entries.filter(({ game_id: gameId }) => !known.has(gameId));
  };

  const mistyped: store.Sought[] = [];
  for (const { game_id: gameId, title } of unknown().slice(0, mostMistyped)) {
    const titles = await correctedTitles(ctx.db, title);
    mistyped.push({ gameId, keys: titles.flatMap(askedKeys) });
  }
  found.push(...(await find(mistyped)));

  const likes = unknown()
    .slice(0, mostSearched)
    .map(({ game_id: gameId, title, platform_id: platform }) => ({
      gameId,
      q: withoutBrackets(title),
      platform,
      most,
    }))
    .filter(({ q }) => q.includes(' '));
  const ids = await gamesLike(ctx.db, userId, { likes, isTypedOnly: true });
  const games = await find(likes.map(({ gameId }, at) => ({ gameId, keys: [], ids: ids[at] ?? [] })));
  const numbersOf = new Map(likes.map(({ gameId, q }) => [gameId, numbersIn(q)]));
  found.push(...games.filter((game) => numbersIn(game.title) === numbersOf.get(game.entry_id)));
  return found;
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
