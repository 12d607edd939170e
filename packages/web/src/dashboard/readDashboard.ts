import { api } from '../api/client.ts';
import { readAhead } from '../api/reads.ts';
import { loadShelf } from '../shelf/loadShelf.ts';
import { shelfWindow } from '../shelf/shelfWindow.ts';
import { loadAhead } from '../ui/lazyPart.ts';
import { latestAsked } from './figures.ts';
import { loadBelowShelf } from './loadBelowShelf.ts';

/** Starts the reads of the dashboard while its code is still loading. */
export function readDashboard(): void {
  loadAhead(loadShelf);
  loadAhead(loadBelowShelf);
  readAhead(api.collection.shelf, shelfWindow(0));
  readAhead(api.collection.summary, undefined);
  readAhead(api.platforms.mine, undefined);
  readAhead(api.platforms.list, undefined);
  readAhead(api.collection.latest, latestAsked);
  readAhead(api.alerts.gems, {});
}
