import { Link } from '@tanstack/react-router';
import { Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';

import { useText } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { Attribution } from '../screen/Attribution.tsx';

type FooterProps = { onKeys: () => void; pill: ReactNode };

/** Also links to the screens for which the header has no room. The space below is for the feedback pill. */
export function Footer({ onKeys, pill }: FooterProps) {
  const text = useText().shell;
  return (
    <footer className="[overflow-anchor:none] relative mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 pt-6 pb-18 sm:px-6 sm:pb-16">
      <nav aria-label={text.moreScreens} className="-ml-2 flex flex-wrap">
        <Link {...paths.search()} className={entryClass}>
          {text.findByTitle}
        </Link>
        <Link {...paths.games()} className={entryClass}>
          {text.screens.games}
        </Link>
        <Link {...paths.wishlist()} className={entryClass}>
          {text.myWishlist}
        </Link>
        <Link {...paths.platforms()} className={entryClass}>
          {text.screens.platforms}
        </Link>
        <Link {...paths.vintedScanner()} className={entryClass}>
          {text.priceCheck}
        </Link>
        <Link {...paths.bin()} className={entryClass}>
          {text.screens.bin}
        </Link>
        {/* Also the way to switch them on again; a device with only a touch screen has no use for them. */}
        <button type="button" onClick={onKeys} className={`${entryClass} not-any-pointer-fine:hidden`}>
          <Keyboard />
          {text.keys}
        </button>
      </nav>
      <div className="flex flex-wrap gap-x-4">
        <Attribution />
        <p className="text-12 text-muted">{text.tagline}</p>
      </div>
      {pill}
    </footer>
  );
}

const entryClass =
  'inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-12 font-medium text-muted transition hover:bg-ink/6 ' +
  'hover:text-ink aria-[current=page]:text-accent sm:min-h-9 [&>svg]:size-4';
