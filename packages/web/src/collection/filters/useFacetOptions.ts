import { api } from '../../api/client.ts';
import { useRead } from '../../api/reads.ts';
import { useFactNames } from '../../games/useFactNames.ts';
import { useLocale } from '../../i18n/formats.ts';
import { toFilters } from '../list/listQuery.ts';
import type { useCollectionAddress } from '../list/useCollectionAddress.ts';

/**
 * The genres and regions on the platforms of a list, and those that are set, even if the platforms have none of them.
 */
export function useFacetOptions({ platformId, search }: ReturnType<typeof useCollectionAddress>) {
  const names = useFactNames();
  const { compare } = useLocale();
  const { p_platform } = toFilters(platformId, search);
  const facets = useRead(api.catalogue.facets, { p_platform }, { keepPrevious: true });

  function options(found: readonly string[] = [], inForce: readonly string[] = [], nameOf: Name) {
    return [...new Set([...found, ...inForce])]
      .map((value) => ({ value, label: nameOf(value) }))
      .toSorted((one, other) => compare(one.label, other.label));
  }

  return {
    genre: options(facets.data?.genres, search.genre, names.genre),
    region: options(facets.data?.regions, search.region, names.region),
  };
}

type Name = (value: string) => string;
