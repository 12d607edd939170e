import { collectionWords } from '../i18n/collection.ts';
import { useWords } from '../i18n/language.ts';
import { usePlatformOf } from '../platforms/usePlatformOf.ts';
import type { useCollectionAddress } from './list/useCollectionAddress.ts';

type Address = Pick<ReturnType<typeof useCollectionAddress>, 'platformId' | 'platforms' | 'search'>;

/** What the list is called: a console by its name, all of them by what the tab holds. */
export function useCollectionTitle({ platformId, platforms, search }: Address) {
  const text = useWords(collectionWords);
  const platformOf = usePlatformOf();
  const { tab = 'all' } = search;
  const holds = text.tabTitles[tab];

  if (platforms.length > 1) return { title: holds, beside: text.severalPlatforms(platforms.length) };
  if (platformId === 'all') return { title: holds, beside: text.allPlatforms };
  // Until the consoles are read, the line keeps its height.
  return { title: platformOf(platformId)?.name ?? ' ', beside: holds };
}
