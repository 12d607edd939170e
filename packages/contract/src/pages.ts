/** The addresses of the web's screens, as its router writes them. The server answers any other with 'not found'. */
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
