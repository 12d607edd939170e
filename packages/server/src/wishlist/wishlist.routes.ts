import { asUser } from '../http/door.ts';
import { addWish, listWishlist, removeWish } from './wishlist.ts';

export const wishlistRoutes = {
  list: asUser.wishlist.list.handler(({ context: { ctx, userId } }) => listWishlist(ctx, userId)),
  add: asUser.wishlist.add.handler(({ context: { ctx, userId }, input }) => addWish(ctx, userId, input)),
  remove: asUser.wishlist.remove.handler(({ context: { ctx, userId }, input }) =>
    removeWish(ctx, userId, input.gameId),
  ),
};
