import { Suspense } from 'react';

import { collectionWords } from '../../i18n/collection.ts';
import { useText, useWords } from '../../i18n/language.ts';
import { Button } from '../../ui/Button.tsx';
import { Overlay } from '../../ui/Overlay.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';
import { countFilters, withoutFilters } from '../list/listQuery.ts';
import type { useCollectionAddress } from '../list/useCollectionAddress.ts';

const Filters = lazyPart(async () => ({ default: (await import('./Filters.tsx')).Filters }));

type FilterSheetProps = {
  isOpen: boolean;
  onClose: () => void;
  address: ReturnType<typeof useCollectionAddress>;
  /** How many games the filters leave. */
  found: number | undefined;
};

/** All filters. Their controls are loaded when the sheet is first opened. */
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
          {countFilters(search) > 0 && (
            <Button onClick={() => change(withoutFilters(search))}>{words.clearAll}</Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {found === undefined ? text.ui.close : words.showFound(found)}
          </Button>
        </>
      }
    >
      <Suspense fallback={<div className="min-h-[70dvh]" />}>
        <Filters address={address} />
      </Suspense>
    </Overlay>
  );
}
