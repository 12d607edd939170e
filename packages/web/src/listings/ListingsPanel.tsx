import {
  type AlertMarketplace,
  alertMarketplaceIds,
  alertMarketplaces,
} from '@cartouche/contract/alerts.rules';
import { ebaySearchUrl } from '@cartouche/contract/listings.rules';
import { usualMarketplace } from '@cartouche/contract/settings.rules';
import { Construction, ExternalLink } from 'lucide-react';
import { useId, useRef, useState } from 'react';

import type { Game } from '../games/useGame.ts';
import { useText, useWords } from '../i18n/language.ts';
import { listingsWords } from '../i18n/listings.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
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
  const words = read.search ?? `${game.title} ${game.platform}`;
  const [tab, setTab] = useState<AlertMarketplace>('ebay');
  const [sort, setSort] = useState<ListingSort>({ field: 'price', order: 'asc' });
  const canSort = read.error === null && read.listings?.length !== 0;
  const ebayTab = useRef<HTMLButtonElement>(null);

  function closeNotice() {
    setTab('ebay');
    ebayTab.current?.focus(); // the button that was pressed goes
  }

  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-t border-hairline pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Headline id={id} className="text-20">
          {text.title}
        </Headline>
        {tab === 'ebay' && (
          <a
            href={ebaySearchUrl(read.marketplace ?? usualMarketplace, words)}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-1.5 rounded-small font-semibold text-accent hover:underline sm:min-h-9 [&>svg]:size-4"
          >
            {text.viewAllOn(alertMarketplaces.ebay)}
            <span className="sr-only">{ui.inNewTab}</span>
            <ExternalLink aria-hidden />
          </a>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Segmented label={text.marketplaces} className="max-sm:w-full sm:*:min-h-9!">
          {tabs.map((one) => (
            <button
              key={one}
              ref={one === 'ebay' ? ebayTab : undefined}
              type="button"
              aria-pressed={tab === one}
              onClick={() => setTab(one)}
            >
              {alertMarketplaces[one]}
            </button>
          ))}
        </Segmented>
        {tab === 'ebay' && (
          <>
            <RegionSelect value={read.marketplace} onChoose={read.chooseMarketplace} />
            {canSort && (
              <div className="min-w-0 grow sm:hidden">
                <ListingSortSelect sort={sort} onChoose={setSort} />
              </div>
            )}
          </>
        )}
      </div>
      {tab === 'ebay' ? (
        <EbayListings read={read} sort={sort} onSort={setSort} />
      ) : (
        <Banner icon={<Construction />} action={<Button onClick={closeNotice}>{ui.close}</Button>}>
          {text.comingSoon(alertMarketplaces[tab])}
        </Banner>
      )}
    </section>
  );
}

/** The one that there is comes first. */
const tabs = alertMarketplaceIds.toSorted((one, other) => Number(other === 'ebay') - Number(one === 'ebay'));
