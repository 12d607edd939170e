import { api } from '../../api/client.ts';
import { useRead } from '../../api/reads.ts';
import { useFactNames } from '../../catalogue/useFactNames.ts';
import { useLocale } from '../../i18n/formats.ts';
import { collectionWords } from '../../i18n/collection.ts';
import { useWords } from '../../i18n/language.ts';
import { usePlatformOptions } from '../../platforms/usePlatformChoices.ts';
import { Select } from '../../ui/Select.tsx';
import { SortSelect } from './SortSelect.tsx';
import { withFilter } from '../listQuery.ts';
import type { useCollectionAddress } from '../useCollectionAddress.ts';

type FilterSelectsProps = {
  address: ReturnType<typeof useCollectionAddress>;
  /** In a row on a desk, where the choice itself says what it is for. */
  areLabelsHidden?: boolean;
};

/** Platform, genre, region and sort. */
export function FilterSelects({ address, areLabelsHidden = false }: FilterSelectsProps) {
  const text = useWords(collectionWords);
  const names = useFactNames();
  const { compare } = useLocale();
  const { platformId, search, change, choosePlatform } = address;
  const platforms = usePlatformOptions();
  const facets = useRead(api.catalogue.facets, { p_platform: platformId }, { keepPrevious: true });

  /** Those found, by name; and the one in force, also where this platform has none of it. */
  function options(
    found: readonly string[] = [],
    inForce: string | undefined,
    nameOf: (value: string) => string,
  ) {
    const values = inForce && !found.includes(inForce) ? [...found, inForce] : found;
    return values
      .map((value) => ({ value, label: nameOf(value) }))
      .toSorted((one, other) => compare(one.label, other.label));
  }

  return (
    <>
      <Select
        label={text.platform}
        isLabelHidden={areLabelsHidden}
        value={String(platformId)}
        onChoose={(value) => choosePlatform(value === 'all' ? 'all' : Number(value))}
        options={[{ value: 'all', label: text.allPlatforms }]}
        groups={platforms}
      />
      <Select
        label={text.genre}
        isLabelHidden={areLabelsHidden}
        value={search.genre ?? ''}
        onChoose={(genre) => change(withFilter(search, 'genre', genre))}
        options={[
          { value: '', label: text.allGenres },
          ...options(facets.data?.genres, search.genre, names.genre),
        ]}
      />
      <Select
        label={text.region}
        isLabelHidden={areLabelsHidden}
        value={search.region ?? ''}
        onChoose={(region) => change(withFilter(search, 'region', region))}
        options={[
          { value: '', label: text.allRegions },
          ...options(facets.data?.regions, search.region, names.region),
        ]}
      />
      <SortSelect query={address.query} onSort={address.sortBy} isLabelHidden={areLabelsHidden} />
    </>
  );
}
