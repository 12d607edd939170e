import { asUser } from '../http/door.ts';
import { searchEbay } from './listings.ts';
import { chooseMarketplace } from './marketplace.ts';
import { searchVinted } from './secondHand.ts';

export const listingsRoutes = {
  searchEbay: asUser.listings.searchEbay.handler(async ({ context: { ctx, userId, request }, input }) => {
    const marketplace = await chooseMarketplace(ctx, { userId, request }, input.marketplace);
    return await searchEbay(ctx, userId, { ...input, marketplace });
  }),
  searchVinted: asUser.listings.searchVinted.handler(({ context: { ctx, userId }, input }) =>
    searchVinted(ctx, userId, input),
  ),
};
