import { type Context, type InnerContext, inTransaction } from '../../context.ts';
import { uniteGames } from '../unite.ts';
import { type OpenGame, readGames, writeGames } from './batch.ts';
import { bySource } from './compose.ts';
import { lockImports } from './import.store.ts';
import { findGame } from './match.ts';
import { areToldApart } from './oneSource.ts';
import { listBegun, listTwins } from './records.store.ts';
import { isSubtitled } from './subtitles.ts';

const pageSize = 40; // groups of a transaction; on the embedded database everybody waits for it

/** Hears what is under way, which takes minutes in a large catalogue. */
export type Say = (text: string) => void;

/**
 * Unites all games that are one by the comparison of their records; answers how many went. It follows an import, because
 * what connects two games may be the last to come, and what only a code connects has to be compared with all.
 */
export async function uniteTwins(ctx: Context, say: Say = () => {}): Promise<number> {
  say('Looking for games that came twice');
  const united = await uniteAll(ctx, { groups: await listTwins(ctx.db), find: findTwin, say });
  say('Looking for games whose titles differ by a subtitle');
  return united + (await uniteAll(ctx, { groups: await listBegun(ctx.db), find: findSubtitled, say }));
}

/** Which of some games a game is. */
type Find = (game: OpenGame, settled: readonly OpenGame[]) => OpenGame | undefined;

type Uniting = { groups: readonly number[][]; find: Find; say: Say };

async function uniteAll(ctx: Context, { groups, find, say }: Uniting): Promise<number> {
  let united = 0;
  for (let at = 0; at < groups.length; at += pageSize) {
    united += await inTransaction(ctx, async (ctx) => {
      await lockImports(ctx.db);
      return await uniteGroups(ctx, groups.slice(at, at + pageSize), find);
    });
    const done = Math.min(at + pageSize, groups.length);
    say(
      `Uniting games: ${done.toLocaleString('en')} of ${groups.length.toLocaleString('en')} titles compared`,
    );
  }
  return united;
}

/** A game that grew may be one with others by what it took in, so it is looked at again. */
async function uniteGroups(ctx: InnerContext, groups: readonly number[][], find: Find): Promise<number> {
  const grown = await uniteWithin(ctx, groups, find);
  let united = grown.length;
  for (let left = await listTwins(ctx.db, grown); left.length > 0;) {
    const again = await uniteWithin(ctx, left, findTwin);
    united += again.length;
    left = await listTwins(ctx.db, again);
  }
  return united;
}

/** Unites what is one within each of some groups. Answers the game that grew, for each that went. */
async function uniteWithin(ctx: InnerContext, groups: readonly number[][], find: Find): Promise<number[]> {
  const read = await readGames(ctx.db, [...new Set(groups.flat())]);
  const games = new Map(read.map((game) => [game.id, game]));
  const grown: OpenGame[] = [];
  for (const ids of groups) {
    const settled: OpenGame[] = [];
    for (const game of ids.flatMap((id) => games.get(id) ?? []).toSorted(bestFirst)) {
      const twin = find(game, settled);
      if (twin && (await unite(ctx, game, twin))) {
        games.delete(game.id);
        grown.push(twin);
      } else settled.push(game);
    }
  }
  await writeGames(
    ctx.db,
    [...new Set(grown)].filter((game) => games.has(game.id)),
  );
  return grown.flatMap(({ id }) => id ?? []);
}

/** The order of their best records, so that it makes no difference which game came first. */
function bestFirst(game: OpenGame, other: OpenGame): number {
  const [[one], [two]] = [game.records.toSorted(bySource), other.records.toSorted(bySource)];
  return one && two ? bySource(one, two) : 0;
}

/**
 * Which of some games a game is: the one that a record of the game is about, or that has one about the game, unless a
 * source tells the two apart by another record.
 */
function findTwin(game: OpenGame, settled: readonly OpenGame[]): OpenGame | undefined {
  const others = settled.filter((other) => !areToldApart(game, other));
  const meant = findOf(game, others);
  if (meant) return meant;
  const meaning = others.filter((other) => {
    const rest = others.filter((one) => one !== other);
    return findOf(other, [game, ...rest]) === game;
  });
  return meaning.length === 1 ? meaning[0] : undefined;
}

/** The game whose title is this one's with a subtitle, or without, where the two can be boxes of one game. */
function findSubtitled(game: OpenGame, settled: readonly OpenGame[]): OpenGame | undefined {
  return settled.find(
    (other) =>
      !areToldApart(game, other) &&
      !areToldApart(other, game) &&
      (isSubtitled(game, other) || isSubtitled(other, game)),
  );
}

function findOf({ records }: OpenGame, games: readonly OpenGame[]): OpenGame | undefined {
  return records.map((record) => findGame(record, games)).find((one) => one !== undefined);
}

/** Makes one game the other. */
async function unite(ctx: InnerContext, game: OpenGame, twin: OpenGame): Promise<boolean> {
  if (game.id === undefined || twin.id === undefined) return false;
  if (!(await uniteGames(ctx, { from: game.id, to: twin.id }))) return false;
  twin.records.push(...game.records);
  return true;
}
