import type { Tab } from '@cartouche/contract/catalogue.rules';

import { type View, storedView, views } from '../../device.ts';

/** How a tab can be drawn: a shelf holds what the user owns or wishes for. */
export function viewsOf(tab: Tab): readonly View[] {
  return tab === 'all' ? withoutShelf : views;
}

/** How lists of the whole catalogue can be drawn. */
export const withoutShelf: readonly View[] = views.filter((view) => view !== 'shelf');

/** The view in the address or on the device, if this list can be drawn so. */
export function drawnView(offered: readonly View[], view: View = storedView()): View {
  return offered.includes(view) ? view : 'grid';
}
