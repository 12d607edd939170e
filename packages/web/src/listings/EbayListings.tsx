import type { Listing } from '@cartouche/contract/listings';
import { SearchX } from 'lucide-react';
import { useState } from 'react';

import { toRefusal } from '../api/refusal.ts';
import { listingsAtFirst } from '../constants.ts';
import { useLocale } from '../i18n/formats.ts';
import { useText, useWords } from '../i18n/language.ts';
import { listingsWords } from '../i18n/listings.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { Alert } from '../ui/Alert.tsx';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { useMedia } from '../ui/useMedia.ts';
import { ListingGrid } from './ListingGrid.tsx';
import { ListingsSkeleton } from './ListingsSkeleton.tsx';
import { ListingTable } from './ListingTable.tsx';
import { type ListingSort, isMarked, sortBy, sortListings } from './sortListings.ts';
import { TestListings } from './TestListings.tsx';
import { useConditionName } from './useConditionName.ts';
import type { useListings } from './useListings.ts';

type EbayListingsProps = {
  read: ReturnType<typeof useListings>;
  sort: ListingSort;
  onSort: (sort: ListingSort) => void;
};

/** The listings of the auction marketplace, in the state that they are in. */
export function EbayListings({ read, sort, onSort }: EbayListingsProps) {
  const { ui } = useText();
  const text = useWords(listingsWords);
  const tell = useRefusalText();
  const { listings, isSample, error, retry, isRetrying, choice } = read;
  const isOff = toRefusal(error)?.code === 'marketplace_off';

  return (
    <>
      {choice.isRefused && (
        <Alert>
          <div className="flex flex-col items-start gap-2">
            {text.choiceFailed}
            <Button onClick={choice.retry}>{ui.retry}</Button>
          </div>
        </Alert>
      )}
      {listings && <Found {...{ listings, isSample, sort, onSort }} />}
      {!listings && isOff && <Banner>{tell(error)}</Banner>}
      {!listings && error && !isOff && (
        <ErrorState title={text.failed} error={error} onRetry={retry} isRetrying={isRetrying} />
      )}
      {!listings && !error && <ListingsSkeleton />}
    </>
  );
}

type FoundProps = Pick<EbayListingsProps, 'sort' | 'onSort'> & {
  listings: readonly Listing[];
  isSample: boolean;
};

/** The first few, and the others on demand. */
function Found({ listings, isSample, sort, onSort }: FoundProps) {
  const text = useWords(listingsWords);
  const locale = useLocale();
  const conditionOf = useConditionName();
  const isDesk = useMedia('(min-width: 40rem)');
  const [isWhole, setWhole] = useState(false);
  const more = listings.length - listingsAtFirst;
  if (listings.length === 0) {
    return (
      <p className="flex items-center justify-center gap-2.5 py-6 text-muted">
        <SearchX aria-hidden />
        {text.nothingOn('eBay')}
      </p>
    );
  }

  const sorted = sortListings(listings, sort, { compare: locale.compare, conditionOf });
  const shown = isWhole ? sorted : sorted.slice(0, listingsAtFirst);
  return (
    <>
      {isSample && <TestListings />}
      {isDesk ? (
        <ListingTable
          label={text.title}
          listings={shown}
          sort={sort}
          onSort={(field) => onSort(sortBy(sort, field))}
        />
      ) : (
        <ListingGrid listings={shown} />
      )}
      {sorted.some(isMarked) && <p className="text-13 text-muted">{text.markedLast}</p>}
      {more > 0 && (
        <Button aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} className="self-center">
          {isWhole ? text.seeLess : text.seeMore(locale.number(more))}
        </Button>
      )}
    </>
  );
}
