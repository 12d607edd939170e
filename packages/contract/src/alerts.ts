import { z } from 'zod';

import { alertMarketplaceIds } from './alerts.rules.ts';
import { call } from './call.ts';

/** Specification 3, gem: a listing that an alert found. */
export const gem = z.object({
  id: z.number(),
  alertId: z.number(),
  title: z.string(),
  /** In euros. */
  price: z.number(),
  url: z.string(),
  foundAt: z.string(),
  image_url: z.string().nullable(),
  marketplace: z.enum(alertMarketplaceIds),
  /** What its alert searches for. */
  query: z.string(),
});
export type Gem = z.infer<typeof gem>;

export const foundGem = gem.extend({
  seen: z.boolean(),
  /** The total, on every row. */
  total_count: z.number(),
});
export type FoundGem = z.infer<typeof foundGem>;

export const alerts = {
  summary: call
    .route({ method: 'GET', path: '/alerts-summary', summary: 'How many price alerts run, and new gems' })
    .output(z.object({ active: z.number(), unseen: z.number() })),

  gems: call
    .route({ method: 'GET', path: '/gems', summary: 'The newest listings that price alerts found' })
    .input(z.object({ limit: z.coerce.number<number>().int().min(1).max(48).default(8) }))
    .output(z.array(gem)),

  found: call
    .route({ method: 'GET', path: '/found-items', summary: 'One page of what alerts found, newest first' })
    .input(
      z.object({
        limit: z.coerce.number<number>().int().min(1).max(500).default(60),
        offset: z.coerce.number<number>().int().min(0).max(10_000_000).default(0),
      }),
    )
    .output(z.array(foundGem)),

  /** Marks everything found so far as seen. */
  markSeen: call
    .route({ method: 'POST', path: '/found-items/seen', summary: 'Mark all found listings as seen' })
    .output(z.object({ ok: z.literal(true) })),
};
