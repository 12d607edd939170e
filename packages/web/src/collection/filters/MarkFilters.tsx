import { levelsOf, toTree } from '@cartouche/contract/place.rules';

import { api } from '../../api/client.ts';
import { useRead } from '../../api/reads.ts';
import { useFactNames } from '../../games/useFactNames.ts';
import { collectionWords } from '../../i18n/collection.ts';
import { itemWords } from '../../i18n/item.ts';
import { useWords } from '../../i18n/language.ts';
import { CheckPills } from '../../ui/CheckPills.tsx';
import { flipped, withFilter } from '../list/listQuery.ts';
import type { useCollectionAddress } from '../list/useCollectionAddress.ts';

const regions = ['EU', 'FR', 'GB', 'DE', 'ES', 'IT', 'US', 'JP', 'KR', 'AU', 'BR', 'WW'];

/** Filters by what the user's copies say: place, tags, edition and region. A place has all that is in it. */
export function MarkFilters({
  search,
  change,
}: Pick<ReturnType<typeof useCollectionAddress>, 'search' | 'change'>) {
  const words = useWords(collectionWords);
  const names = useWords(itemWords);
  const facts = useFactNames();
  const { data } = useRead(api.marks.list);
  const { place = [], tag = [], edition = [], copyRegion = [] } = search;
  // What is set stays to be switched off, even if no copy says it any more.
  const withSet = (known: readonly string[], set: readonly string[]) => [...new Set([...known, ...set])];
  const places = withSet(
    toTree((data?.place ?? []).map(({ value, copies }) => ({ place: value, copies }))).map(
      (node) => node.place,
    ),
    place,
  );
  const valuesOf = (field: 'tags' | 'edition') => data?.[field].map(({ value }) => value) ?? [];

  const filters = [
    { name: 'place', label: names.place.label, chosen: place, values: places, nameOf: placeName },
    {
      name: 'tag',
      label: names.tags.label,
      chosen: tag,
      values: withSet(valuesOf('tags'), tag),
      nameOf: same,
    },
    {
      name: 'edition',
      label: names.edition.label,
      chosen: edition,
      values: withSet(valuesOf('edition'), edition),
      nameOf: same,
    },
    {
      name: 'copyRegion',
      label: words.copyRegion,
      chosen: copyRegion,
      values: withSet(regions, copyRegion),
      nameOf: facts.region,
    },
  ] as const;

  return filters.map(({ name, label, chosen, values, nameOf }) =>
    values.length === 0 ? null : (
      <CheckPills
        key={name}
        label={label}
        options={values.map((value) => ({ value, label: nameOf(value) }))}
        chosen={chosen}
        onFlip={(value) => change(withFilter(search, name, flipped(chosen, value)))}
      />
    ),
  );
}

const same = (value: string) => value;
const placeName = (place: string) => levelsOf(place).join(' › ');
