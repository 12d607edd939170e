import { z } from 'zod';

import { call, refuses } from './call.ts';

const figures = z.object({ platform_id: z.number(), games: z.number(), value: z.number() });

export const statistics = {
  /** Specification 2, statistics panel: the part behind 'Show More'. */
  details: call
    .route({ method: 'GET', path: '/statistics', summary: 'Figures of the collection, by platform' })
    .errors(refuses('pro_required'))
    .output(
      z.object({
        games: z.number(),
        value: z.number(),
        /** What the user thinks the copies are worth: apart from `value`, which is what they cost. */
        estimate: z.object({ copies: z.number(), value: z.number() }),
        /** Total purchase price divided by the number of items, to the cent; 0 without items. */
        averageValue: z.number(),
        /** Percent of items, with one decimal. */
        completionRate: z.number(),
        oldest: z.object({ game_id: z.number(), title: z.string(), release_date: z.string() }).nullable(),
        mostValuable: z.object({ game_id: z.number(), title: z.string(), price: z.number() }).nullable(),
        /** Owned games of each platform, most games first. */
        platforms: z.array(figures),
        /** Wished-for games of each platform, most first. */
        wishlist: z.array(figures.omit({ value: true })),
      }),
    ),
};
