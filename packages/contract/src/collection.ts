import { z } from 'zod';

import { call, id, refuses, text } from './call.ts';
import { game } from './catalogue.ts';
import { completeness, condition } from './completeness.ts';
import { purchaseDays } from './limits.ts';
import { highestPrice } from './money.rules.ts';

export { highestPrice } from './money.rules.ts';

export const itemDraft = z.object({
  condition: condition.default('GOOD'),
  completeness: completeness.default('COMPLETE_IN_BOX'),
  purchasePrice: z.number().min(0).max(highestPrice).multipleOf(0.01).nullable().default(null),
  /** YYYY-MM-DD; today where it is left out. */
  purchaseDate: z.iso
    .date()
    .refine(
      (date) => date >= purchaseDays.first && date <= purchaseDays.last,
      `must lie between ${purchaseDays.first} and ${purchaseDays.last}`,
    )
    .nullish(),
  notes: text.max(10_000).default(''),
});
export type ItemDraft = z.infer<typeof itemDraft>;

export const item = z.object({
  id: z.number(),
  game_id: z.number(),
  condition,
  completeness,
  purchasePrice: z.number().nullable(),
  purchaseDate: z.string().nullable(),
  notes: z.string(),
  created_at: z.string(),
});
export type Item = z.infer<typeof item>;

export const platformSummary = z.object({
  platform_id: z.number(),
  owned: z.number(),
  wishlist: z.number(),
  /** Games of the platform in the catalogue. */
  total: z.number(),
  /** The sum of purchase prices of the owned games. */
  value: z.number(),
});
export type PlatformSummary = z.infer<typeof platformSummary>;

export const collection = {
  /** The user's copy of a game. */
  item: call
    .route({ method: 'GET', path: '/collection/{gameId}', summary: 'The copy the user owns' })
    .errors(refuses('item_not_found'))
    .input(z.object({ gameId: id }))
    .output(item),

  /** Adds the game or edits the copy already owned; a wish for it is granted, and so removed. */
  save: call
    .route({ method: 'PUT', path: '/collection/{gameId}', summary: 'Add to the collection, or edit' })
    .errors(refuses('game_not_found', 'game_limit_reached'))
    .input(itemDraft.extend({ gameId: id }))
    .output(item),

  remove: call
    .route({ method: 'DELETE', path: '/collection/{gameId}', summary: 'Remove from the collection' })
    .errors(refuses('item_not_found'))
    .input(z.object({ gameId: id }))
    .output(z.object({ ok: z.literal(true) })),

  summary: call
    .route({ method: 'GET', path: '/collection-summary', summary: 'Totals, and figures per platform' })
    .output(
      z.object({
        games: z.number(),
        wishlist: z.number(),
        value: z.number(),
        platforms: z.array(platformSummary),
      }),
    ),

  latest: call
    .route({ method: 'GET', path: '/latest-additions', summary: 'The newest games of the collection' })
    .input(z.object({ limit: z.coerce.number<number>().int().min(1).max(48).default(24) }))
    .output(z.array(game.extend({ created_at: z.string(), completeness }))),
};
