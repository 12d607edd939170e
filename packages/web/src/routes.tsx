import { createRoute, createRouter, redirect } from '@tanstack/react-router';

import { announceEnd } from './api/endSession.ts';
import { readDashboard } from './dashboard/readDashboard.ts';
import { keepReturnLocation } from './device.ts';
import {
  root,
  login,
  callback,
  resetPassword,
  outbox,
  testUsers,
  userStatus,
  aboutTheData,
  unknown,
} from './openRoutes.tsx';
import {
  parseSearch,
  toAlertsSearch,
  toCollectionSearch,
  toGameSearch,
  toGamesSearch,
  toHomeSearch,
  toMoveSearch,
  toSettingsSearch,
  toSubscriptionSearch,
  toWishlistSearch,
  writeSearch,
} from './search.ts';
import { readPlatforms } from './platforms/usePlatformOf.ts';
import { lazyScreen, lazyScreenOf } from './screen/lazyScreen.ts';
import { findSession } from './session/useSession.ts';
import { settleLanguage } from './settings/settleLanguage.ts';
import { FaultPage } from './shell/FaultPage.tsx';
import { Waiting } from './shell/Waiting.tsx';

const plansScreens = () => import('./plans/screens.ts');
const developerScreens = () => import('./developer/screens.ts');

/** Specification 2, access guard: a visitor has to sign in, and then comes back to where they wanted to go. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async ({ location }) => {
    const session = await findSession();
    if (session) return await settleLanguage(session.profile);
    announceEnd();
    keepReturnLocation(location.href);
    throw redirect({ to: '/login', replace: true });
  },
  loader: readPlatforms,
  pendingComponent: Waiting,
  component: lazyScreen(async () => ({ default: (await import('./shell/Shell.tsx')).Shell })),
});

const homeScreen = {
  validateSearch: toHomeSearch,
  loader: readDashboard,
  component: lazyScreen(() => import('./dashboard/DashboardPage.tsx')),
};
const home = createRoute({ getParentRoute: () => signedIn, path: '/', ...homeScreen });
const dashboard = createRoute({ getParentRoute: () => signedIn, path: '/dashboard', ...homeScreen });

const collection = createRoute({
  getParentRoute: () => signedIn,
  path: '/collection/$platformId',
  validateSearch: toCollectionSearch,
  component: lazyScreen(() => import('./collection/CollectionPage.tsx')),
});

const game = createRoute({
  getParentRoute: () => signedIn,
  path: '/game/$id',
  component: lazyScreen(() => import('./details/GamePage.tsx')),
});

const games = createRoute({
  getParentRoute: () => signedIn,
  path: '/games',
  validateSearch: toGamesSearch,
  component: lazyScreen(() => import('./catalogue/GamesPage.tsx')),
});

const search = createRoute({
  getParentRoute: () => signedIn,
  path: '/search',
  validateSearch: toGameSearch,
  component: lazyScreen(() => import('./catalogue/SearchPage.tsx')),
});

const wishlist = createRoute({
  getParentRoute: () => signedIn,
  path: '/wishlist',
  validateSearch: toWishlistSearch,
  component: lazyScreen(() => import('./wishlist/WishlistPage.tsx')),
});

const platforms = createRoute({
  getParentRoute: () => signedIn,
  path: '/platforms',
  component: lazyScreen(() => import('./platforms/PlatformsPage.tsx')),
});

const priceAlerts = createRoute({
  getParentRoute: () => signedIn,
  path: '/price-alerts',
  validateSearch: toAlertsSearch,
  component: lazyScreen(() => import('./alerts/AlertsPage.tsx')),
});

const bin = createRoute({
  getParentRoute: () => signedIn,
  path: '/bin',
  component: lazyScreen(() => import('./bin/BinPage.tsx')),
});

const move = createRoute({
  getParentRoute: () => signedIn,
  path: '/move',
  validateSearch: toMoveSearch,
  component: lazyScreen(() => import('./moving/MovePage.tsx')),
});

const settings = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings',
  validateSearch: toSettingsSearch,
  component: lazyScreen(() => import('./settings/SettingsPage.tsx')),
});

const subscription = createRoute({
  getParentRoute: () => signedIn,
  path: '/subscription',
  validateSearch: toSubscriptionSearch,
  component: lazyScreenOf(plansScreens, 'SubscriptionPage'),
});

const manageSubscription = createRoute({
  getParentRoute: () => signedIn,
  path: '/subscription/manage',
  component: lazyScreenOf(plansScreens, 'ManagePage'),
});

const subscriptionDemo = createRoute({
  getParentRoute: () => signedIn,
  path: '/subscription/demo',
  component: lazyScreenOf(plansScreens, 'DemoPage'),
});

const subscriptionState = createRoute({
  getParentRoute: () => signedIn,
  path: '/subscription/test',
  component: lazyScreenOf(developerScreens, 'StatePage'),
});

const stripeTest = createRoute({
  getParentRoute: () => signedIn,
  path: '/stripe-test',
  component: lazyScreenOf(developerScreens, 'StripeTestPage'),
});

const stripePhase2 = createRoute({
  getParentRoute: () => signedIn,
  path: '/stripe-phase2-test',
  component: lazyScreenOf(developerScreens, 'StripePhase2Page'),
});

const stripePhase3 = createRoute({
  getParentRoute: () => signedIn,
  path: '/stripe-phase3-test',
  component: lazyScreenOf(developerScreens, 'StripePhase3Page'),
});

const testPayment = createRoute({
  getParentRoute: () => signedIn,
  path: '/test-payment',
  component: lazyScreenOf(developerScreens, 'TestPaymentPage'),
});

const vintedSearch = createRoute({
  getParentRoute: () => signedIn,
  path: '/vinted-search',
  component: lazyScreenOf(developerScreens, 'VintedSearchPage'),
});

const vintedScanner = createRoute({
  getParentRoute: () => signedIn,
  path: '/vinted-scanner',
  component: lazyScreen(() => import('./scanner/VintedScannerPage.tsx')),
});

const barcodes = createRoute({
  getParentRoute: () => signedIn,
  path: '/scanner',
  component: lazyScreen(() => import('./barcodes/ScannerPage.tsx')),
});

const shelfPhoto = createRoute({
  getParentRoute: () => signedIn,
  path: '/scanner/shelf',
  component: lazyScreen(() => import('./shelfPhoto/ShelfPhotoPage.tsx')),
});

export const router = createRouter({
  routeTree: root.addChildren([
    login,
    callback,
    resetPassword,
    outbox,
    testUsers,
    userStatus,
    aboutTheData,
    unknown,
    signedIn.addChildren([
      home,
      dashboard,
      collection,
      game,
      games,
      search,
      wishlist,
      platforms,
      priceAlerts,
      bin,
      move,
      settings,
      subscription,
      manageSubscription,
      subscriptionDemo,
      subscriptionState,
      stripeTest,
      stripePhase2,
      stripePhase3,
      testPayment,
      vintedSearch,
      vintedScanner,
      barcodes,
      shelfPhoto,
    ]),
  ]),
  // Without strict, a screen would still get parameters that its route dropped.
  search: { strict: true },
  parseSearch,
  stringifySearch: writeSearch,
  defaultPreload: 'intent',
  defaultPendingMs: 0,
  // Otherwise 'Loading...' would show for half a second, however fast the answer is.
  defaultPendingMinMs: 0,
  defaultErrorComponent: FaultPage,
  // Lists of games restore their own scroll position: their rows are not there when a screen is first drawn.
  scrollRestoration: ({ location }) => !/^\/(collection\/|games)/.test(location.pathname),
});

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- the router asks for an interface to extend
  interface Register {
    router: typeof router;
  }
}
