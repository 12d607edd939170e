import { z } from 'zod';

import { call, id, refuses, text } from './call.ts';
import { condition } from './completeness.ts';
import { completenessValues } from './completeness.rules.ts';
import { game } from './game.ts';
import { moveDecision, movedRow, place } from './movedRow.ts';
import { currencies } from './money.rules.ts';
import { moveTold } from './moveTold.ts';
import {
  dateOrders,
  moveStates,
  movedCurrencies,
  movedFields,
  movedForms,
  movedLists,
  movedStatuses,
  paidUnits,
  rowFilters,
} from './moving.rules.ts';

const count = z.number();
const ofMove = z.object({ moveId: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER) });
const ok = z.object({ ok: z.literal(true) });

const word = text.max(200);

/** What the user chose for a whole file; an absent part keeps its value. */
export const moveSettings = z.object({
  /** The meaning of each column of a sheet, in their order. */
  mapping: z.array(z.enum(movedFields)).max(200),
  dateOrder: z.enum(dateOrders),
  /** Where rows go of which the file does not say it. */
  list: z.enum(['collection', 'wishlist']),
  /** The currency of all prices; null for what each says, and the account's where one says none. */
  currency: z.enum(movedCurrencies).nullable(),
  /** Of prices whose unit nobody knows; null keeps them in the notes. */
  paidUnit: z.enum(paidUnits).nullable(),
  /** Whether letters that were encoded twice are read as they were before. */
  isRepaired: z.boolean(),
  /** What the file's words mean; null where a word says nothing. */
  completeness: z.record(word, z.enum(completenessValues).nullable()),
  condition: z.record(word, condition.nullable()),
  lists: z.record(word, z.enum(movedLists)),
  /** The platforms of the file's names, and of '' for rows that name none; null leaves their rows out. */
  platforms: z.record(word, id.nullable()),
});
export type MoveSettings = z.infer<typeof moveSettings>;

/** A word of the file, how often it has it, and what it is taken for. */
function wordOf<Meaning extends z.ZodType>(meaning: Meaning) {
  return z.object({ word: z.string(), rows: count, meaning: meaning.nullable() });
}

const column = z.object({
  name: z.string(),
  field: z.enum(movedFields),
  examples: z.array(z.string()),
  /** Whether it is no column of the file: it has the name of the tab or file that each row is from. */
  isOfTab: z.boolean().optional(),
});
export type MovedColumn = z.infer<typeof column>;

export const move = z.object({
  id: z.number(),
  state: z.enum(moveStates),
  file_name: z.string(),
  form: z.enum(movedForms),
  rows: count,
  /** How many rows the work under way has done. */
  done: count,
  /** Whether the last work on it failed again and again, and was given up. */
  hasFailed: z.boolean(),
  /** Whether the writing was stopped: all of it was taken back. */
  wasStopped: z.boolean(),
  /** The file that is worked on, while this one waits for its turn. */
  waitsFor: z.object({ id: z.number(), file_name: z.string() }).nullable(),
  /** Whether files of other users are worked on at the moment, whose batches take turns with those of this one. */
  isBesideOthers: z.boolean(),
  told: moveTold,
  /** The columns of a table; none of a file that is no table. */
  columns: z.array(column),
  settings: z.object({
    dateOrder: z.enum(dateOrders),
    list: z.enum(['collection', 'wishlist']),
    currency: z.enum(movedCurrencies).nullable().default(null),
    /** The account's. Amounts in any other are not converted: they go into the notes. */
    own: z.enum(currencies).default('USD'),
    paidUnit: z.enum(paidUnits).nullable().default(null),
    isRepaired: z.boolean().default(false),
  }),
  words: z.object({
    completeness: z.array(wordOf(z.enum(completenessValues))),
    condition: z.array(wordOf(condition)),
    lists: z.array(wordOf(z.enum(movedLists))),
    /** 'out' for one whose rows are left out: none that is collected here, or as the user says. */
    platforms: z.array(
      wordOf(z.union([z.number(), z.literal('out')])).extend({
        /** The likeliest, of a name that several platforms have: it is asked. */
        guess: z.number().optional(),
      }),
    ),
  }),
  /** How many rows end in each way. */
  counts: z.record(z.enum(movedStatuses), count),
  /** What writing would do, or did. */
  plan: z.object({
    adds: count,
    /** Copies beside those of games that are added or owned. */
    copies: count,
    /** Copies that the file says beyond what a game can have. */
    beyond: count,
    changes: count,
    wishes: count,
    /** Rows that are or were not written, because their game or copy was added, edited or removed by other means since. */
    overtaken: count,
    /** Rows that were compared once more, because that was so as the writing was to begin. */
    askedAgain: count,
    entries: count,
    /** Of games of the catalogue, from our own export. */
    corrections: count.default(0),
    undecided: count,
    /** Open rows with but one game to choose from, on their own platform, and those that took it so. */
    suggestions: count.default(0),
    suggestionsTaken: count.default(0),
    /** How many more games and own entries fit in; null without a limit. */
    room: count.nullable(),
    entryRoom: count,
  }),
  made_at: z.string(),
  written_at: z.string().nullable(),
  /** Until when it can be taken back, or what was read of the file is kept. */
  expires_at: z.string(),
});
export type Move = z.infer<typeof move>;

const mayRefuse = refuses('move_not_found', 'move_busy', 'move_went_on');

/** Brings a collection from the file of another tracker, or from any table. */
export const moving = {
  /** The body is the file; what was read of it is kept, the file is not. `matching` waits for `match`, or for a job. */
  read: call
    .route({
      method: 'POST',
      path: '/moves',
      summary: 'Read a file of another tracker',
      inputStructure: 'detailed',
    })
    .errors(
      refuses(
        'move_unreadable',
        'move_empty',
        'move_not_games',
        'move_other_version',
        'move_too_large',
        'move_hostile',
        'move_entities',
        'move_locked',
        'slow_down',
      ),
    )
    .input(z.object({ query: z.object({ name: text.max(300).default('') }), body: z.unknown() }))
    .output(move),

  list: call
    .route({ method: 'GET', path: '/moves', summary: 'The files that were brought, newest first' })
    .output(z.array(move)),

  get: call
    .route({ method: 'GET', path: '/moves/{moveId}', summary: 'How far a file is' })
    .errors(refuses('move_not_found'))
    .input(ofMove)
    .output(move),

  rows: call
    .route({ method: 'GET', path: '/moves/{moveId}/rows', summary: 'One page of the rows of a file' })
    .errors(refuses('move_not_found'))
    .input(
      ofMove.extend({
        status: z.enum(rowFilters).optional(),
        /** Words of the title or the platform as the file has them. */
        search: text.max(200).default(''),
        limit: z.coerce.number<number>().int().min(1).max(200).default(60),
        offset: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
      }),
    )
    .output(z.array(movedRow)),

  /** The dry run: finds the game of each row and compares it with the collection. Writes nothing there. */
  match: call
    .route({ method: 'POST', path: '/moves/{moveId}/match', summary: 'Look what writing a file would do' })
    .errors(mayRefuse)
    .input(ofMove.extend({ settings: moveSettings.partial().default({}) }))
    .output(move),

  /** Leads a table back to its columns: the user says what they mean, whatever was thought of them. */
  asTable: call
    .route({ method: 'POST', path: '/moves/{moveId}/table', summary: 'Map the columns of a file by hand' })
    .errors(refuses('move_not_found', 'move_went_on', 'move_unreadable'))
    .input(ofMove)
    .output(move),

  /** Decides some rows, or all of a status. */
  decide: call
    .route({ method: 'POST', path: '/moves/{moveId}/decisions', summary: 'Decide rows of a file' })
    .errors(refuses('move_not_found', 'move_went_on', 'game_not_found'))
    .input(
      ofMove.extend({
        places: z.array(place).max(1000).optional(),
        status: z.enum(movedStatuses).optional(),
        decision: moveDecision,
      }),
    )
    .output(move),

  /** Takes the game of all open rows that have but one to choose from, or takes that back. */
  suggest: call
    .route({ method: 'POST', path: '/moves/{moveId}/suggestions', summary: 'Take all single suggestions' })
    .errors(refuses('move_not_found', 'move_went_on'))
    .input(ofMove.extend({ isTaken: z.boolean() }))
    .output(move),

  /**
   * Compares those rows again whose games were changed here since they were compared; of a written file, as a file of
   * its own.
   */
  lookAgain: call
    .route({
      method: 'POST',
      path: '/moves/{moveId}/again',
      summary: 'Look again at the rows whose games were changed since',
    })
    .errors(refuses('move_not_found', 'move_went_on'))
    .input(ofMove)
    .output(move),

  /**
   * Writes all of it, or nothing. If it fails halfway, the answer says how far it is, and the server goes on with it.
   * Where games were changed since they were compared, nothing is written, and their rows are asked again.
   */
  write: call
    .route({ method: 'POST', path: '/moves/{moveId}/write', summary: 'Bring what the dry run shows' })
    .errors({
      ...mayRefuse,
      ...refuses('move_changed', 'game_limit_reached', 'entry_limit_reached', 'slow_down'),
    })
    .input(ofMove)
    .output(move),

  /** Stops the work under way. What was written of it so far is taken back. */
  stop: call
    .route({ method: 'POST', path: '/moves/{moveId}/stop', summary: 'Stop the work on a file' })
    .errors(refuses('move_not_found'))
    .input(ofMove)
    .output(ok),

  /** What was changed since by hand, and would be lost. */
  edited: call
    .route({
      method: 'GET',
      path: '/moves/{moveId}/edited',
      summary: 'What was edited since a file was brought',
    })
    .errors(refuses('move_not_found'))
    .input(ofMove)
    .output(
      z.object({
        count,
        games: z.array(game),
        /** What it added and is no more: copies of games of the catalogue, and wishes. */
        gone: z.object({ copies: count, wishes: count }),
      }),
    ),

  undo: call
    .route({ method: 'POST', path: '/moves/{moveId}/undo', summary: 'Take back what a file brought' })
    .errors(mayRefuse)
    .input(ofMove)
    .output(move),

  /** Forgets what was read of a file. What it brought stays. */
  forget: call
    .route({ method: 'DELETE', path: '/moves/{moveId}', summary: 'Forget a file' })
    .errors(refuses('move_not_found', 'move_went_on'))
    .input(ofMove)
    .output(ok),
};
