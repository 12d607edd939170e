import { useLocation, useSearch } from '@tanstack/react-router';

import { type Place, placeOf } from './destinations.ts';

/** `const mark = usePlace()`, then `<Link {...toSearch} {...mark('search')}>`: marks the entry where the user is. */
export function usePlace() {
  const { pathname } = useLocation();
  const { tab } = useSearch({ strict: false });
  const current = placeOf(pathname, tab);

  return (place: Place) => ({
    // What the router marks by itself has to be a part of what we mark.
    activeOptions: { exact: true, includeSearch: true },
    'aria-current': place === current ? ('page' as const) : undefined,
  });
}
