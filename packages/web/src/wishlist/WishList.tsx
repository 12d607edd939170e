import { Link } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { useRef } from 'react';

import { ListSkeleton } from '../collection/list/ListSkeleton.tsx';
import { wishesBeforeShowAll } from '../constants.ts';
import type { View } from '../device.ts';
import { EnterGame } from '../entries/EnterGame.tsx';
import { wishlistWords } from '../i18n/wishlist.ts';
import { collectionWords } from '../i18n/collection.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { EmptyLedge } from '../ui/EmptyLedge.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { keepFocus } from '../ui/keepFocus.ts';
import { useMedia } from '../ui/useMedia.ts';
import { WishCard } from './WishCard.tsx';
import { WishPages } from './WishPages.tsx';
import { WishRow } from './WishRow.tsx';
import { WishTable } from './WishTable.tsx';
import type { Wishlist } from './useWishlist.ts';
import type { WishlistAddress } from './useWishlistAddress.ts';
import type { Wish, WishActions } from './wishes.ts';

type WishListProps = { address: WishlistAddress; wishlist: Wishlist; onEdit: (wish: Wish) => void };

/** The wishes in each of their states: loading, failed, none, none that match, a page of them. */
export function WishList({ address, wishlist, onEdit }: WishListProps) {
  const labels = useWords(collectionWords);
  const words = useWords(wishlistWords);
  const list = useRef<HTMLDivElement>(null);

  if (wishlist.isLoading) {
    return (
      <div className="flex flex-col gap-4 pt-4">
        <p role="status" className="text-muted">
          {words.loading}
        </p>
        <ListSkeleton view={address.view} count={wishesBeforeShowAll} />
      </div>
    );
  }
  if (wishlist.hasFailed) {
    return (
      <ErrorState
        title={words.errorTitle}
        error={wishlist.error}
        onRetry={wishlist.retry}
        isRetrying={wishlist.isReading}
      />
    );
  }
  if (wishlist.isEmpty) return <NoWishes />;

  function turnTo(page: number) {
    address.turnTo(page);
    // The next page starts at its top, also for keyboard users.
    list.current?.focus({ preventScroll: true });
  }

  return (
    <div
      ref={(element) => {
        list.current = element;
        return keepFocus(element);
      }}
      tabIndex={-1}
      // Keeps a focused row above the window from ending up under the controls.
      className="flex flex-col gap-4 pt-4 outline-none [&_a]:scroll-mt-48 [&_button]:scroll-mt-48"
    >
      <p role="status" className={wishlist.found.length === 0 ? 'sr-only' : 'text-13 text-muted'}>
        {wishlist.found.length === 0 ? words.nothingMatches : labels.found(wishlist.found.length)}
      </p>
      {wishlist.found.length === 0 ? (
        <NothingMatches address={address} />
      ) : (
        <Wishes view={address.view} wishes={wishlist.shown} linkTo={address.linkToGame} onEdit={onEdit} />
      )}
      <WishPages wishlist={wishlist} onShowAll={address.showAll} onTurn={turnTo} />
    </div>
  );
}

type WishesProps = WishActions & { view: View; wishes: readonly Wish[] };

function Wishes({ view, wishes, ...actions }: WishesProps) {
  const isDesk = useMedia('(min-width: 64rem)');
  if (view === 'list' && isDesk) return <WishTable wishes={wishes} {...actions} />;
  if (view === 'list') {
    return (
      <ul className="flex flex-col gap-2">
        {wishes.map((wish) => (
          <WishRow key={wish.game_id} wish={wish} {...actions} />
        ))}
      </ul>
    );
  }
  return (
    <ul className="grid grid-cols-2 gap-3 min-[30rem]:grid-cols-[repeat(auto-fill,minmax(150px,1fr))] sm:grid-cols-[repeat(auto-fill,minmax(190px,1fr))] sm:gap-4">
      {wishes.map((wish, index) => (
        <WishCard key={wish.game_id} wish={wish} isEager={index < wishesBeforeShowAll} {...actions} />
      ))}
    </ul>
  );
}

function NoWishes() {
  const labels = useWords(collectionWords);
  const text = useWords(wishlistWords);
  return (
    <EmptyState
      picture={<EmptyLedge title={labels.ghosts.wishlist} />}
      title={text.emptyTitle}
      action={
        <Link {...paths.games()} className={buttonClass('primary')}>
          {text.browse}
        </Link>
      }
    >
      {text.emptyText}
    </EmptyState>
  );
}

function NothingMatches({ address }: { address: WishlistAddress }) {
  const labels = useWords(collectionWords);
  const words = useWords(wishlistWords);
  const { q, platform } = address.search;
  return (
    <EmptyState
      icon={<SearchX />}
      title={words.nothingMatches}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button onClick={address.clear}>{labels.clearFilters}</Button>
          {q && <EnterGame title={q} platformId={platform} />}
          {q && (
            <Link {...paths.search({ q })} className={buttonClass()}>
              {labels.otherTitles}
            </Link>
          )}
        </div>
      }
    />
  );
}
