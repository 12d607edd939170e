import { asUser } from '../http/door.ts';
import { Refusal } from '../refusal.ts';
import { searchEbay } from './listings.ts';
import { chooseMarketplace } from './marketplace.ts';

export const listingsRoutes = {
  searchEbay: asUser.listings.searchEbay.handler(async ({ context: { ctx, userId, request }, input }) => {
    const marketplace = await chooseMarketplace(ctx, { userId, request }, input.marketplace);
    return await searchEbay(ctx, userId, { ...input, marketplace });
  }),
  searchVinted: asUser.listings.searchVinted.handler(() => {
    throw new Refusal('marketplace_off', { marketplace: 'Vinted' });
  }),
};
