import { Suspense, useState } from 'react';

import { collectionWords } from '../i18n/collection.ts';
import { useWords } from '../i18n/language.ts';
import { PictureOverlay } from '../picture/PictureOverlay.tsx';
import { lazyPart } from '../ui/lazyPart.ts';
import { Menu } from '../ui/Menu.tsx';
import { OpeningLayer } from '../ui/OpeningLayer.tsx';
import { useOpening } from '../ui/useOpening.ts';
import type { useCollectionAddress } from './list/useCollectionAddress.ts';

const CollectionWays = lazyPart(async () => ({
  default: (await import('./CollectionWays.tsx')).CollectionWays,
}));
const MarksPanel = lazyPart(async () => ({ default: (await import('./MarksPanel.tsx')).MarksPanel }));
const TakeOutPanel = lazyPart(async () => ({ default: (await import('./TakeOutPanel.tsx')).TakeOutPanel }));

/** What the menu opens over the list. */
export type Way = 'picture' | 'marks' | 'takeOut';

type CollectionMenuProps = { address: ReturnType<typeof useCollectionAddress> };

/** The collection's menu, whose entries, and what they open, are loaded when they are first opened. */
export function CollectionMenu({ address }: CollectionMenuProps) {
  const text = useWords(collectionWords);
  const [way, setWay] = useState<Way | null>(null);
  const close = () => setWay(null);
  const { shown, opening } = useOpening(way);
  const isOpen = way !== null;

  return (
    <>
      <Menu label={text.more} className="max-sm:-mr-1">
        <Suspense fallback={null}>
          <CollectionWays onOpen={setWay} />
        </Suspense>
      </Menu>
      <PictureOverlay isOpen={way === 'picture'} onClose={close} />
      <Suspense fallback={isOpen && <OpeningLayer onClose={close} />}>
        {shown === 'marks' && <MarksPanel key={opening} isOpen={isOpen} onClose={close} />}
        {shown === 'takeOut' && (
          <TakeOutPanel key={opening} isOpen={isOpen} onClose={close} address={address} />
        )}
      </Suspense>
    </>
  );
}
