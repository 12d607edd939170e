import { type Context, type InnerContext, inTransaction } from '../../context.ts';
import { uniteGames } from '../unite.ts';
import { type OpenGame, readGames, writeGames } from './batch.ts';
import { findRank } from './compose.ts';
import { lockImports } from './import.store.ts';
import { areToldApart, findGame } from './match.ts';
import { listCodedTwins, listTwins } from './records.store.ts';

/**
 * Unites games that are one by the comparison of their records; answers how many went. Those that only a code of Nintendo
 * connects can be two after any import, because a translation may come before the record that leads to its game.
 */
export async function uniteTwins(ctx: Context, which: 'all' | 'coded'): Promise<number> {
  let united = 0;
  const groups = await (which === 'all' ? listTwins(ctx.db) : listCodedTwins(ctx.db));
  for (const ids of groups) united += await uniteAmong(ctx, ids);
  return united;
}

async function uniteAmong(ctx: Context, ids: number[]): Promise<number> {
  return await inTransaction(ctx, async (ctx) => {
    await lockImports(ctx.db);
    let games = (await readGames(ctx.db, ids)).toSorted((a, b) => findRank(a.records) - findRank(b.records));
    let times = 0;
    for (const game of games.toReversed()) {
      const others = games.filter((other) => other !== game);
      const twin = findTwin(game, others);
      if (!twin || !(await unite(ctx, game, twin))) continue;
      games = others;
      times += 1;
    }
    return times;
  });
}

/** The game that one of a game's records is about, unless a source tells the two apart by another record. */
function findTwin(game: OpenGame, games: readonly OpenGame[]): OpenGame | undefined {
  const others = games.filter((other) => !areToldApart(game, other));
  return game.records.map((record) => findGame(record, others)).find((one) => one !== undefined);
}

/** Makes one game the other, and composes that anew. */
async function unite(ctx: InnerContext, game: OpenGame, twin: OpenGame): Promise<boolean> {
  if (game.id === undefined || twin.id === undefined) return false;
  if (!(await uniteGames(ctx, { from: game.id, to: twin.id }))) return false;
  twin.records.push(...game.records);
  await writeGames(ctx.db, [twin]);
  return true;
}
