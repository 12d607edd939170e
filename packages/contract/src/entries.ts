import { z } from 'zod';

import { call, id, pictureBody, refuses, text } from './call.ts';
import { game } from './game.ts';
import { fold } from './catalogue.rules.ts';
import { correctableFacts, isReleaseDate } from './entries.rules.ts';
import { ownEntries } from './limits.ts';
import { isRegion } from './region.rules.ts';

// The folded text is indexed, and some characters grow by folding.
const isFoldable = (value: string) => fold(value).length <= ownEntries.longestText;

const controls = /\p{Cc}/u;
const line = text
  .trim()
  .max(ownEntries.longestText)
  .refine((value) => !controls.test(value), 'contains a character that cannot be kept')
  .refine(isFoldable, 'is too long');

const facts = z.object({
  title: line.refine((title) => fold(title) !== '', 'needs letters or digits'),
  platform_id: id,
  /** 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD'. */
  release_date: z.string().refine(isReleaseDate, 'is not a date').nullable().default(null),
  publisher: line
    .transform((name) => name || null)
    .nullable()
    .default(null),
  /** Codes such as JP, US, EU; WW for worldwide. */
  regions: z
    .array(z.string().refine(isRegion, 'is not a region: write its code, such as EU, JP or WW'))
    .max(ownEntries.mostRegions)
    .transform((codes) => [...new Set(codes)])
    .default([]),
  /** A genre has no comma, which separates them wherever several are one text: a text with commas is several. */
  genres: z
    .array(line.min(1).transform(splitGenres))
    .transform((names) => [...new Set(names.flat())])
    .pipe(z.array(z.string().max(ownEntries.longestGenre)).max(ownEntries.mostGenres))
    .default([]),
});
export type EntryFacts = z.infer<typeof facts>;

function splitGenres(typed: string): string[] {
  return typed.split(',').flatMap((genre) => genre.trim() || []);
}

const newEntry = facts.extend({
  /** Where the game goes at once. */
  to: z.enum(['collection', 'wishlist', 'nowhere']).default('nowhere'),
});
export type NewEntry = z.infer<typeof newEntry>;

const ok = z.object({ ok: z.literal(true) });
const entered = z.object({ gameId: z.number() });
const ofEntry = z.object({ gameId: id });

export const ownEntry = game.extend({
  created_at: z.string(),
  /** The game of the catalogue that it corrects. */
  corrects: z.object({ game_id: z.number(), title: z.string() }).nullable(),
  /** The game of the catalogue that it became, as long as that can be undone. */
  became: z.object({ game_id: z.number(), title: z.string(), undoable_until: z.string() }).nullable(),
  /** The first of the games of the catalogue that it may be (`matches`). */
  looks_like: z.object({ game_id: z.number(), title: z.string() }).nullable(),
  is_owned: z.boolean(),
});
export type OwnEntry = z.infer<typeof ownEntry>;

const changes = z
  .array(z.object({ fact: z.enum(correctableFacts), from: z.string(), to: z.string() }))
  .max(correctableFacts.length);

/** What an operator sees of a correction: what its user changed, and nothing of who that is. */
const correction = z.object({
  /** The entry's. */
  gameId: z.number(),
  game,
  changes,
  created_at: z.string(),
});
export type Correction = z.infer<typeof correction>;

/** With the changes as they were shown: its user, or an import, may have made them others meanwhile. */
const decision = ofEntry.extend({ changes });
export type Decision = z.infer<typeof decision>;

/** Games that a user enters for themselves, because the catalogue lacks them or is wrong about them. */
export const entries = {
  list: call
    .route({ method: 'GET', path: '/entries', summary: 'The games that the user entered, newest first' })
    .output(z.array(ownEntry)),

  create: call
    .route({ method: 'POST', path: '/entries', summary: 'Enter a game that the catalogue lacks' })
    .errors(
      refuses('entry_exists', 'entry_limit_reached', 'platform_not_found', 'game_limit_reached', 'slow_down'),
    )
    .input(newEntry)
    .output(entered),

  /** What the user has of the game moves to the correction, and their lists show the correction instead of it. */
  correct: call
    .route({ method: 'POST', path: '/games/{gameId}/correction', summary: 'Correct a game for oneself' })
    .errors(refuses('game_not_found', 'entry_exists', 'entry_limit_reached', 'slow_down'))
    .input(facts.omit({ platform_id: true }).extend({ gameId: id }))
    .output(entered),

  /** A correction that became its game meanwhile, as an operator accepted it, is one again. */
  change: call
    .route({ method: 'PUT', path: '/entries/{gameId}', summary: 'Change an own entry' })
    .errors(
      refuses(
        'game_not_found',
        'entry_merged',
        'entry_exists',
        'platform_not_found',
        'entry_limit_reached',
        'game_limit_reached',
      ),
    )
    .input(facts.extend({ gameId: id }))
    .output(ok),

  /** With its copy, its photos and the wish for it. A correction gives them back to its game instead. */
  remove: call
    .route({ method: 'DELETE', path: '/entries/{gameId}', summary: 'Delete an own entry' })
    .errors(refuses('game_not_found', 'entry_merged'))
    .input(ofEntry)
    .output(ok),

  /** The request's body is one JPEG, PNG or WebP. */
  addCover: call
    .route({
      method: 'POST',
      path: '/entries/{gameId}/cover',
      summary: 'A picture as the cover of an own entry',
      inputStructure: 'detailed',
      spec: (operation) => ({ ...operation, requestBody: { required: true, content: pictureBody } }),
    })
    .errors(refuses('game_not_found', 'entry_merged', 'photo_not_an_image', 'photo_too_large', 'slow_down'))
    .input(z.object({ params: ofEntry, body: z.unknown() }))
    .output(z.object({ cover_url_small: z.string(), cover_url_big: z.string() })),

  removeCover: call
    .route({ method: 'DELETE', path: '/entries/{gameId}/cover', summary: 'Remove the cover of an own entry' })
    .errors(refuses('game_not_found', 'entry_merged'))
    .input(ofEntry)
    .output(ok),

  /** Games of the catalogue that it may be, without those of which the user said that they are not. */
  matches: call
    .route({
      method: 'GET',
      path: '/entries/{gameId}/matches',
      summary: 'Games that an own entry looks like',
    })
    .errors(refuses('game_not_found', 'entry_merged'))
    .input(ofEntry)
    .output(z.array(game)),

  /** 'No, it is not the same': that game is not offered again, unless the no is taken back or the game is chosen. */
  refuse: call
    .route({
      method: 'POST',
      path: '/entries/{gameId}/refusals',
      summary: 'Say that a match is another game',
    })
    .errors(refuses('game_not_found', 'entry_merged'))
    .input(z.object({ gameId: id, otherId: id, isOther: z.boolean().default(true) }))
    .output(ok),

  /**
   * 'Yes, it is the same': the copy moves with its photos, notes and price, and so do wish, bin and alerts. A picture that
   * no copy can take is lost only where that is asked for.
   */
  merge: call
    .route({ method: 'POST', path: '/entries/{gameId}/merge', summary: 'Make an own entry one with a game' })
    .errors(refuses('game_not_found', 'entry_merged', 'platforms_differ', 'picture_not_kept'))
    .input(z.object({ gameId: id, otherId: id, isWithoutPicture: z.boolean().default(false) }))
    .output(entered),

  unmerge: call
    .route({ method: 'POST', path: '/entries/{gameId}/unmerge', summary: 'Undo a merge' })
    .errors(refuses('merge_not_found', 'entry_exists', 'entry_limit_reached', 'game_limit_reached'))
    .input(ofEntry)
    .output(ok),

  /** For operators: what users corrected, oldest first. */
  corrections: call
    .route({ method: 'GET', path: '/corrections', summary: 'Corrections that users made for themselves' })
    .errors(refuses('not_found'))
    .output(z.array(correction)),

  /** For operators: what was accepted and can still be undone, newest first, with the day of that. */
  acceptances: call
    .route({ method: 'GET', path: '/corrections/accepted', summary: 'Corrections that hold for all' })
    .errors(refuses('not_found'))
    .output(z.array(correction)),

  acceptCorrection: call
    .route({
      method: 'POST',
      path: '/corrections/{gameId}/accept',
      summary: 'Take a correction over for all',
    })
    .errors(refuses('not_found', 'correction_not_found', 'correction_changed', 'title_taken'))
    .input(decision)
    .output(ok),

  /**
   * What the game said before holds again, for what nobody changed since, and the correction is its user's own again,
   * unless they have another one by now.
   */
  undoAcceptance: call
    .route({
      method: 'POST',
      path: '/corrections/{gameId}/undo',
      summary: 'Undo that a correction holds for all',
    })
    .errors(refuses('not_found', 'merge_not_found'))
    .input(ofEntry)
    .output(ok),

  declineCorrection: call
    .route({
      method: 'POST',
      path: '/corrections/{gameId}/decline',
      summary: 'Leave a correction to its user',
    })
    .errors(refuses('not_found', 'correction_not_found', 'correction_changed'))
    .input(decision)
    .output(ok),
};
