import { alertMarketplaces } from '@cartouche/contract/alerts.rules';
import { formatMoney } from '@cartouche/contract/money.rules';
import type { Gem } from '@cartouche/contract/alertShapes';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { Section } from '../ui/Section.tsx';
import { alertsWords } from '../i18n/alerts.ts';
import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { ListingPicture } from '../listings/ListingPicture.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { keepFocus } from '../ui/keepFocus.ts';
import { GemActions } from './FoundActions.tsx';
import { ListingLink } from './ListingLink.tsx';
import { Purchase } from './Purchase.tsx';

/** The newest listings that the price alerts found, in one scrolling row. */
export function GemStrip({ gems }: { gems: readonly Gem[] }) {
  const text = useWords(alertsWords);
  const [bought, setBought] = useState<number | null>(null);
  return (
    <Section
      title={text.gems}
      action={
        <Link {...paths.priceAlerts()} aria-label={`${text.seeAll}: ${text.gems}`} className={buttonClass()}>
          {text.seeAll}
        </Link>
      }
    >
      <ul
        ref={keepFocus}
        tabIndex={-1}
        className="outline-none -mx-4 -mt-1 grid snap-x scroll-px-4 px-4 auto-cols-[8.5rem] grid-flow-col gap-3 overflow-x-auto pt-1 pb-3 xl:auto-cols-[calc((100%-5.25rem)/8)]"
      >
        {gems.map((gem) => (
          <GemCard key={gem.id} gem={gem} onBuy={() => setBought(gem.id)} />
        ))}
      </ul>
      <Purchase foundId={bought} onClose={() => setBought(null)} />
    </Section>
  );
}

function GemCard({ gem, onBuy }: { gem: Gem; onBuy: () => void }) {
  const { language } = useLocale();
  return (
    <li className="relative flex snap-start flex-col gap-2 rounded-card border border-hairline bg-surface p-2">
      <ListingPicture src={gem.image_url} className="w-full" />
      <div className="flex flex-col gap-0.5 px-1">
        <p className="text-16 font-bold">{formatMoney(gem.price, gem.currency, { language })}</p>
        <h3 className="line-clamp-2 text-13 font-semibold wrap-anywhere">
          <ListingLink url={gem.url}>{gem.title}</ListingLink>
        </h3>
        <p className="truncate text-12 text-muted">
          {alertMarketplaces[gem.marketplace]} · {gem.query}
        </p>
      </div>
      <GemActions gem={gem} onBuy={onBuy} />
    </li>
  );
}
