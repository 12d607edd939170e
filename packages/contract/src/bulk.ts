import { z } from 'zod';

import { id } from './call.ts';
import { itemChange } from './item.ts';
import { bulkGames } from './limits.ts';

/** What is done to a selection of games at once. */
export const bulkChange = z.object({
  gameIds: z.array(id).min(1).max(bulkGames),
  /** What every copy is set to. Without any, games that are not owned can still be added. */
  set: itemChange.default({}),
  /** Whether the tags of `set` join those that a copy has, or replace them. */
  addTags: z.boolean().default(false),
  /** Whether to add the selected games that are not owned, or leave them out. */
  addMissing: z.boolean().default(false),
});
export type BulkChange = z.infer<typeof bulkChange>;
