import { Link, useLocation } from '@tanstack/react-router';
import { Heart, House, LibraryBig, ScanLine, Search, Settings } from 'lucide-react';

import { useText } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { TierBadge } from '../subscription/TierBadge.tsx';
import { Badge } from '../ui/Badge.tsx';
import { iconButtonClass } from '../ui/IconButton.tsx';
import { AlertsBell, type Unseen } from './AlertsBell.tsx';
import { BackButton } from '../screen/BackButton.tsx';
import { ThemeToggle } from '../screen/ThemeToggle.tsx';
import { WordMark } from '../screen/WordMark.tsx';
import { toCollection, toScan, toSearch, toWishlist } from './destinations.ts';
import { usePlace } from './usePlace.ts';

export function Header({ unseen }: { unseen: Unseen }) {
  const text = useText();
  const { pathname } = useLocation();
  const mark = usePlace();
  const isHome = pathname === '/' || pathname === '/dashboard';

  return (
    <header className="border-b border-hairline">
      <div className="mx-auto flex h-14 max-w-page items-center gap-1 px-2 sm:h-12 sm:gap-2 sm:px-6">
        {!isHome && <BackButton className="sm:hidden" />}
        <Link
          {...paths.home()}
          className="flex min-h-11 min-w-11 items-center justify-center rounded-control px-1.5 sm:-ml-1.5"
        >
          {/* From 640 px to 1023 px the menu needs the room, below that the back button does. */}
          <WordMark isIconOnly className={`h-7 lg:hidden ${isHome ? 'min-[360px]:max-sm:hidden' : ''}`} />
          <WordMark className={`h-7 ${isHome ? 'max-[359px]:hidden sm:max-lg:hidden' : 'max-lg:hidden'}`} />
        </Link>
        <Badge>{text.shell.beta}</Badge>
        <Link {...paths.subscription()} className="flex min-h-11 items-center rounded-control">
          <TierBadge />
          <span className="sr-only"> {text.subscription.planWord}</span>
        </Link>

        <nav aria-label={text.shell.mainMenu} className="ml-auto flex items-center sm:gap-1">
          <Link
            {...toCollection}
            {...mark('collection')}
            title={text.shell.screens.collection}
            className={textButton}
          >
            <LibraryBig />
            <span className="max-md:sr-only">{text.shell.screens.collection}</span>
          </Link>
          <Link {...toSearch} {...mark('search')} title={text.shell.search} className={textButton}>
            <Search />
            <span className="max-md:sr-only">{text.shell.search}</span>
          </Link>
          <Link {...toScan} {...mark('scan')} title={text.shell.scan} className={textButton}>
            <ScanLine />
            <span className="max-xl:sr-only">{text.shell.scan}</span>
          </Link>
          <Link {...toWishlist} {...mark('wishlist')} title={text.shell.wishlist} className={textButton}>
            <Heart />
            <span className="max-md:sr-only">{text.shell.wishlist}</span>
          </Link>
          <Link
            {...paths.priceAlerts()}
            {...mark('alerts')}
            title={text.shell.priceAlerts}
            className={textButton}
          >
            <AlertsBell unseen={unseen} />
            <span className="max-lg:sr-only">{text.shell.priceAlerts}</span>
          </Link>
          <Link
            {...paths.home()}
            {...mark('home')}
            aria-label={text.shell.home}
            title={text.shell.home}
            className={iconLink}
          >
            <House />
          </Link>
          <ThemeToggle />
          <Link
            {...paths.settings()}
            {...mark('settings')}
            aria-label={text.shell.settings}
            title={text.shell.settings}
            className={`${iconLink} max-sm:hidden`}
          >
            <Settings />
          </Link>
        </nav>
      </div>
    </header>
  );
}

const current = 'aria-[current=page]:bg-accent-tint aria-[current=page]:text-accent';
const iconLink = `${iconButtonClass} ${current}`;
const textButton =
  'inline-flex min-h-9 items-center gap-2 rounded-control px-2.5 text-14 font-semibold text-muted transition ' +
  `hover:bg-ink/6 hover:text-ink max-sm:hidden xl:px-3 [&_svg]:size-4.5 ${current}`;
