import type { Listing } from '@cartouche/contract/listings';

import { useWords } from '../i18n/language.ts';
import { listingsWords } from '../i18n/listings.ts';
import { SortableHead, type Sorting } from '../ui/SortableHead.tsx';
import { ListingMarks } from './ListingMarks.tsx';
import { ListingPicture } from './ListingPicture.tsx';
import { ListingPrice } from './ListingPrice.tsx';
import type { SortField } from './sortListings.ts';
import { useConditionName } from './useConditionName.ts';
import { ViewLink } from './ViewLink.tsx';

type ListingTableProps = Sorting<SortField> & { label: string; listings: readonly Listing[] };

/** Listings on a desktop: a row each, to compare. */
export function ListingTable({ label, listings, sort, onSort }: ListingTableProps) {
  const text = useWords(listingsWords);
  const conditionOf = useConditionName();

  return (
    <table aria-label={label} className="w-full border-collapse">
      <thead className="text-left text-13 text-muted">
        <tr>
          <th scope="col" className="px-1.5 font-semibold" style={{ width: '4.25rem' }}>
            {text.image}
          </th>
          <SortableHead label={text.name} field="title" sort={sort} onSort={onSort} />
          <SortableHead
            label={text.price}
            field="price"
            sort={sort}
            onSort={onSort}
            className="w-40 text-right"
          />
          <SortableHead
            label={text.condition}
            field="condition"
            sort={sort}
            onSort={onSort}
            className="w-28"
          />
          <th scope="col" className="w-24 px-1.5 text-right font-semibold">
            {text.actions}
          </th>
        </tr>
      </thead>
      <tbody>
        {listings.map((listing) => (
          <tr key={listing.id} className="border-t border-hairline">
            <td className="px-1.5 py-2">
              <ListingPicture src={listing.image_url} className="size-14" />
            </td>
            <td className="px-3 py-2">
              <span className="flex flex-col gap-1">
                <span dir="auto" className="line-clamp-3 font-medium wrap-anywhere">
                  {listing.title}
                </span>
                <ListingMarks marks={listing.marks} />
              </span>
            </td>
            <td className="px-3 py-2 text-right">
              <ListingPrice listing={listing} />
            </td>
            <td className="px-3 py-2 text-13">{conditionOf(listing)}</td>
            <td className="px-1.5 py-2 text-right">
              <ViewLink url={listing.url} title={listing.title} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
