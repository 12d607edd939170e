import { z } from 'zod';

import { bulkChange, bulkPreview, chosenCopies } from './bulk.ts';
import { call, id, pictureBody, refuses } from './call.ts';
import { game } from './game.ts';
import { itemChange, said, sums } from './item.ts';
import { windowSize } from './catalogue.rules.ts';
import { completeness } from './completeness.ts';
import { bulkGames } from './limits.ts';
import { photoName } from './photo.rules.ts';

export const item = said.extend({ id: z.number(), game_id: z.number(), created_at: z.string() });
export type Item = z.infer<typeof item>;

/** A photo of a copy. Its picture is at `photoPath(file_name)` of photo.rules.ts, and only its owner sees it. */
export const photo = z.object({
  file_name: z.string(),
  mime_type: z.string(),
  /** In bytes, as stored. */
  size: z.number(),
  /** Whether its owner sees it as the cover of the game. */
  is_cover: z.boolean(),
});
export type Photo = z.infer<typeof photo>;

const photos = z.array(photo);

/** One of the copies of a game. */
const copyOfGame = item.extend({
  /** Whether it is the one that lists show, and that calls with a game's id mean. */
  isLead: z.boolean(),
});
export const copy = copyOfGame.extend({ photos });
export type Copy = z.infer<typeof copy>;

/** A copy in the bin. */
export const binItem = item.extend({
  game,
  photos,
  removed_at: z.string(),
  /** When the bin deletes it for good. */
  expires_at: z.string(),
  /** How many copies the bin holds in total, on every row. */
  total_count: z.number(),
});
export type BinItem = z.infer<typeof binItem>;

/** A copy that was removed, and the title of its game, which may have become another one since it was shown. */
const removedCopy = z.object({ id: z.number(), title: z.string() });

const ok = z.object({ ok: z.literal(true) });
const fileName = z.string().regex(photoName);

/** An item's id, which can be larger than a game's. */
const itemId = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);

export const platformSummary = z.object({
  platform_id: z.number(),
  owned: z.number(),
  wishlist: z.number(),
  /** How many games the catalogue has for the platform. */
  total: z.number(),
  /** The purchase prices of the owned games, added up. */
  value: z.number(),
});
export type PlatformSummary = z.infer<typeof platformSummary>;

export const collection = {
  /** The user's copy of a game. */
  item: call
    .route({ method: 'GET', path: '/collection/{gameId}', summary: 'The copy the user owns' })
    .errors(refuses('item_not_found'))
    .input(z.object({ gameId: id }))
    .output(item.extend({ photos })),

  /** Adds the game or edits its copy. Adding a game grants the wish for it. */
  save: call
    .route({ method: 'PUT', path: '/collection/{gameId}', summary: 'Add to the collection, or edit' })
    .errors(refuses('game_not_found', 'item_not_found', 'game_limit_reached'))
    .input(
      itemChange.extend({
        gameId: id,
        /**
         * Only edits: a copy that was removed elsewhere is not added again, and an absent field keeps its value.
         * Otherwise an absent field gets the value of a new copy.
         */
        isEdit: z.boolean().default(false),
      }),
    )
    .output(item),

  /** Adds a game that is not owned; null where it is, and its copy stays as it is. */
  add: call
    .route({ method: 'POST', path: '/collection/{gameId}', summary: 'Add a game that is not owned yet' })
    .errors(refuses('game_not_found', 'game_limit_reached'))
    .input(itemChange.extend({ gameId: id }))
    .output(z.object({ id: z.number() }).nullable()),

  /**
   * What some copies cost, and what the user thinks they are worth: two sums that are never added. All copies of the
   * games count where nothing is asked of them.
   */
  sumMany: call
    .route({ method: 'POST', path: '/collection-bulk/sums', summary: 'What some copies cost and are worth' })
    .input(chosenCopies)
    .output(sums),

  /** Each of the chosen copies, in the order of the games; all of them where nothing is asked of copies. */
  copiesOfMany: call
    .route({ method: 'POST', path: '/collection-bulk/copies', summary: 'The copies of some games' })
    .input(chosenCopies)
    .output(z.array(copyOfGame)),

  /** All copies of a game, the one that leads first, then from the oldest on; none of a game that is not owned. */
  copies: call
    .route({ method: 'GET', path: '/collection/{gameId}/copies', summary: 'All copies of a game' })
    .input(z.object({ gameId: id }))
    .output(z.array(copy)),

  /** Adds a copy beside those of a game that the user owns. Plans count games, not copies. */
  addCopy: call
    .route({ method: 'POST', path: '/collection/{gameId}/copies', summary: 'Add a further copy of a game' })
    .errors(refuses('game_not_found', 'item_not_found', 'too_many_copies'))
    .input(itemChange.extend({ gameId: id }))
    .output(copyOfGame),

  /** Edits one copy; an absent field keeps its value. */
  saveCopy: call
    .route({ method: 'PATCH', path: '/copies/{id}', summary: 'Edit one copy of a game' })
    .errors(refuses('item_not_found'))
    .input(itemChange.extend({ id: itemId }))
    .output(copyOfGame),

  /** Moves one copy to the bin with its photos. If it led its game, the next oldest one does. */
  removeCopy: call
    .route({ method: 'DELETE', path: '/copies/{id}', summary: 'Remove one copy of a game' })
    .errors(refuses('item_not_found'))
    .input(z.object({ id: itemId }))
    .output(removedCopy),

  /** Moves copies of any games to the bin, all of them or none. Those that are there already count as moved. */
  removeCopies: call
    .route({ method: 'POST', path: '/copies/removals', summary: 'Remove several copies' })
    .input(z.object({ ids: z.array(itemId).min(1).max(bulkGames) }))
    .output(ok),

  /** Lets a copy lead its game. */
  leadWith: call
    .route({ method: 'PUT', path: '/copies/{id}/lead', summary: 'Make one copy the main one' })
    .errors(refuses('item_not_found'))
    .input(z.object({ id: itemId }))
    .output(copyOfGame),

  /** Moves the main copy to the bin with its photos; `id` brings it back. Another copy of the game takes its place. */
  remove: call
    .route({ method: 'DELETE', path: '/collection/{gameId}', summary: 'Remove from the collection' })
    .errors(refuses('item_not_found'))
    .input(z.object({ gameId: id }))
    .output(removedCopy),

  bin: call
    .route({ method: 'GET', path: '/bin', summary: 'One page of the removed copies, newest first' })
    .input(
      z.object({
        limit: z.coerce.number<number>().int().min(1).max(500).default(120),
        offset: z.coerce.number<number>().int().min(0).max(10_000_000).default(0),
      }),
    )
    .output(z.array(binItem)),

  /**
   * Brings a removed copy back with its date, fields and photos: in the lead if it led, else beside the others of its
   * game. A game that is not owned counts against the plan.
   */
  restore: call
    .route({ method: 'POST', path: '/bin/{id}/restore', summary: 'Bring a removed copy back' })
    .errors(refuses('bin_item_not_found', 'too_many_copies', 'game_limit_reached'))
    .input(z.object({ id: itemId }))
    .output(item),

  /** Deletes a removed copy and its photos for good. */
  discard: call
    .route({ method: 'DELETE', path: '/bin/{id}', summary: 'Delete a removed copy for good' })
    .errors(refuses('bin_item_not_found'))
    .input(z.object({ id: itemId }))
    .output(ok),

  emptyBin: call
    .route({ method: 'DELETE', path: '/bin', summary: 'Delete all removed copies for good' })
    .output(ok),

  /** What a bulk change would do. */
  previewMany: call
    .route({ method: 'POST', path: '/collection-bulk/preview', summary: 'What a bulk change would do' })
    .errors(refuses('pro_required', 'tags_too_long'))
    .input(bulkChange)
    .output(bulkPreview),

  /** Changes the whole selection or nothing; `changeId` undoes it. */
  saveMany: call
    .route({ method: 'POST', path: '/collection-bulk', summary: 'Set fields of many copies at once' })
    .errors(refuses('pro_required', 'tags_too_long'))
    .input(
      bulkChange.refine(({ set, addMissing }) => addMissing || Object.keys(set).length > 0, {
        error: 'Please choose what to change.',
        path: ['set'],
      }),
    )
    .output(z.object({ changeId: z.number(), changed: z.number(), added: z.number() })),

  lastChange: call
    .route({ method: 'GET', path: '/collection-bulk', summary: 'The last bulk change that can be undone' })
    .output(z.object({ changeId: z.number(), made_at: z.string(), games: z.number() }).nullable()),

  /** Puts the copies back as they were; those that the change added go to the bin. */
  undoMany: call
    .route({ method: 'POST', path: '/collection-bulk/{changeId}/undo', summary: 'Undo a bulk change' })
    .errors(refuses('bulk_change_not_found'))
    .input(z.object({ changeId: itemId }))
    .output(z.object({ restored: z.number() })),

  /** The request's body is one JPEG, PNG or WebP. */
  addPhoto: call
    .route({
      method: 'POST',
      path: '/collection/{gameId}/photos',
      summary: 'Add a photo of the copy',
      inputStructure: 'detailed',
      spec: (operation) => ({ ...operation, requestBody: { required: true, content: pictureBody } }),
    })
    .errors(refuses('item_not_found', 'photo_limit_reached', 'photo_not_an_image', 'photo_too_large'))
    .input(
      z.object({
        params: z.object({ gameId: id }),
        /** The main copy, unless another is named. */
        query: z.object({ copyId: itemId.optional() }).default({}),
        body: z.unknown(),
      }),
    )
    .output(photo),

  removePhoto: call
    .route({ method: 'DELETE', path: '/photos/{fileName}', summary: 'Delete a photo' })
    .errors(refuses('photo_not_found'))
    .input(z.object({ fileName }))
    .output(ok),

  /** Shows the photo as the cover of its game, to its owner alone; the copy has one such photo at most. */
  makeCover: call
    .route({
      method: 'PUT',
      path: '/photos/{fileName}/cover',
      summary: 'Use a photo as the cover, or no longer',
    })
    .errors(refuses('photo_not_found'))
    .input(z.object({ fileName, isCover: z.boolean().default(true) }))
    .output(
      z.object({
        ok: z.literal(true),
        /** The photo that was the cover before. */
        before: z.string().nullable(),
      }),
    ),

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

  /**
   * Games in the order of the shelf (`shelf.rules.ts`): console after console, each with its copies and then the
   * wishes, both by title.
   */
  shelf: call
    .route({ method: 'GET', path: '/shelf', summary: 'What stands on the user’s shelf, from one place on' })
    .input(
      z.object({
        offset: z.coerce.number<number>().int().min(0).max(10_000_000).default(0),
        limit: z.coerce.number<number>().int().min(1).max(500).default(windowSize),
      }),
    )
    // No completeness is a wish.
    .output(z.array(game.extend({ created_at: z.string(), completeness: completeness.nullable() }))),

  latest: call
    .route({ method: 'GET', path: '/latest-additions', summary: 'The newest games of the collection' })
    .input(z.object({ limit: z.coerce.number<number>().int().min(1).max(48).default(24) }))
    .output(z.array(game.extend({ created_at: z.string(), completeness }))),
};
