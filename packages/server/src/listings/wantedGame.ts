import type { Context, UserId } from '../context.ts';
import { getGame, titlesWith } from '../catalogue/catalogue.ts';
import { type WantedGame, withoutNoise } from './gameTitle.ts';

/** A game of the catalogue as listings are searched for it. Refuses one that does not exist. */
export async function requireWantedGame(ctx: Context, userId: UserId, gameId: number): Promise<WantedGame> {
  const game = await getGame(ctx, userId, { gameId, language: 'en' });
  const platformId = game.platform_id;
  return {
    title: game.title,
    altTitles: game.alt_titles,
    platform: game.platform,
    platformId,
    regions: game.region?.split(', ') ?? [],
    barcode: game.barcode,
    siblings: await titlesWith(ctx, withoutNoise(game.title), { gameId, platformId }),
  };
}
