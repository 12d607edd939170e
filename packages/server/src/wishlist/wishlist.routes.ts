import { asUser } from '../http/door.ts';
import { addWish, removeWish } from './wishlist.ts';

export const wishlistRoutes = {
  add: asUser.wishlist.add.handler(({ context: { ctx, userId }, input }) =>
    addWish(ctx, userId, input.gameId),
  ),
  remove: asUser.wishlist.remove.handler(({ context: { ctx, userId }, input }) =>
    removeWish(ctx, userId, input.gameId),
  ),
};
