import { Link } from '@tanstack/react-router';

import { collectionWords } from '../i18n/collection.ts';
import { useWords } from '../i18n/language.ts';
import { searchWords } from '../i18n/search.ts';
import { buttonClass } from '../ui/Button.tsx';
import type { useCollectionAddress } from './list/useCollectionAddress.ts';

type MoreOwnedProps = { owned: number; linkToTab: ReturnType<typeof useCollectionAddress>['linkToTab'] };

/** Below fewer titles than the user owns games of which title or copies have the words of a search. */
export function MoreOwned({ owned, linkToTab }: MoreOwnedProps) {
  const text = useWords(collectionWords);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-sm:*:grow">
      <p className="text-pretty text-muted">{useWords(searchWords).moreOwned(owned)}</p>
      <Link {...linkToTab('owned')} className={buttonClass()}>
        {text.showOwned}
      </Link>
    </div>
  );
}
