import { sortFields } from '@cartouche/contract/catalogue.rules';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';

import { SortSelect } from '../collection/filters/SortSelect.tsx';
import { ViewButton, ViewToggle } from '../collection/list/ViewToggle.tsx';
import { stickyClass, useStickyHeader } from '../collection/list/useStickyHeader.ts';
import { gamesWords } from '../i18n/games.ts';
import { collectionWords } from '../i18n/collection.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { BackButton } from '../screen/BackButton.tsx';
import { iconButtonClass } from '../ui/IconButton.tsx';
import { LetterBar } from './LetterBar.tsx';
import type { GamesAddress } from './useGamesAddress.ts';

type GamesHeaderProps = {
  address: GamesAddress;
  /** Undefined while it loads. */
  total: number | undefined;
};

/** Title, letters and order; hidden while the list scrolls down. */
export function GamesHeader({ address, total }: GamesHeaderProps) {
  const labels = useWords(collectionWords);
  const words = useWords(gamesWords);
  const isHidden = useStickyHeader();
  const viewing = { views: address.views, view: address.view, onChoose: address.chooseView };

  return (
    <div
      className={`top-0 z-30 -mx-4 flex flex-col gap-3 border-b border-hairline bg-background px-4 py-3 sm:-mx-6 sm:px-6 ${stickyClass(isHidden)}`}
    >
      <div className="flex items-center gap-2">
        <BackButton className="-ml-2 max-sm:hidden" />
        <h1 className="shrink-0 text-20 sm:text-26">{words.title}</h1>
        <p className="min-w-0 truncate text-13 text-muted max-[389px]:hidden">
          {total !== undefined && labels.found(total)}
        </p>
        <Link
          {...paths.search()}
          aria-label={words.search}
          title={words.search}
          className={`ml-auto ${iconButtonClass}`}
        >
          <Search />
        </Link>
        <div className="w-64 max-lg:hidden">
          <SortSelect sort={address.sort} fields={sortFields} onSort={address.sortBy} isLabelHidden />
        </div>
        <ViewToggle {...viewing} />
        <ViewButton {...viewing} />
      </div>
      <div className="lg:hidden">
        <SortSelect sort={address.sort} fields={sortFields} onSort={address.sortBy} isLabelHidden />
      </div>
      <LetterBar address={address} />
    </div>
  );
}
