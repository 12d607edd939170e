import type { Platform } from '@cartouche/contract/platforms';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';

/** `const platformOf = usePlatformOf()`, then `platformOf(game.platform_id)`; undefined while they load. */
export function usePlatformOf(): (platformId: number) => Platform | undefined {
  const { data } = useRead(api.platforms.list);
  const byId = new Map(data?.map((platform) => [platform.id, platform]));
  return (platformId) => byId.get(platformId);
}

/** Until a platform's own colour is known. */
export const colorlessPlatform = '#8a8a8a';
