import { z } from 'zod';

import { call, id, refuses } from './call.ts';
import { game } from './catalogue.ts';
import { completeness } from './completeness.ts';

export const wish = game.extend({
  /** When it was wished for. */
  created_at: z.string(),
  /** Of the copy that is owned all the same. */
  completeness: completeness.nullable(),
});
export type Wish = z.infer<typeof wish>;

export const wishlist = {
  /** The whole wishlist, newest wish first. */
  list: call
    .route({ method: 'GET', path: '/wishlist', summary: 'What the user wants, newest first' })
    .output(z.array(wish)),

  /** Wishing twice for a game is the same as once. */
  add: call
    .route({ method: 'PUT', path: '/wishlist/{gameId}', summary: 'Add to the wishlist' })
    .errors(refuses('game_not_found'))
    .input(
      z.object({
        gameId: id,
        /** To undo a removal: what the removal answered, so that the wish keeps its place. */
        created_at: z.iso.datetime().optional(),
      }),
    )
    .output(z.object({ ok: z.literal(true) })),

  /** Answers since when it was wished for; null when it was not. */
  remove: call
    .route({ method: 'DELETE', path: '/wishlist/{gameId}', summary: 'Remove from the wishlist' })
    .input(z.object({ gameId: id }))
    .output(z.object({ created_at: z.string().nullable() })),
};
