import { api } from '../api/client.ts';
import { readAhead } from '../api/reads.ts';
import { loadShelf } from '../shelf/loadShelf.ts';
import { shelfWindow } from '../shelf/shelfWindow.ts';
import { latestAsked } from './figures.ts';
import { loadBelowShelf } from './loadBelowShelf.ts';

/** Starts the reads of the dashboard while its code is still loading. */
export function readDashboard(): void {
  // A failure is shown where they are drawn.
  void Promise.all([loadShelf(), loadBelowShelf()]).catch(() => undefined);
  readAhead(api.collection.summary, undefined);
  readAhead(api.collection.shelf, shelfWindow(0));
  readAhead(api.platforms.mine, undefined);
  readAhead(api.platforms.list, undefined);
  readAhead(api.collection.latest, latestAsked);
  readAhead(api.alerts.gems, {});
}
