import type { Games } from './shelves.ts';

/** A screen, or what opens over one. */
export type Screen = {
  name: string;
  /** The collector who looks; without it, a visitor. */
  games?: Games;
  /** Opened directly; without it, it can only be clicked. */
  path?: string;
  /** Where the way by click begins; the home screen unless stated. */
  from?: string;
  /** What is clicked; the link to the path unless stated. */
  click?: string;
  /** How the device draws lists. */
  view?: 'list' | 'shelf' | 'covers';
  density?: 'compact';
};

const home = [0, 3, 60, 2500] as const;
const owned = '/collection/all?tab=owned';
const superNintendo = '/collection/19?tab=owned';

export const screens: readonly Screen[] = [
  { name: 'sign in', path: '/login', from: '/login?signup=true', click: 'main a[href^="/login"]' },
  { name: 'sign up', path: '/login?signup=true', from: '/login', click: 'a[href="/login?signup=true"]' },
  { name: 'forgotten password', path: '/login?forgot=true', from: '/login' },
  { name: 'new password', path: '/reset-password?token=none' },
  { name: 'outbox', path: '/outbox' },
  { name: 'home, as a visitor', path: '/' },
  ...home.map((games) => ({ name: `home, ${games} games`, games, path: '/', from: '/settings' })),
  { name: 'statistics', games: 2500, click: 'main section [aria-expanded]' },
  { name: 'consoles to choose from', games: 60, click: 'main button[aria-label="Manage Platforms"]' },
  { name: 'all games', games: 2500, path: '/collection/all' },
  { name: 'owned, none', games: 0, path: owned },
  { name: 'owned, 3', games: 3, path: owned },
  { name: 'owned, grid', games: 2500, path: owned },
  { name: 'owned, list', games: 2500, path: owned, view: 'list' },
  { name: 'owned, compact list', games: 2500, path: owned, view: 'list', density: 'compact' },
  { name: 'owned, shelf', games: 2500, path: owned, view: 'shelf' },
  { name: 'owned, covers', games: 2500, path: owned, view: 'covers' },
  { name: 'owned, filtered', games: 2500, path: `${owned}&photos=true&unpriced=true` },
  { name: 'incomplete', games: 2500, path: '/collection/all?tab=incomplete', from: owned },
  { name: 'wishlist tab', games: 2500, path: '/collection/all?tab=wishlist', from: owned },
  { name: 'one console', games: 2500, path: superNintendo, click: 'section a[href^="/collection/19"]' },
  { name: 'filters', games: 2500, from: owned, click: 'main [aria-haspopup=dialog][aria-label=Filters]' },
  { name: 'details over a list', games: 2500, from: owned, click: 'main a[href*="gameId="]' },
  { name: 'details, opened directly', games: 2500, path: `${owned}&gameId=1` },
  { name: 'form of a copy', games: 2500, from: owned, click: 'main button[aria-label^="Edit"]' },
  { name: 'details', games: 2500, path: '/game/1' },
  { name: 'catalogue', games: 60, path: '/games' },
  { name: 'search', games: 60, path: '/search' },
  { name: 'search, found', games: 60, path: '/search?q=mario' },
  { name: 'wishlist, none', games: 0, path: '/wishlist' },
  { name: 'wishlist', games: 2500, path: '/wishlist' },
  { name: 'consoles', games: 60, path: '/platforms' },
  { name: 'price alerts, to come', games: 60, path: '/price-alerts' },
  { name: 'price alerts', games: 2500, path: '/price-alerts' },
  { name: 'bin', games: 60, path: '/bin' },
  { name: 'settings', games: 60, path: '/settings' },
  { name: 'plans', games: 3, path: '/subscription' },
  { name: 'plans, of a subscriber', games: 2500, path: '/subscription' },
  { name: 'plans, none to manage', games: 3, path: '/subscription/manage', from: '/subscription' },
  { name: 'plans, managed', games: 2500, path: '/subscription/manage', from: '/subscription' },
  { name: 'plans, side by side', games: 2500, path: '/subscription/demo' },
  { name: 'plans, in the settings', games: 2500, path: '/settings?section=subscription' },
  { name: 'plans, their state', games: 60, path: '/subscription/test' },
  { name: 'payments, phase 1', games: 60, path: '/stripe-test' },
  { name: 'payments, phase 2', games: 60, path: '/stripe-phase2-test' },
  { name: 'payments, phase 3', games: 60, path: '/stripe-phase3-test' },
  { name: 'payments, by card', games: 60, path: '/test-payment' },
  { name: 'payments, users', path: '/test-users' },
  { name: 'payments, status of a user', path: '/user-status' },
  { name: 'no such screen', games: 3, path: '/nowhere' },
];
