import type { Context } from '../../context.ts';
import { forgetPictures } from './bringPicture.ts';
import { type BoxedGame, anyRegion } from './coverSource.ts';
import { deleteCovers, findBoxedGame } from './covers.store.ts';
import { igdbKeys } from './igdbImages.ts';
import { libretroKeys } from './libretroBoxArt.ts';
import { type PictureName, deleteRemovals, insertRemovals } from './pictures.store.ts';

/**
 * Removes every picture that a source may have of a game's boxes, for good: they are not fetched again. Answers how many
 * those are; undefined if there is no such game.
 */
export async function removeCovers(ctx: Context, gameId: number): Promise<number | undefined> {
  const game = await findBoxedGame(ctx.db, gameId);
  if (!game) return undefined;
  const names = namesOf(game);
  // First, so that one under way is not stored after its picture is forgotten.
  await insertRemovals(ctx.db, names, ctx.now());
  await deleteCovers(ctx.db, gameId, names);
  await forgetPictures(ctx, names);
  return names.length;
}

/** Lets them be fetched again. Answers how many had been removed. */
export async function allowCovers(ctx: Context, gameId: number): Promise<number | undefined> {
  const game = await findBoxedGame(ctx.db, gameId);
  if (!game) return undefined;
  const names = namesOf(game);
  const allowed = await deleteRemovals(ctx.db, names);
  await deleteCovers(ctx.db, gameId, names);
  return allowed;
}

/** Whatever sources are on just now. */
function namesOf(game: BoxedGame): PictureName[] {
  const regions = new Set([anyRegion, ...game.releases.flatMap(({ region }) => region ?? [])]);
  const keysBy = (keysOf: typeof igdbKeys) => [
    ...new Set([...regions].flatMap((region) => keysOf(game, region))),
  ];
  return [
    ...keysBy(igdbKeys).map((key) => ({ source: 'igdb', key })),
    ...keysBy(libretroKeys).map((key) => ({ source: 'libretro', key })),
  ];
}
