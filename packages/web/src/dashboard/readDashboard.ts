import { api } from '../api/client.ts';
import { readAhead } from '../api/reads.ts';
import { shelfWindow } from '../shelf/shelfWindow.ts';

/** As many as 'Show More' can show. */
export const latestAsked = { limit: 24 };

/** Starts the reads of the dashboard while its code is still loading. */
export function readDashboard(): void {
  readAhead(api.collection.summary, undefined);
  readAhead(api.collection.shelf, shelfWindow(0));
  readAhead(api.platforms.mine, undefined);
  readAhead(api.platforms.list, undefined);
  readAhead(api.collection.latest, latestAsked);
  readAhead(api.alerts.gems, {});
}
