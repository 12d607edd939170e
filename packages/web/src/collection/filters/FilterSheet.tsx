import { completenessFilters, conditions } from '@cartouche/contract/completeness.rules';

import { collectionWords } from '../../i18n/collection.ts';
import { useText, useWords } from '../../i18n/language.ts';
import { hasCopies, present, sortsOf } from '../../search.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckPills } from '../../ui/CheckPills.tsx';
import { Overlay } from '../../ui/Overlay.tsx';
import { filtersInForce, flipped, withFilter, withoutFilters } from '../listQuery.ts';
import type { useCollectionAddress } from '../useCollectionAddress.ts';
import { PlatformFilter } from './PlatformFilter.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useFacetOptions } from './useFacetOptions.ts';

type FilterSheetProps = {
  isOpen: boolean;
  onClose: () => void;
  address: ReturnType<typeof useCollectionAddress>;
  /** How many games the filters leave. */
  found: number | undefined;
};

/** All filters, several values of each; on a phone also the order, for which there is no room beside the list. */
export function FilterSheet({ isOpen, onClose, address, found }: FilterSheetProps) {
  const text = useText();
  const words = useWords(collectionWords);
  const { search, change } = address;

  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      title={words.filters}
      footer={
        <>
          {filtersInForce(search) > 0 && (
            <Button onClick={() => change(withoutFilters(search))}>{words.clearAll}</Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {found === undefined ? text.ui.close : words.showFound(found)}
          </Button>
        </>
      }
    >
      <Filters address={address} />
    </Overlay>
  );
}

function Filters({ address }: Pick<FilterSheetProps, 'address'>) {
  const words = useWords(collectionWords);
  const { search, change } = address;
  const facets = useFacetOptions(address);

  return (
    <div className="flex flex-col gap-6">
      <div className="lg:hidden">
        <SortSelect
          sort={address.sort}
          fields={sortsOf(search.tab ?? 'all')}
          onSort={address.sortBy}
          isLabelHidden={false}
        />
      </div>
      <PlatformFilter address={address} />
      {hasCopies(search.tab) && <CopyFilters address={address} />}
      {(['genre', 'region'] as const).map((name) => (
        <CheckPills
          key={name}
          label={words[name]}
          options={facets[name]}
          chosen={search[name] ?? []}
          onFlip={(value) => change(withFilter(search, name, flipped(search[name] ?? [], value)))}
        />
      ))}
    </div>
  );
}

/** What can be asked of a copy. */
function CopyFilters({ address: { search, change } }: Pick<FilterSheetProps, 'address'>) {
  const text = useText().catalogue;
  const words = useWords(collectionWords);
  const { completeness = [], condition = [], photos, unpriced } = search;

  return (
    <>
      <CheckPills
        label={words.completeness}
        options={completenessFilters.map((value) => ({ value, label: words.copyFilters[value] }))}
        chosen={completeness}
        onFlip={(value) => change(withFilter(search, 'completeness', flipped(completeness, value)))}
      />
      <CheckPills
        label={words.condition}
        options={conditions.map((value) => ({ value, label: text.conditions[value] }))}
        chosen={condition}
        onFlip={(value) => change(withFilter(search, 'condition', flipped(condition, value)))}
      />
      <CheckPills
        label={words.photosAndPrice}
        options={[
          { value: 'photos', label: words.withPhotos },
          { value: 'unpriced', label: words.unpriced },
        ]}
        chosen={[...(photos ? ['photos' as const] : []), ...(unpriced ? ['unpriced' as const] : [])]}
        onFlip={(name) => change(present({ ...search, [name]: search[name] ? undefined : true }))}
      />
    </>
  );
}
