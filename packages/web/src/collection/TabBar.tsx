import { tabs } from '@cartouche/contract/catalogue.rules';
import { Link } from '@tanstack/react-router';

import type { Answer, api } from '../api/client.ts';
import { useLocale } from '../i18n/formats.ts';
import { useText } from '../i18n/language.ts';
import { Segmented } from '../ui/Segmented.tsx';
import type { useCollectionAddress } from './useCollectionAddress.ts';

type TabBarProps = {
  /** Undefined while they are on their way; all zero where they could not be read. */
  counts: Answer<typeof api.catalogue.platformCounts> | undefined;
  linkTo: ReturnType<typeof useCollectionAddress>['linkToTab'];
};

/** All, Owned, Wishlist and Incomplete, each with how many games it holds. */
export function TabBar({ counts, linkTo }: TabBarProps) {
  const text = useText().collection;
  const { number } = useLocale();

  return (
    <Segmented as="nav" label={text.tabsLabel} className="max-sm:*:px-2 max-sm:*:text-13">
      {tabs.map((tab) => (
        <Link key={tab} {...linkTo(tab)} activeOptions={{ exact: true, includeSearch: true }}>
          {text.tab(text.tabs[tab], counts ? number(counts[`${tab}_count`]) : '…')}
        </Link>
      ))}
    </Segmented>
  );
}
