import type { Config } from '../config.ts';
import { toPictureAddress } from '../pictures/pictureAddress.ts';

/**
 * Our own address of a picture that IGDB has of a game, by its id there; none where IGDB is switched off. Through us, so
 * that nobody else learns who looks at which game.
 */
export function screenshotOf(config: Config, imageId: string | null): string | null {
  if (!imageId || !config.igdb) return null;
  return toPictureAddress(config, `${config.igdb.imageUrl}/t_screenshot_big/${imageId}.jpg`);
}
