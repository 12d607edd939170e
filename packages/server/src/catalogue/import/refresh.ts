import { type Context, type InnerContext, inTransaction } from '../../context.ts';
import { uniteGames } from '../unite.ts';
import { type OpenGame, readGames, writeGames } from './batch.ts';
import { findRank } from './compose.ts';
import { lockImports } from './import.store.ts';
import { findGame } from './match.ts';
import { countGamesWithRecords, listGamesWithRecords, listTwins } from './records.store.ts';
import { findSeedDigest, upsertSeedDigest } from './seed.store.ts';

/** Changes whenever games are composed or recognised in another way: then all that are stored are gone through. */
const rules = '6';
const rulesName = 'rules of the catalogue';

const pageSize = 500;
const quietMs = 5_000;

const count = (games: number) => games.toLocaleString('en');

/**
 * Composes all games anew and unites those that stand twice, if the rules have changed since it was last done. What
 * earlier versions imported twice becomes one game so.
 */
export async function refreshCatalogue(
  ctx: Context,
  say: (text: string) => void = () => undefined,
): Promise<{ united: number }> {
  if ((await findSeedDigest(ctx.db, rulesName)) === rules) return { united: 0 };

  const of = await countGamesWithRecords(ctx.db);
  let done = 0;
  let saidAt = ctx.now().getTime();
  for (let after = 0; ;) {
    const ids = await listGamesWithRecords(ctx.db, { after, most: pageSize });
    const last = ids.at(-1);
    if (last === undefined) break;
    await inTransaction(ctx, async (ctx) => {
      await lockImports(ctx.db);
      await writeGames(ctx.db, await readGames(ctx.db, ids));
    });
    after = last;
    done += ids.length;
    if (ctx.now().getTime() - saidAt < quietMs) continue;
    saidAt = ctx.now().getTime();
    say(`Going through the catalogue after an update: ${count(done)} of ${count(of)} games.`);
  }
  const united = await uniteTwins(ctx);
  await upsertSeedDigest(ctx.db, rulesName, rules);
  return { united };
}

/** Unites the games that are one by the comparison of their records; answers how many went. */
async function uniteTwins(ctx: Context): Promise<number> {
  let united = 0;
  for (const ids of await listTwins(ctx.db)) united += await uniteAmong(ctx, ids);
  return united;
}

async function uniteAmong(ctx: Context, ids: number[]): Promise<number> {
  return await inTransaction(ctx, async (ctx) => {
    await lockImports(ctx.db);
    let games = (await readGames(ctx.db, ids)).toSorted((a, b) => findRank(a.records) - findRank(b.records));
    let times = 0;
    for (const game of games.toReversed()) {
      const others = games.filter((other) => other !== game);
      const twin = game.records.map((record) => findGame(record, others)).find((one) => one !== undefined);
      if (!twin || !(await unite(ctx, game, twin))) continue;
      games = others;
      times += 1;
    }
    return times;
  });
}

/** Makes one game the other, and composes that anew. */
async function unite(ctx: InnerContext, game: OpenGame, twin: OpenGame): Promise<boolean> {
  if (game.id === undefined || twin.id === undefined) return false;
  if (!(await uniteGames(ctx, { from: game.id, to: twin.id }))) return false;
  twin.records.push(...game.records);
  await writeGames(ctx.db, [twin]);
  return true;
}
