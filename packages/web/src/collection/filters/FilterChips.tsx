import { partConditions } from '@cartouche/contract/item.rules';

import { useFactNames } from '../../games/useFactNames.ts';
import { collectionWords } from '../../i18n/collection.ts';
import { filtersWords } from '../../i18n/filters.ts';
import { useLocale } from '../../i18n/formats.ts';
import { useText, useWords } from '../../i18n/language.ts';
import { colorlessPlatform, usePlatformOf } from '../../platforms/usePlatformOf.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import {
  type FlagFilter,
  type ListFilter,
  flipped,
  withFilter,
  without,
  withoutFilters,
} from '../list/listQuery.ts';
import type { useCollectionAddress } from '../list/useCollectionAddress.ts';

type Shown = { key: string; label: string; color?: string; remove: () => void };

/** The filters that are set; each can be removed. */
export function FilterChips({ address }: { address: ReturnType<typeof useCollectionAddress> }) {
  const words = useWords(collectionWords);
  const chips = useChips(address);
  if (chips.length === 0) return null;

  return (
    <div className="-mx-4 flex min-w-0 items-center gap-2 overflow-x-auto pl-4 scrollbar-none sm:mx-0 sm:flex-wrap sm:pl-0">
      <ul className="flex shrink-0 gap-2 sm:shrink sm:flex-wrap">
        {chips.map(({ key, label, color, remove }) => (
          <li key={key} className="shrink-0">
            <Chip {...(color ? { color } : {})} onRemove={remove} removeLabel={words.removeFilter(label)}>
              {label}
            </Chip>
          </li>
        ))}
      </ul>
      {/* On a phone the chips scroll under it: after a dozen of them nobody would find it. */}
      <div className="shrink-0 max-sm:sticky max-sm:right-0 max-sm:bg-linear-to-r max-sm:from-transparent max-sm:to-background max-sm:to-25% max-sm:pr-4 max-sm:pl-4">
        <Button onClick={() => address.change(withoutFilters(address.search))} className="text-13">
          {words.clearAll}
        </Button>
      </div>
    </div>
  );
}

/** Filters with one value. */
type Single = FlagFilter | 'publisher' | 'estimatedBefore';

/** The filters that are set, each in words. */
export function useFiltersInWords(address: ReturnType<typeof useCollectionAddress>): string[] {
  return useChips(address).map(({ label }) => label);
}

function useChips({ search, change, platforms, filterPlatforms }: ReturnType<typeof useCollectionAddress>) {
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
