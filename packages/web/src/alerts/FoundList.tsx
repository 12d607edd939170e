import { alertMarketplaces } from '@cartouche/contract/alerts.rules';
import { formatMoney } from '@cartouche/contract/money.rules';
import type { ComponentProps } from 'react';

import { useVisibleRows } from '../collection/list/useVisibleRows.ts';
import { alertsWords } from '../i18n/alerts.ts';
import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { ListingPicture } from '../listings/ListingPicture.tsx';
import { Badge } from '../ui/Badge.tsx';
import { keepFocus } from '../ui/keepFocus.ts';
import { FoundActions } from './FoundActions.tsx';
import { ListingLink } from './ListingLink.tsx';
import type { Found } from './useFound.ts';

type FoundListProps = { found: readonly Found[]; total: number; onBuy: (found: Found) => void };

/** Draws only the rows near the window: a year of alerts can find thousands. */
export function FoundList({ found, total, onBuy }: FoundListProps) {
  const { ref, rows, totalPx, abovePx, measureRow } = useVisibleRows(
    (widthPx) => ({ count: found.length, rowPx: widthPx < 640 ? 192 : 112, gapPx: 8 }),
    undefined,
  );

  return (
    <div ref={ref} style={{ height: totalPx }}>
      <ul
        ref={keepFocus}
        tabIndex={-1}
        className="flex flex-col gap-2 outline-none"
        style={{ transform: `translateY(${abovePx}px)` }}
      >
        {rows.map(({ index }) => {
          const one = found[index];
          if (!one) return null;
          return (
            <FoundRow
              key={one.id}
              ref={measureRow}
              data-index={index}
              aria-setsize={total}
              aria-posinset={index + 1}
              found={one}
              onBuy={() => onBuy(one)}
            />
          );
        })}
      </ul>
    </div>
  );
}

type FoundRowProps = ComponentProps<'li'> & { found: Found; onBuy: () => void };

function FoundRow({ found, onBuy, ...row }: FoundRowProps) {
  const text = useWords(alertsWords);
  const { moment } = useLocale();

  return (
    <li
      {...row}
      className="relative flex flex-col gap-x-4 gap-y-2 rounded-card border border-hairline bg-surface p-3 sm:flex-row sm:items-center"
    >
      <div className="flex min-w-0 grow items-center gap-4">
        <div className="w-16 shrink-0 self-start">
          <ListingPicture src={found.image_url} className="w-full" />
        </div>
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
          <div className="flex min-w-0 grow basis-40 flex-col max-sm:basis-full items-start gap-1">
            {!found.seen && <Badge tone="accent">{text.isNew}</Badge>}
            <h3 className="line-clamp-2 text-14 font-semibold wrap-anywhere">
              <ListingLink url={found.url}>{found.title}</ListingLink>
            </h3>
            <p className="text-13 text-muted wrap-anywhere">
              {alertMarketplaces[found.marketplace]} · {text.foundBy(found.query)}
            </p>
            <p className="text-13 text-muted">{text.foundAt(moment(found.foundAt))}</p>
          </div>
          <Price found={found} />
        </div>
      </div>
      <FoundActions gem={found} onBuy={onBuy} />
    </li>
  );
}

/** In the listing's own currency: with fees, and what it was before it fell, where they are known. */
function Price({ found: { price, total, wasPrice, currency } }: { found: Found }) {
  const text = useWords(alertsWords);
  const { language } = useLocale();
  const money = (amount: number) => formatMoney(amount, currency, { language });

  return (
    <p className="flex flex-wrap items-baseline gap-x-2 sm:flex-col sm:text-right">
      <span className="text-16 font-bold">{money(price)}</span>
      {wasPrice !== null && (
        <span className="text-12 font-semibold text-complete">{text.was(money(wasPrice))}</span>
      )}
      {total !== null && <span className="text-12 text-muted">{text.withFeesTotal(money(total))}</span>}
    </p>
  );
}
