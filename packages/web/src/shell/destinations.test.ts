import { expect, test } from 'vitest';

import { type Place, placeOf } from './destinations.ts';

test.each<[string, string | undefined, Place | null]>([
  ['/', undefined, 'home'],
  ['/dashboard', undefined, 'home'],
  ['/collection/all', 'owned', 'collection'],
  ['/collection/19', 'incomplete', 'collection'],
  ['/collection/19', 'wishlist', 'wishlist'],
  ['/collection/19', undefined, 'search'],
  ['/search', undefined, 'search'],
  ['/games', undefined, 'search'],
  ['/scanner/shelf', undefined, 'scan'],
  ['/wishlist', undefined, 'wishlist'],
  ['/price-alerts', undefined, 'alerts'],
  ['/settings', undefined, 'settings'],
  ['/bin', undefined, null],
  ['/game/5', undefined, null],
])('%s with the tab %s belongs to the entry %s', (pathname, tab, place) => {
  expect(placeOf(pathname, tab)).toBe(place);
});
