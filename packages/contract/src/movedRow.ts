import { z } from 'zod';

import { id } from './call.ts';
import { game } from './game.ts';
import { movedLists, movedReasons, movedStatuses } from './moving.rules.ts';

export const place = z.number().int().min(0).max(1_000_000);

/** What the user decides of a row; `undecided` takes a decision back. */
export const moveDecision = z.discriminatedUnion('do', [
  z.object({ do: z.literal('match'), gameId: id }),
  z.object({ do: z.literal('entry') }),
  z.object({ do: z.literal('skip') }),
  z.object({ do: z.literal('file') }),
  z.object({ do: z.literal('mine') }),
  /** It is none of the copies that it was taken for: it is brought beside them. */
  z.object({ do: z.literal('further') }),
  /** It is the copy that is here, which is changed to what the file says. */
  z.object({ do: z.literal('have') }),
  z.object({ do: z.literal('undecided') }),
]);
export type MoveDecision = z.infer<typeof moveDecision>;

const difference = z.object({ field: z.string(), file: z.string(), mine: z.string() });

export const movedRow = z.object({
  place,
  /** The line of the file, and the tab or the file among several in which that is. */
  line: z.number(),
  tab: z.string().nullable().default(null),
  title: z.string(),
  platform: z.string(),
  platform_id: z.number().nullable(),
  status: z.enum(movedStatuses),
  why: z.enum(movedReasons).nullable(),
  list: z.enum(movedLists),
  game: game.nullable(),
  choices: z.array(game),
  differences: z.array(difference),
  decision: z.enum(['match', 'entry', 'skip', 'file', 'mine', 'further', 'have']).nullable(),
  /** Whether the user has a copy of the game. */
  isOwned: z.boolean(),
  /**
   * What the user of our own export calls the game that they corrected, where that is not so here: the correction is
   * brought with the game, or what is here stays.
   */
  correction: z.object({ title: z.string(), isBrought: z.boolean() }).nullable().default(null),
  /** Which of the user's several copies the row stands for, by its place among them. */
  copy: z.object({ index: z.number(), release: z.string(), edition: z.string() }).nullable().default(null),
  /** What the file says of the copy, in our terms. */
  says: z.array(z.object({ field: z.string(), value: z.string() })),
});
export type MovedRow = z.infer<typeof movedRow>;
