import { collectionWords } from '../../i18n/collection.ts';
import { useWords } from '../../i18n/language.ts';
import { usePlatformOptions } from '../../platforms/usePlatformChoices.ts';
import { sortsOf } from '../../search.ts';
import { type Option, Select } from '../../ui/Select.tsx';
import { withFilter } from '../list/listQuery.ts';
import type { useCollectionAddress } from '../list/useCollectionAddress.ts';
import { SortSelect } from './SortSelect.tsx';
import { useFacetOptions } from './useFacetOptions.ts';

/** Platform, genre, region and sort in a row, on a desktop. Each takes one value; the sheet takes several. */
export function FilterSelects({ address }: { address: ReturnType<typeof useCollectionAddress> }) {
  const text = useWords(collectionWords);
  const { search, change, platforms, choosePlatforms } = address;
  const platformOptions = usePlatformOptions();
  const facets = useFacetOptions(address);
  const { genre = [], region = [] } = search;

  return (
    <>
      <Select
        label={text.platform}
        isLabelHidden
        value={oneOf(platforms.map(String))}
        onChoose={(value) => choosePlatforms(value === '' ? [] : [Number(value)])}
        options={[
          { value: '', label: text.allPlatforms },
          ...inCase(platforms, text.severalPlatforms(platforms.length)),
        ]}
        groups={platformOptions}
      />
      <Select
        label={text.genre}
        isLabelHidden
        value={oneOf(genre)}
        onChoose={(value) => change(withFilter(search, 'genre', value === '' ? [] : [value]))}
        options={[
          { value: '', label: text.allGenres },
          ...inCase(genre, text.severalGenres(genre.length)),
          ...facets.genre,
        ]}
      />
      <Select
        label={text.region}
        isLabelHidden
        value={oneOf(region)}
        onChoose={(value) => change(withFilter(search, 'region', value === '' ? [] : [value]))}
        options={[
          { value: '', label: text.allRegions },
          ...inCase(region, text.severalRegions(region.length)),
          ...facets.region,
        ]}
      />
      <SortSelect
        sort={address.sort}
        fields={sortsOf(search.tab ?? 'all')}
        onSort={address.sortBy}
        isLabelHidden
      />
    </>
  );
}

const several = 'several';

function oneOf(values: readonly string[]): string {
  return values.length > 1 ? several : (values[0] ?? '');
}

/** Shown while several values are set. */
function inCase(values: readonly unknown[], label: string): Option[] {
  return values.length > 1 ? [{ value: several, label }] : [];
}
