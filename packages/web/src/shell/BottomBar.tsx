import { Link } from '@tanstack/react-router';
import { Heart, Search, Settings } from 'lucide-react';

import { useText } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { AlertsBell } from './AlertsBell.tsx';
import { toSearch, toWishlist } from './destinations.ts';

/** The header's main links again, in reach of a thumb. */
export function BottomBar({ unseen }: { unseen: number }) {
  const text = useText().shell;
  return (
    <nav
      aria-label={text.shortcuts}
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-hairline bg-surface/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-sm in-[body:has([data-takes-bottom])]:invisible sm:hidden"
    >
      <Link {...toSearch} className={place}>
        <Search />
        {text.search}
      </Link>
      <Link {...toWishlist} className={place}>
        <Heart />
        {text.wishlist}
      </Link>
      <Link {...paths.priceAlerts()} className={place}>
        <AlertsBell unseen={unseen} />
        {text.alerts}
      </Link>
      <Link {...paths.settings()} className={place}>
        <Settings />
        {text.settings}
      </Link>
    </nav>
  );
}

const place =
  'flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-12 font-semibold text-muted ' +
  'transition focus-visible:-outline-offset-2 aria-[current=page]:text-accent';
