import { z } from 'zod';

import { id } from './call.ts';
import { copyFilters } from './catalogue.ts';
import { game } from './game.ts';
import { itemChange, said } from './item.ts';
import { bulkGames } from './limits.ts';

/** Chosen games, and which of their copies are meant: those that fulfil all that is asked, or else the main ones. */
export const chosenCopies = z.object({
  gameIds: z.array(id).min(1).max(bulkGames),
  copies: copyFilters.default({}),
});
export type ChosenCopies = z.infer<typeof chosenCopies>;

/** What is done to a selection of games at once. */
export const bulkChange = chosenCopies.extend({
  /** A search chooses games; which of their copies are meant is told by filters alone. */
  copies: copyFilters.omit({ p_search: true }).default({}),
  /** What each of these copies is set to. Without any, games that are not owned can still be added. */
  set: itemChange.default({}),
  /** Whether the tags of `set` join those that a copy has, or replace them. */
  addTags: z.boolean().default(false),
  /** Whether to add the selected games that are not owned, or leave them out. */
  addMissing: z.boolean().default(false),
});
export type BulkChange = z.infer<typeof bulkChange>;

/** What a bulk change would do. */
export const bulkPreview = z.object({
  changed: z.number(),
  added: z.number(),
  /** Owned, and already as the change would have them. */
  same: z.number(),
  /** Not owned, and left out. */
  leftOut: z.number(),
  /** Copies of the selected games that are not meant, and stay as they are. */
  otherCopies: z.number(),
  /** Not owned, and beyond the plan's limit: left out even where the others are added. */
  beyondPlan: z.number(),
  /** The first of those that are changed or added, by title; `before` is null for an added one. */
  examples: z.array(z.object({ id: z.number(), game, before: said.nullable(), after: said })),
});
