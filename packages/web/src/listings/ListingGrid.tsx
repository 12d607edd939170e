import type { Listing } from '@cartouche/contract/listings';

import { useConditionName } from './useConditionName.ts';
import { ListingMarks } from './ListingMarks.tsx';
import { ListingPicture } from './ListingPicture.tsx';
import { ListingPrice } from './ListingPrice.tsx';
import { ViewLink } from './ViewLink.tsx';

/** Listings on a phone: two columns of cards, whose lines stand side by side. */
export function ListingGrid({ listings }: { listings: readonly Listing[] }) {
  const conditionOf = useConditionName();
  return (
    <ul className={gridClass}>
      {listings.map((listing) => (
        <li
          key={listing.id}
          className="grid min-w-0 gap-2 rounded-card border border-hairline bg-surface p-3"
          style={fiveLines}
        >
          <ListingPicture src={listing.image_url} className="w-full" />
          <span className="flex flex-col gap-1">
            <span dir="auto" className="line-clamp-2 text-13 leading-4 font-medium wrap-anywhere">
              {listing.title}
            </span>
            <ListingMarks marks={listing.marks} />
          </span>
          <ListingPrice listing={listing} />
          <span className="text-12 text-muted wrap-anywhere">{conditionOf(listing)}</span>
          <ViewLink url={listing.url} title={listing.title} />
        </li>
      ))}
    </ul>
  );
}

const gridClass = 'grid grid-cols-2 gap-3';
const fiveLines = { gridRow: 'span 5', gridTemplateRows: 'subgrid' };
