import { useText } from '../i18n/language.ts';
import { Button } from '../ui/Button.tsx';
import { Overlay } from '../ui/Overlay.tsx';
import { FilterSelects } from './FilterSelects.tsx';
import { filtersInForce, without } from './listQuery.ts';
import type { useCollectionAddress } from './useCollectionAddress.ts';

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
  const { search, change } = address;

  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      title={text.collection.filters}
      size="small"
      footer={
        <>
          {filtersInForce(search) > 0 && (
            <Button onClick={() => change(without(search, 'genre', 'region'))}>
              {text.collection.clearFilters}
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {found === undefined ? text.ui.close : text.collection.showFound(found)}
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
