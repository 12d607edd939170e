import { Suspense, useState } from 'react';

import { collectionWords } from '../i18n/collection.ts';
import { useWords } from '../i18n/language.ts';
import { PictureOverlay } from '../picture/PictureOverlay.tsx';
import { lazyPart } from '../ui/lazyPart.ts';
import { Menu } from '../ui/Menu.tsx';

const CollectionWays = lazyPart(async () => ({
  default: (await import('./CollectionWays.tsx')).CollectionWays,
}));

/** The collection's menu, whose entries are loaded when it is first opened. */
export function CollectionMenu() {
  const text = useWords(collectionWords);
  const [isPicturing, setPicturing] = useState(false);
  return (
    <>
      <Menu label={text.more} className="max-sm:-mr-1">
        <Suspense fallback={null}>
          <CollectionWays onPicture={() => setPicturing(true)} />
        </Suspense>
      </Menu>
      <PictureOverlay isOpen={isPicturing} onClose={() => setPicturing(false)} />
    </>
  );
}
