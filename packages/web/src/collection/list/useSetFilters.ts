import { partConditions } from '@cartouche/contract/item.rules';

import { useFactNames } from '../../games/useFactNames.ts';
import { collectionWords } from '../../i18n/collection.ts';
import { filtersWords } from '../../i18n/filters.ts';
import { useLocale } from '../../i18n/formats.ts';
import { useText, useWords } from '../../i18n/language.ts';
import { colorlessPlatform, usePlatformOf } from '../../platforms/usePlatformOf.ts';
import { type FlagFilter, type ListFilter, flipped, withFilter, without } from './listQuery.ts';
import type { useCollectionAddress } from './useCollectionAddress.ts';

/** A filter that is set, in words. */
type Shown = { key: string; label: string; color?: string; remove: () => void };

/** Filters with one value. */
type Single = FlagFilter | 'publisher' | 'estimatedBefore';

/** The filters that are set; each can be removed. */
export function useSetFilters({
  search,
  change,
  platforms,
  filterPlatforms,
}: ReturnType<typeof useCollectionAddress>) {
  const words = useWords(collectionWords);
  const { conditions } = useText().catalogue;
  const filters = useWords(filtersWords);
  const names = useFactNames();
  const { date } = useLocale();
  const platformOf = usePlatformOf();

  const valuesOf = <Name extends ListFilter>(
    name: Name,
    labelOf: (value: NonNullable<(typeof search)[Name]>[number]) => string,
  ): Shown[] => {
    const values = search[name] ?? [];
    return values.map((value) => ({
      key: `${name} ${value}`,
      label: labelOf(value),
      remove: () => change(withFilter(search, name, flipped(values, value))),
    }));
  };
  const chipOf = (name: Single, label: string): Shown => ({
    key: name,
    label,
    remove: () => change(without(search, name)),
  });

  // A single platform is the title of the list, not a chip.
  const several = platforms.length > 1 ? platforms : [];
  return [
    ...several.map((id): Shown => {
      const { name = '…', color = colorlessPlatform } = platformOf(id) ?? {};
      return {
        key: `platform ${id}`,
        label: name,
        color,
        remove: () => filterPlatforms(flipped(platforms, id)),
      };
    }),
    ...valuesOf('completeness', (value) => words.copyFilters[value]),
    ...valuesOf('condition', (value) => conditions[value]),
    ...(search.photos ? [chipOf('photos', words.withPhotos)] : []),
    ...(search.unpriced ? [chipOf('unpriced', words.unpriced)] : []),
    ...(search.unestimated ? [chipOf('unestimated', words.unestimated)] : []),
    ...(search.unplaced ? [chipOf('unplaced', words.unplaced)] : []),
    ...valuesOf('place', (value) => value),
    ...valuesOf('tag', (value) => value),
    ...partConditions.flatMap((part) => valuesOf(part, (value) => filters.saying[part](conditions[value]))),
    ...valuesOf('edition', (value) => value),
    ...valuesOf('copyRegion', (value) => words.copyFrom(names.region(value))),
    ...valuesOf('boughtAt', filters.saying.boughtAt),
    ...valuesOf('boughtFrom', filters.saying.boughtFrom),
    ...(search.estimatedBefore
      ? [chipOf('estimatedBefore', filters.estimatedBeforeDay(date(search.estimatedBefore)))]
      : []),
    ...valuesOf('genre', names.genre),
    ...valuesOf('region', names.region),
    ...(search.publisher ? [chipOf('publisher', search.publisher)] : []),
  ];
}
