import { z } from 'zod';

import { call, id, refuses } from './call.ts';
import { game } from './game.ts';
import { completeness } from './completeness.ts';

export const wish = game.extend({
  /** When the wish was made. */
  created_at: z.string(),
  /** Of the copy, where the game is owned too. */
  completeness: completeness.nullable(),
});
export type Wish = z.infer<typeof wish>;

export const wishlist = {
  /** The whole wishlist, newest wish first. */
  list: call
    .route({ method: 'GET', path: '/wishlist', summary: 'What the user wants, newest first' })
    .output(z.array(wish)),

  /** A second wish for the same game changes nothing. */
  add: call
    .route({ method: 'PUT', path: '/wishlist/{gameId}', summary: 'Add to the wishlist' })
    .errors(refuses('game_not_found'))
    .input(
      z.object({
        gameId: id,
        /** For undoing a removal: the day that `remove` answered, so that the wish keeps its place. */
        created_at: z.iso.datetime().optional(),
      }),
    )
    .output(z.object({ ok: z.literal(true) })),

  /** Answers when the wish was made; null when there was none. */
  remove: call
    .route({ method: 'DELETE', path: '/wishlist/{gameId}', summary: 'Remove from the wishlist' })
    .input(z.object({ gameId: id }))
    .output(z.object({ created_at: z.string().nullable() })),
};
