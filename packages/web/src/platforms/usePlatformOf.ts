import type { Platform } from '@cartouche/contract/platforms';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';

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
