import { createRootRoute, createRoute } from '@tanstack/react-router';

import { toLoginSearch, toResetSearch } from './search.ts';
import { lazyScreen, lazyScreenOf } from './screen/lazyScreen.ts';
import { findSession } from './session/useSession.ts';
import { Root } from './shell/Root.tsx';
import { Waiting } from './shell/Waiting.tsx';

const developerScreens = () => import('./developer/screens.ts');

/** The screens that nobody has to sign in for. */
export const root = createRootRoute({ component: Root });
export const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: toLoginSearch,
  component: lazyScreen(() => import('./session/LoginPage.tsx')),
});

export const callback = createRoute({
  getParentRoute: () => root,
  path: '/auth/callback',
  component: lazyScreen(() => import('./session/CallbackPage.tsx')),
});

export const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  validateSearch: toResetSearch,
  component: lazyScreen(() => import('./session/ResetPasswordPage.tsx')),
});

export const outbox = createRoute({
  getParentRoute: () => root,
  path: '/outbox',
  component: lazyScreen(() => import('./session/OutboxPage.tsx')),
});

export const testUsers = createRoute({
  getParentRoute: () => root,
  path: '/test-users',
  component: lazyScreenOf(developerScreens, 'TestUsersPage'),
});

export const userStatus = createRoute({
  getParentRoute: () => root,
  path: '/user-status',
  component: lazyScreenOf(developerScreens, 'UserStatusPage'),
});

export const aboutTheData = createRoute({
  getParentRoute: () => root,
  path: '/about-the-data',
  loader: findSession,
  pendingComponent: Waiting,
  component: lazyScreen(() => import('./shell/SourcesPage.tsx')),
});

export const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  loader: findSession,
  pendingComponent: Waiting,
  component: lazyScreen(() => import('./shell/UnknownPage.tsx')),
});
