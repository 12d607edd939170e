import type { Platform } from '@cartouche/contract/platforms';

import { api } from '../api/client.ts';
import { readNow, useRead } from '../api/reads.ts';

/** Before the first screen: a box has the size that its console gives it, and would change it later. */
export async function readPlatforms(): Promise<void> {
  // A failure is shown where they are needed.
  await readNow(api.platforms.list, undefined).catch(() => undefined);
}

/** `const platformOf = usePlatformOf()`, then `platformOf(game.platform_id)`; undefined while they load. */
export function usePlatformOf(): (platformId: number) => Platform | undefined {
  const { data } = useRead(api.platforms.list);
  const byId = data && indexed(data);
  return (platformId) => byId?.get(platformId);
}

const indexes = new WeakMap<readonly Platform[], ReadonlyMap<number, Platform>>();

/** By id, once for all the covers and rows of a screen that ask. */
function indexed(platforms: readonly Platform[]): ReadonlyMap<number, Platform> {
  const known = indexes.get(platforms);
  if (known) return known;
  const byId = new Map(platforms.map((platform) => [platform.id, platform]));
  indexes.set(platforms, byId);
  return byId;
}

/** Until a platform's own colour is known. */
export const colorlessPlatform = '#8a8a8a';
