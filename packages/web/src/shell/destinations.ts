import { paths } from '../paths.ts';

// A link is current by path and search: 'Search' only without a tab, 'Wishlist' whatever else is set.
export const toSearch = { ...paths.collection('all'), activeOptions: { exact: true, includeSearch: true } };
export const toWishlist = {
  ...paths.collection('all', { tab: 'wishlist' }),
  activeOptions: { includeSearch: true },
};

/** Where g and a letter lead. */
export const destinations = {
  home: paths.home(),
  collection: paths.collection('all', { tab: 'owned' }),
  wishlist: paths.collection('all', { tab: 'wishlist' }),
  search: paths.search(),
  games: paths.games(),
  platforms: paths.platforms(),
  bin: paths.bin(),
  settings: paths.settings(),
};
