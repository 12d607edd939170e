import { Link } from '@tanstack/react-router';
import { Heart, LibraryBig, ScanLine, Search, Settings } from 'lucide-react';

import { useText } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { AlertsBell, type Unseen } from './AlertsBell.tsx';
import { toCollection, toScan, toSearch, toWishlist } from './destinations.ts';
import { usePlace } from './usePlace.ts';

/** The header's main links again, in reach of a thumb. */
export function BottomBar({ unseen }: { unseen: Unseen }) {
  const text = useText().shell;
  const mark = usePlace();
  return (
    <nav
      aria-label={text.shortcuts}
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-hairline bg-surface/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-sm in-[body:has([data-takes-bottom])]:invisible sm:hidden"
    >
      <Link {...toCollection} {...mark('collection')} className={entry}>
        <LibraryBig />
        {text.screens.collection}
      </Link>
      <Link {...toSearch} {...mark('search')} className={entry}>
        <Search />
        {text.search}
      </Link>
      <Link {...toScan} {...mark('scan')} className={entry}>
        <span className="grid h-5 w-10 place-items-center rounded-full bg-accent text-on-accent [&>svg]:size-4.5">
          <ScanLine />
        </span>
        {text.scan}
      </Link>
      <Link {...toWishlist} {...mark('wishlist')} className={entry}>
        <Heart />
        {text.wishlist}
      </Link>
      <Link {...paths.priceAlerts()} {...mark('alerts')} className={entry}>
        <AlertsBell unseen={unseen} />
        {text.alerts}
      </Link>
      <Link {...paths.settings()} {...mark('settings')} className={entry}>
        <Settings />
        {text.settings}
      </Link>
    </nav>
  );
}

const entry =
  'flex min-h-14 min-w-0 flex-auto flex-col items-center justify-center gap-0.5 text-12 font-semibold text-muted max-[359px]:tracking-tighter ' +
  'transition focus-visible:-outline-offset-2 ' +
  'aria-[current=page]:text-accent aria-[current=page]:inset-shadow-[0_2px] aria-[current=page]:inset-shadow-accent';
