import { accountRoutes } from './account/account.routes.ts';
import { alertsRoutes } from './alerts/alerts.routes.ts';
import { archiveRoutes } from './archive/archive.routes.ts';
import { barcodesRoutes } from './barcodes/barcodes.routes.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { collectionRoutes } from './collection/collection.routes.ts';
import { marksRoutes } from './collection/marks.routes.ts';
import { igdbRoutes } from './catalogue/igdb/igdb.routes.ts';
import { entriesRoutes } from './entries/entries.routes.ts';
import { feedbackRoutes } from './feedback/feedback.routes.ts';
import { calls } from './http/door.ts';
import { keysRoutes } from './keys/keys.routes.ts';
import { listingsRoutes } from './listings/listings.routes.ts';
import { mailRoutes } from './mail/mail.routes.ts';
import { movingRoutes } from './moving/moving.routes.ts';
import { platformsRoutes } from './platforms/platforms.routes.ts';
import type { Auth } from './session/auth.ts';
import { scannerRoutes } from './scanner/scanner.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { statisticsRoutes } from './statistics/statistics.routes.ts';
import { subscriptionRoutes } from './subscription/subscription.routes.ts';
import { tellingRoutes } from './bot/telling.routes.ts';
import { wishlistRoutes } from './wishlist/wishlist.routes.ts';

/** Every call of the contract with its implementation; a missing one does not compile. */
export function createRouter(auth: Auth) {
  return calls.router({
    session: sessionRoutes(auth),
    mail: mailRoutes,
    settings: settingsRoutes,
    subscription: subscriptionRoutes,
    catalogue: catalogueRoutes,
    igdb: igdbRoutes,
    platforms: platformsRoutes,
    wishlist: wishlistRoutes,
    collection: collectionRoutes,
    marks: marksRoutes,
    barcodes: barcodesRoutes,
    entries: entriesRoutes,
    statistics: statisticsRoutes,
    listings: listingsRoutes,
    alerts: alertsRoutes,
    telling: tellingRoutes,
    keys: keysRoutes(auth),
    feedback: feedbackRoutes,
    scanner: scannerRoutes,
    archive: archiveRoutes,
    moving: movingRoutes,
    account: accountRoutes(auth),
  });
}
