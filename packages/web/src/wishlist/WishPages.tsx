import { ChevronLeft, ChevronRight } from 'lucide-react';

import { useLocale } from '../i18n/formats.ts';
import { wishlistWords } from '../i18n/wishlist.ts';
import { useWords } from '../i18n/language.ts';
import { Button } from '../ui/Button.tsx';
import type { Wishlist } from './useWishlist.ts';

type WishPagesProps = { wishlist: Wishlist; onShowAll: () => void; onTurn: (page: number) => void };

/** The rest of the page, and the other pages; nothing if everything is in sight. */
export function WishPages({ wishlist, onShowAll, onTurn }: WishPagesProps) {
  const text = useWords(wishlistWords);
  const { number } = useLocale();
  const { shown, onPage, page, pages } = wishlist;

  return (
    <>
      {shown.length < onPage && (
        <Button onClick={onShowAll} className="self-center">
          {text.showAll(onPage)}
        </Button>
      )}
      {pages > 1 && (
        <nav aria-label={text.pages} className="flex items-center justify-center gap-3">
          <Button icon={<ChevronLeft />} disabled={page === 1} onClick={() => onTurn(page - 1)}>
            {text.previousPage}
          </Button>
          <p role="status" className="text-muted">
            {text.pageOf(number(page), number(pages))}
          </p>
          <Button disabled={page === pages} onClick={() => onTurn(page + 1)}>
            {text.nextPage}
            <ChevronRight />
          </Button>
        </nav>
      )}
    </>
  );
}
