import { type Tab, tabs } from '@cartouche/contract/catalogue.rules';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

import type { Answer, api } from '../api/client.ts';
import { useLocale } from '../i18n/formats.ts';
import { collectionWords } from '../i18n/collection.ts';
import { useWords } from '../i18n/language.ts';
import { Segmented } from '../ui/Segmented.tsx';
import type { useCollectionAddress } from './list/useCollectionAddress.ts';

type TabBarProps = {
  tab: Tab;
  /** Undefined while they load; all zero if they could not be read. */
  counts: Answer<typeof api.catalogue.platformCounts> | undefined;
  linkTo: ReturnType<typeof useCollectionAddress>['linkToTab'];
};

/** All, Owned, Wishlist and Incomplete, each with its number of games. */
export function TabBar({ tab, counts, linkTo }: TabBarProps) {
  const text = useWords(collectionWords);
  const { number } = useLocale();
  const lit = useRef<HTMLAnchorElement>(null);

  const areCounted = counts !== undefined;

  // With large counts the row is wider than a phone; the current tab must be in sight.
  useEffect(() => {
    if (areCounted && tab === 'incomplete')
      lit.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tab, areCounted]);

  return (
    <Segmented
      as="nav"
      label={text.tabsLabel}
      className="shrink-0 max-sm:*:px-2 max-sm:*:text-13 xl:min-w-120"
    >
      {tabs.map((one) => (
        <Link
          key={one}
          {...linkTo(one)}
          ref={one === tab ? lit : undefined}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={one === tab ? 'page' : undefined}
        >
          {text.tab(text.tabs[one], counts ? number(counts[`${one}_count`]) : '…')}
        </Link>
      ))}
    </Segmented>
  );
}
