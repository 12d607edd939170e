import type { VintedListing } from '@cartouche/contract/listings';
import { ExternalLink } from 'lucide-react';

import { useText, useWords } from '../i18n/language.ts';
import { scannerWords } from '../i18n/scanner.ts';
import { ListingMarks } from '../listings/ListingMarks.tsx';
import { ListingPicture } from '../listings/ListingPicture.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { useMoney } from './useMoney.ts';
import { totalOf } from './vintedPrice.ts';
import { readVintedStatus } from './vintedStatus.ts';

/** What the second-hand marketplace asks for the game, the cheapest first. */
export function PriceList({ listings }: { listings: readonly VintedListing[] }) {
  const { ui } = useText();
  const text = useWords(scannerWords);
  const money = useMoney();

  return (
    <ul className="flex flex-col gap-2">
      {listings.map((listing) => {
        const { id, title, price, image_url, url, status, marks } = listing;
        const total = money(totalOf(listing));
        const condition = status === null ? undefined : readVintedStatus(status);
        return (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-hairline bg-surface p-3 sm:flex-nowrap"
          >
            <ListingPicture src={image_url} className="size-14 shrink-0" />
            <div className="flex min-w-0 grow basis-40 flex-col items-start gap-1">
              <p dir="auto" className="line-clamp-2 font-medium wrap-anywhere">
                {title}
              </p>
              {status !== null && (
                <p className="text-13 text-muted">{condition ? text.conditions[condition] : status}</p>
              )}
              <ListingMarks marks={marks} />
            </div>
            <p className="shrink-0 max-sm:grow sm:text-right">
              <span className={price === null ? 'text-13 text-muted' : 'text-16 font-bold'}>
                {money(price) ?? text.noPrice}
              </span>
              {total !== null && <span className="block text-12 text-muted">{text.withFees(total)}</span>}
            </p>
            {url !== null && (
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${text.viewListing(title)} ${ui.inNewTab}`}
                className={buttonClass()}
              >
                {text.viewOn}
                <ExternalLink aria-hidden />
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
