import type { Listing } from '@cartouche/contract/listings';
import { readShipping } from '@cartouche/contract/listings.rules';
import { formatMoney } from '@cartouche/contract/money.rules';

import { useSpoken, useWords } from '../i18n/language.ts';
import { listingsWords } from '../i18n/listings.ts';

/** What a listing asks, in its own currency, and for sending it. An auction says what is bid. */
export function ListingPrice({ listing }: { listing: Listing }) {
  const text = useWords(listingsWords);
  const { language } = useSpoken();
  const { price, currency, isCurrentBid } = listing;
  const shipping = readShipping(listing.shipping);

  return (
    <span className="flex flex-col">
      <span className="text-16 font-bold whitespace-nowrap">
        {formatMoney(price === 0 ? null : price, currency, { language })}
      </span>
      {isCurrentBid && <span className="text-12 font-semibold">{text.currentBid}</span>}
      <span className="text-12 text-muted">
        {shipping.kind === 'free' && text.freeShipping}
        {shipping.kind === 'unknown' && text.shippingUnknown}
        {shipping.kind === 'paid' &&
          text.shipping(formatMoney(shipping.cost, shipping.currency, { language }))}
      </span>
    </span>
  );
}
