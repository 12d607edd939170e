import { type Context, inTransaction } from '../../context.ts';
import { readGames, writeGames } from './batch.ts';
import { lockImports } from './import.store.ts';
import { countGamesWithRecords, listGamesWithRecords } from './records.store.ts';
import { findSeedDigest, upsertSeedDigest } from './seed.store.ts';
import { uniteTwins } from './twins.ts';

/** Changes whenever games are composed or recognised in another way: then all that are stored are gone through. */
const rules = '14';
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
