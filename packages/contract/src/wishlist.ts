import { z } from 'zod';

import { call, id, refuses } from './call.ts';

export const wishlist = {
  /** Wishing twice for a game is the same as once. */
  add: call
    .route({ method: 'PUT', path: '/wishlist/{gameId}', summary: 'Add to the wishlist' })
    .errors(refuses('game_not_found'))
    .input(z.object({ gameId: id }))
    .output(z.object({ ok: z.literal(true) })),

  remove: call
    .route({ method: 'DELETE', path: '/wishlist/{gameId}', summary: 'Remove from the wishlist' })
    .input(z.object({ gameId: id }))
    .output(z.object({ ok: z.literal(true) })),
};
