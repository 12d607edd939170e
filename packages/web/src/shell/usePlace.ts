import { useLocation } from '@tanstack/react-router';

import { type Place, placeOf } from './destinations.ts';

/** `const mark = usePlace()`, then `<Link {...toSearch} {...mark('search')}>`: marks the entry where the user is. */
export function usePlace() {
  // Both of the one location: while a screen loads, useSearch has still that of the one before.
  const { pathname, search } = useLocation();
  const current = placeOf(pathname, search.tab);

  return (place: Place) => ({
    // What the router marks by itself has to be a part of what we mark.
    activeOptions: { exact: true, includeSearch: true },
    'aria-current': place === current ? ('page' as const) : undefined,
  });
}
