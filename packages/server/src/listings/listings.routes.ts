import { asUser } from '../http/door.ts';
import { Refusal } from '../refusal.ts';

export const listingsRoutes = {
  searchEbay: asUser.listings.searchEbay.handler(() => {
    throw new Refusal('marketplace_off', { marketplace: 'eBay' });
  }),
  searchVinted: asUser.listings.searchVinted.handler(() => {
    throw new Refusal('marketplace_off', { marketplace: 'Vinted' });
  }),
};
