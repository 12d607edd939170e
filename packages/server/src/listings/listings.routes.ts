import { asUser } from '../http/door.ts';
import { Refusal } from '../refusal.ts';
import { searchVinted } from './secondHand.ts';

export const listingsRoutes = {
  searchEbay: asUser.listings.searchEbay.handler(() => {
    throw new Refusal('marketplace_off', { marketplace: 'eBay' });
  }),
  searchVinted: asUser.listings.searchVinted.handler(({ context: { ctx, userId }, input }) =>
    searchVinted(ctx, userId, input),
  ),
};
