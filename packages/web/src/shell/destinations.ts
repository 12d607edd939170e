import { paths } from '../paths.ts';

export const toCollection = paths.collection('all', { tab: 'owned' });
export const toSearch = paths.collection('all');
/** The nearest way from an open app to a game on the shelf. */
export const toScan = paths.barcodes();
export const toWishlist = paths.collection('all', { tab: 'wishlist' });

/** Where g and a letter lead. */
export const destinations = {
  home: paths.home(),
  collection: toCollection,
  wishlist: toWishlist,
  search: paths.search(),
  scanner: toScan,
  games: paths.games(),
  platforms: paths.platforms(),
  bin: paths.bin(),
  settings: paths.settings(),
};

/** An entry of the main menu. */
export type Place = 'home' | 'collection' | 'search' | 'scan' | 'wishlist' | 'alerts' | 'settings';

/** The entry of the main menu to which an address belongs; null where none does. */
export function placeOf(pathname: string, tab?: string): Place | null {
  if (pathname.startsWith('/collection/')) return placeOfTab[tab ?? 'all'] ?? 'search';
  return placeOfScreen[pathname.split('/')[1] ?? ''] ?? null;
}

const placeOfTab: Record<string, Place> = {
  all: 'search',
  owned: 'collection',
  incomplete: 'collection',
  wishlist: 'wishlist',
};

const placeOfScreen: Record<string, Place> = {
  '': 'home',
  dashboard: 'home',
  search: 'search',
  games: 'search',
  scanner: 'scan',
  wishlist: 'wishlist',
  'price-alerts': 'alerts',
  settings: 'settings',
};
