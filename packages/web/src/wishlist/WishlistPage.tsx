import { ListPrinting } from '../collection/list/ListPrinting.tsx';
import { GameOverlay } from '../details/GameOverlay.tsx';
import { ItemOverlay } from '../item/ItemOverlay.tsx';
import { useEditing } from '../item/useEditing.ts';
import { wishlistWords } from '../i18n/wishlist.ts';
import { useWords } from '../i18n/language.ts';
import { ScreenTitle } from '../screen/ScreenTitle.tsx';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { WishList } from './WishList.tsx';
import { WishlistControls } from './WishlistControls.tsx';
import { useWishlist } from './useWishlist.ts';
import { useWishlistAddress } from './useWishlistAddress.ts';
import type { Wish } from './wishes.ts';

export default function WishlistPage() {
  const text = useWords(wishlistWords);
  const address = useWishlistAddress();
  const wishlist = useWishlist(address.search);
  const [editing, setEditing] = useEditing('list');
  usePageTitle(text.title);

  const { found } = wishlist;
  const placeOf = (gameId: number) => found.findIndex(({ game_id }) => game_id === gameId);
  const edit = ({ game_id, completeness }: Wish) =>
    setEditing({ gameId: game_id, isOwned: completeness !== null });

  return (
    <>
      <div className="-mb-3">
        <ScreenTitle>{text.title}</ScreenTitle>
      </div>
      <WishlistControls address={address} wishlist={wishlist} />
      <WishList address={address} wishlist={wishlist} onEdit={edit} />
      {!wishlist.hasFailed && (
        <ListPrinting
          games={
            wishlist.isLoading ? undefined : found.map((wish) => ({ ...wish, copy: null, in_wishlist: true }))
          }
          total={found.length}
        />
      )}
      <GameOverlay
        gameId={address.search.gameId}
        onClose={address.closeGame}
        list={{
          games: found,
          total: found.length,
          linkTo: (gameId) => address.linkToPlace(gameId, placeOf(gameId)),
        }}
      />
      <ItemOverlay target={editing} onClose={() => setEditing(null)} />
    </>
  );
}
