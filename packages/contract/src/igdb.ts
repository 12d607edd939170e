import { z } from 'zod';

import { call, id, refuses, text } from './call.ts';
import { gameRow } from './game.ts';

const searchWhole = z.object({
  query: text.trim().min(1).max(200),
  /** A platform's id, or 'all'. */
  platform: z.union([z.literal('all'), id]).default('all'),
});
export type SearchWhole = z.infer<typeof searchWhole>;

const answer = z.object({
  /** They are in the catalogue now, for everybody. */
  games: z.array(gameRow),
  /** Whether the stand-in of the local edition answered. */
  isSample: z.boolean(),
});

/** Specification 7 and 8: the field for errors is `message`. */
const igdbCall = call.meta({ access: 'user', saysMessage: true });

/** The whole game database, IGDB, of which the catalogue has a part. */
export const igdb = {
  status: call
    .meta({ access: 'user', sameForAll: true })
    .route({
      method: 'GET',
      path: '/igdb/status',
      summary: 'Whether the whole game database can be searched',
    })
    .output(z.object({ isOn: z.boolean(), isSample: z.boolean() })),

  search: igdbCall
    .route({ method: 'POST', path: '/igdb/search', summary: 'Searches the whole game database' })
    .errors(refuses('igdb_off', 'igdb_search_failed', 'platform_not_found'))
    .input(searchWhole)
    .output(answer),

  /** On each of its platforms. */
  game: igdbCall
    .route({ method: 'POST', path: '/igdb/game', summary: 'Fetches one game by its id at IGDB' })
    .errors(refuses('igdb_off', 'igdb_game_failed', 'game_not_found'))
    .input(z.object({ id }))
    .output(answer),
};
