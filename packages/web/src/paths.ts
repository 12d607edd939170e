import type { AlertMarketplace } from '@cartouche/contract/alerts.rules';
import { linkOptions } from '@tanstack/react-router';

import type {
  AlertsSearch,
  CollectionSearch,
  GameSearch,
  GamesSearch,
  LoginSearch,
  MoveSearch,
  SettingsSearch,
  SubscriptionSearch,
  WishlistSearch,
} from './search.ts';

/** Every link of the product: `<Link {...paths.game(12)}>`, `navigate(paths.home())`. */
export const paths = {
  home: (search: { gameId?: number } = {}) => linkOptions({ to: '/', search }),
  login: (search: LoginSearch = {}) => linkOptions({ to: '/login', search }),
  resetPassword: () => linkOptions({ to: '/reset-password' }),
  outbox: () => linkOptions({ to: '/outbox' }),
  /** One platform, or 'all' of them. */
  collection: (platformId: number | 'all', search: CollectionSearch = {}) =>
    linkOptions({ to: '/collection/$platformId', params: { platformId: String(platformId) }, search }),
  game: (gameId: number) => linkOptions({ to: '/game/$id', params: { id: String(gameId) } }),
  games: (search: GamesSearch = {}) => linkOptions({ to: '/games', search }),
  search: (search: GameSearch = {}) => linkOptions({ to: '/search', search }),
  wishlist: (search: WishlistSearch = {}) => linkOptions({ to: '/wishlist', search }),
  platforms: () => linkOptions({ to: '/platforms' }),
  priceAlerts: (search: AlertsSearch = {}) => linkOptions({ to: '/price-alerts', search }),
  vintedScanner: () => linkOptions({ to: '/vinted-scanner' }),
  barcodes: () => linkOptions({ to: '/scanner' }),
  shelfPhoto: () => linkOptions({ to: '/scanner/shelf' }),
  /** A file that is brought from another tracker; without one, where it is chosen. */
  move: (search: MoveSearch = {}) => linkOptions({ to: '/move', search }),
  bin: () => linkOptions({ to: '/bin' }),
  aboutTheData: () => linkOptions({ to: '/about-the-data' }),
  settings: (search: SettingsSearch = {}) => linkOptions({ to: '/settings', search }),
  subscription: (search: SubscriptionSearch = {}) => linkOptions({ to: '/subscription', search }),
  stripePhase2: () => linkOptions({ to: '/stripe-phase2-test' }),
  manageSubscription: () => linkOptions({ to: '/subscription/manage' }),
};

/** What a step of the browser's history says of how a screen was reached. Specification 2.7. */
export type AlertsState = {
  /** The form of a new alert opens with these. */
  prefillSearch?: string;
  marketplace?: AlertMarketplace;
  gameId?: number;
  /** Going back leads there. */
  fromGameDetails?: true;
};

/** The scanner asks which game this barcode is on: it led to a wrong one. */
export type ScannerState = { doubted?: string };

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- the router asks for an interface to extend
  interface HistoryState extends AlertsState, ScannerState {}
}
