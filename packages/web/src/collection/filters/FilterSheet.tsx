import { collectionWords } from '../../i18n/collection.ts';
import { useText, useWords } from '../../i18n/language.ts';
import { Button } from '../../ui/Button.tsx';
import { Overlay } from '../../ui/Overlay.tsx';
import { FilterSelects } from './FilterSelects.tsx';
import { filtersInForce, without } from '../listQuery.ts';
import type { useCollectionAddress } from '../useCollectionAddress.ts';

type FilterSheetProps = {
  isOpen: boolean;
  onClose: () => void;
  address: ReturnType<typeof useCollectionAddress>;
  /** How many games the filters leave. */
  found: number | undefined;
};

/** The filters on a phone, where a row of selects has no room. */
export function FilterSheet({ isOpen, onClose, address, found }: FilterSheetProps) {
  const text = useText();
  const words = useWords(collectionWords);
  const { search, change } = address;

  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      title={words.filters}
      size="small"
      footer={
        <>
          {filtersInForce(search) > 0 && (
            <Button onClick={() => change(without(search, 'genre', 'region'))}>{words.clearFilters}</Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {found === undefined ? text.ui.close : words.showFound(found)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FilterSelects address={address} />
      </div>
    </Overlay>
  );
}
