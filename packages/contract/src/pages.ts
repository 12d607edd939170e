/** Where the web has a screen, as its router writes addresses. Everywhere else there is nothing, and the server says so. */
export const pages = [
  '/',
  '/auth/callback',
  '/bin',
  '/collection/$platformId',
  '/dashboard',
  '/game/$id',
  '/games',
  '/login',
  '/outbox',
  '/platforms',
  '/price-alerts',
  '/reset-password',
  '/search',
  '/settings',
  '/subscription',
  '/wishlist',
] as const;
