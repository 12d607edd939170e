import {
  type AlertMarketplace,
  alertMarketplaceIds,
  alertMarketplaces,
} from '@cartouche/contract/alerts.rules';
import { ebaySearchUrl } from '@cartouche/contract/listings.rules';
import { Construction, ExternalLink, FlaskConical } from 'lucide-react';
import { useId, useState } from 'react';

import type { Game } from '../games/useGame.ts';
import { useText, useWords } from '../i18n/language.ts';
import { listingsWords } from '../i18n/listings.ts';
import { Badge } from '../ui/Badge.tsx';
import { Banner } from '../ui/Banner.tsx';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { EbayListings } from './EbayListings.tsx';
import { RegionSelect } from './RegionSelect.tsx';
import type { ListingSort } from './sortListings.ts';
import { ListingSortSelect } from './ListingSortSelect.tsx';
import { useListings } from './useListings.ts';

type ListingsPanelProps = { game: Game; level: 'h2' | 'h3' };

/** Specification 2.8: what is on sale for a game. */
export function ListingsPanel({ game, level: Headline }: ListingsPanelProps) {
  const { ui } = useText();
  const text = useWords(listingsWords);
  const id = useId();
  const read = useListings(game.game_id);
  const [tab, setTab] = useState<AlertMarketplace>('ebay');
  const [sort, setSort] = useState<ListingSort>({ field: 'price', order: 'asc' });

  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-t border-hairline pt-5">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 sm:min-h-9">
        <Headline id={id} className="text-20">
          {text.title}
        </Headline>
        {read.isSample && (
          <Badge tone="incomplete" icon={<FlaskConical />} className="max-w-full">
            <span className="truncate">
              {text.sample} · {text.sampleText}
            </span>
          </Badge>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Segmented label={text.marketplaces} className="max-sm:w-full">
          {tabs.map((one) => (
            <button key={one} type="button" aria-pressed={tab === one} onClick={() => setTab(one)}>
              {alertMarketplaces[one]}
            </button>
          ))}
        </Segmented>
        {tab === 'ebay' && (
          <>
            <RegionSelect value={read.marketplace} onChoose={read.chooseMarketplace} />
            <div className="flex grow sm:hidden">
              <ListingSortSelect sort={sort} onChoose={setSort} />
            </div>
            <a
              href={ebaySearchUrl(
                read.marketplace ?? 'EBAY-US',
                read.search ?? `${game.title} ${game.platform}`,
              )}
              target="_blank"
              rel="noopener noreferrer"
              className={`${buttonClass()} max-sm:w-full sm:ml-auto`}
            >
              {text.viewAllOn(alertMarketplaces.ebay)}
              <span className="sr-only">{text.inNewTab}</span>
              <ExternalLink aria-hidden />
            </a>
          </>
        )}
      </div>
      {tab === 'ebay' ? (
        <EbayListings read={read} sort={sort} onSort={setSort} />
      ) : (
        <Banner icon={<Construction />} action={<Button onClick={() => setTab('ebay')}>{ui.close}</Button>}>
          {text.comingSoon(alertMarketplaces[tab])}
        </Banner>
      )}
    </section>
  );
}

/** The one that there is comes first. */
const tabs = alertMarketplaceIds.toSorted((one, other) => Number(other === 'ebay') - Number(one === 'ebay'));
