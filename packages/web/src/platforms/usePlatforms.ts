import type { Platform } from '@cartouche/contract/platforms';

import { type Answer, api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';

/** Every platform, and which of them the user collects, in the order of choosing. */
export type Platforms = { all: readonly Platform[]; mine: ReadonlySet<number> };

/** `platforms` is undefined while it loads, and after a failure, which is in `error`. */
export function usePlatforms() {
  const list = useRead(api.platforms.list);
  const mine = useRead(api.platforms.mine);

  const platforms: Platforms | undefined =
    list.data && mine.data ? { all: list.data, mine: new Set(inOrderOfChoosing(mine.data)) } : undefined;

  return {
    platforms,
    error: platforms ? null : (list.error ?? mine.error),
    isRetrying: list.isFetching || mine.isFetching,
    retry: () => {
      if (list.error) void list.refetch();
      if (mine.error) void mine.refetch();
    },
  };
}

function inOrderOfChoosing(mine: Answer<typeof api.platforms.mine>): number[] {
  return mine
    .toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))
    .map(({ platform_id }) => platform_id);
}
