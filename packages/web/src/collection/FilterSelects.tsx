import { type SortField, sortFields } from '@cartouche/contract/catalogue.rules';
import { ArrowDownNarrowWide, ArrowUpNarrowWide } from 'lucide-react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useFactNames } from '../catalogue/useFactNames.ts';
import { useLocale } from '../i18n/formats.ts';
import { useText } from '../i18n/language.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Select } from '../ui/Select.tsx';
import { sortedBy, withFilter } from './listQuery.ts';
import type { useCollectionAddress } from './useCollectionAddress.ts';

type FilterSelectsProps = {
  address: ReturnType<typeof useCollectionAddress>;
  /** In a row on a desk, where the choice itself says what it is for. */
  areLabelsHidden?: boolean;
};

/** Platform, genre, region and sort. */
export function FilterSelects({ address, areLabelsHidden = false }: FilterSelectsProps) {
  const text = useText().collection;
  const names = useFactNames();
  const { compare } = useLocale();
  const { platformId, search, change, choosePlatform } = address;
  const platforms = useRead(api.platforms.list);
  const facets = useRead(api.catalogue.facets, { p_platform: platformId }, { keepPrevious: true });
  const sort = search.sort ?? 'title';
  const isRising = search.order !== 'desc';

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
        options={[
          { value: 'all', label: text.allPlatforms },
          ...(platforms.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
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
      <div className="flex items-end gap-1">
        <div className="min-w-0 grow">
          <Select
            label={text.sort}
            isLabelHidden={areLabelsHidden}
            value={sort}
            onChoose={(field) => change(sortedBy(search, field as SortField))} // as: one of the options
            options={sortFields.map((field) => ({ value: field, label: text.sortBy[field] }))}
          />
        </div>
        <IconButton
          aria-label={isRising ? text.sortDescending : text.sortAscending}
          icon={isRising ? <ArrowDownNarrowWide /> : <ArrowUpNarrowWide />}
          onClick={() => change(sortedBy(search, sort))}
          className="sm:size-10"
        />
      </div>
    </>
  );
}
