import type { Tab } from '@cartouche/contract/catalogue.rules';
import { Columns3 } from 'lucide-react';
import { Suspense, useState } from 'react';

import type { View } from '../../device.ts';
import { collectionWords } from '../../i18n/collection.ts';
import { useWords } from '../../i18n/language.ts';
import { hasCopies } from '../../search.ts';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { desk } from './useHasFoot.ts';

const ColumnPanel = lazyPart(async () => ({ default: (await import('./ColumnPanel.tsx')).ColumnPanel }));

type ColumnChoiceProps = { view: View; tab: Tab | undefined };

/** Opens the choice of columns, where a list has them. It is loaded when first opened. */
export function ColumnChoice({ view, tab }: ColumnChoiceProps) {
  const text = useWords(collectionWords);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const isDesk = useMedia(desk);
  if (!isDesk || view !== 'list' || !hasCopies(tab)) return null;

  return (
    <>
      <Button icon={<Columns3 />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.chooseColumns}
      </Button>
      {isOpen !== null && (
        <Suspense fallback={null}>
          <ColumnPanel isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
