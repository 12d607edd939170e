import { z } from 'zod';

import { call, refuses, text } from './call.ts';
import { itemField } from './item.rules.ts';
import type { ListedMark } from './marks.rules.ts';

const mark = z.object({ value: z.string(), copies: z.number() });

/**
 * Places, tags and the like belong to no table of their own: they are what copies say. A place is there as long as a
 * copy is in it.
 */
export const marks = {
  /** For suggestions, filters and the tree of places. */
  list: call
    .route({ method: 'GET', path: '/marks', summary: 'What the user’s copies say, and how many of them' })
    .output(
      z.object({
        place: z.array(mark),
        tags: z.array(mark),
        edition: z.array(mark),
        boughtAt: z.array(mark),
        boughtFrom: z.array(mark),
        region: z.array(mark),
      }) satisfies z.ZodType<Record<ListedMark, z.infer<typeof mark>[]>>,
    ),

  /**
   * Renames or moves a place with all that is in it, or renames a tag, on all copies; those in the bin as well. With
   * an empty `to` it is removed: copies stay, in the place around it.
   */
  rename: call
    .route({ method: 'POST', path: '/marks/rename', summary: 'Rename, move or remove a place or a tag' })
    .errors(refuses('mark_too_long', 'place_in_itself'))
    .input(
      z.object({
        field: z.enum(['place', 'tags']),
        from: text.min(1).max(itemField.tags.longest),
        to: text.max(itemField.tags.longest),
      }),
    )
    .output(z.object({ changed: z.number() })),
};
