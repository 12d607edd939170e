import { Link } from '@tanstack/react-router';
import { PackageOpen, SearchX } from 'lucide-react';

import { EnterGame } from '../entries/EnterGame.tsx';
import { collectionWords } from '../i18n/collection.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { EmptyLedge } from '../ui/EmptyLedge.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { emptyReason, countFilters, without, withoutFilters } from './list/listQuery.ts';
import type { useCollectionAddress } from './list/useCollectionAddress.ts';

/** Why the list is empty, and the one next step. */
export function EmptyList({ address }: { address: ReturnType<typeof useCollectionAddress> }) {
  const text = useWords(collectionWords);
  const { platformId, search, change, choosePlatforms, linkToTab } = address;
  const reason = emptyReason(platformId, search);
  const onePlatform = platformId === 'all' ? undefined : platformId;
  const isFiltered = Boolean(search.q) || countFilters(search) > 0;

  return (
    <EmptyState
      {...(reason === 'owned' || reason === 'wishlist'
        ? { picture: <EmptyLedge title={text.ghosts[reason]} /> }
        : { icon: icons[reason] })}
      title={reason === 'search' ? text.emptySearch(search.q ?? '') : text.empty[reason]}
      action={nextStep()}
    />
  );

  function nextStep() {
    if (isFiltered) {
      return (
        <div className="flex flex-wrap justify-center gap-2">
          <Button onClick={() => change(without(withoutFilters(search), 'q'))}>{text.clearFilters}</Button>
          {search.q && <EnterGame title={search.q} platformId={onePlatform} />}
          {search.q && (
            <Link {...paths.search({ q: search.q })} className={buttonClass()}>
              {text.otherTitles}
            </Link>
          )}
        </div>
      );
    }
    if (search.tab === 'incomplete') {
      return (
        <Link {...linkToTab('owned')} className={buttonClass()}>
          {text.showOwned}
        </Link>
      );
    }
    if (!search.tab) {
      return platformId !== 'all' && <Button onClick={() => choosePlatforms([])}>{text.allPlatforms}</Button>;
    }
    return (
      <div className="flex flex-wrap justify-center gap-2">
        <Link {...linkToTab('all')} className={buttonClass('primary')}>
          {text.findGames}
        </Link>
        <Link {...paths.move()} className={buttonClass()}>
          {text.bring}
        </Link>
      </div>
    );
  }
}

const icons = {
  search: <SearchX />,
  incomplete: <PackageOpen />,
  platform: <SearchX />,
  filters: <SearchX />,
};
