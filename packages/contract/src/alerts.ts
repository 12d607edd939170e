import { z } from 'zod';

import { wantedParts } from './alerts.rules.ts';
import {
  alert,
  euros,
  foundGem,
  gem,
  mute,
  platform,
  previewItem,
  quietHours,
  timeZone,
  wish,
  word,
} from './alertShapes.ts';
import { call, id, refuses, text } from './call.ts';
import { item } from './collection.ts';
import { itemChange } from './item.ts';
import { alerts as limits } from './limits.ts';

const rowId = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);
const done = z.object({ ok: z.literal(true) });

const asking = refuses(
  'marketplace_off',
  'vinted_off',
  'marketplace_unavailable',
  'marketplace_resting',
  'marketplace_busy',
  'slow_down',
);

/** The ids of the listings in the preview, which are no news. */
const previewed = z.array(text.max(200)).max(limits.mostPreviewed).default([]);

export const alerts = {
  summary: call
    .route({ method: 'GET', path: '/alerts-summary', summary: 'How many price alerts run, and new gems' })
    .output(
      z.object({
        active: z.number(),
        unseen: z.number(),
        /** Whether the user may make alerts; to others they are coming soon. */
        isOpen: z.boolean(),
      }),
    ),

  list: call
    .route({ method: 'GET', path: '/alerts', summary: 'The price alerts, newest first' })
    .output(z.array(alert)),

  /** What an alert with these fields would find, newest first. */
  preview: call
    .route({ method: 'POST', path: '/alerts/preview', summary: 'What a price alert would find now' })
    .errors({ ...asking, ...refuses('alerts_coming_soon', 'classifieds_soon', 'price_range_empty') })
    .input(wish.extend({ platform }))
    .output(
      z.object({
        items: z.array(previewItem).max(limits.mostPreviewed),
        /** How many more there are, which an alert finds with those shown. */
        more: z.number(),
        /** The day of the rates by which other currencies were compared; null if there are none. */
        ratesDay: z.string().nullable(),
        isSample: z.boolean(),
      }),
    ),

  /** Also stores what was previewed, and the others of that moment, as found, as far as they are still on sale. */
  create: call
    .route({ method: 'POST', path: '/alerts', summary: 'Create a price alert' })
    .errors(
      refuses(
        'alerts_coming_soon',
        'classifieds_soon',
        'alert_limit_reached',
        'game_not_found',
        'price_range_empty',
      ),
    )
    .input(
      wish.extend({
        platform,
        game_id: id.nullable().default(null),
        previewed,
        /** The browser's, for the quiet hours. */
        time_zone: timeZone.optional(),
      }),
    )
    .output(z.object({ alert, found: z.array(gem) })),

  update: call
    .route({
      method: 'PATCH',
      path: '/alerts/{id}',
      summary: 'Change a price alert, pause it or run it again',
    })
    .errors(refuses('alerts_coming_soon', 'alert_not_found', 'price_range_empty'))
    .input(
      z.object({
        id: rowId,
        query: wish.shape.query.optional(),
        min_price: euros.optional(),
        max_price: euros.optional(),
        part: z.enum(wantedParts).optional(),
        excluded_words: z.array(word).max(limits.mostWords).optional(),
        with_fees: z.boolean().optional(),
        active: z.boolean().optional(),
        previewed,
      }),
    )
    .output(alert),

  /** Deletes what it found as well. */
  remove: call
    .route({ method: 'DELETE', path: '/alerts/{id}', summary: 'Delete a price alert' })
    .errors(refuses('alert_not_found'))
    .input(z.object({ id: rowId }))
    .output(done),

  countForGame: call
    .route({ method: 'GET', path: '/alerts/game/{gameId}', summary: 'How many price alerts a game has' })
    .input(z.object({ gameId: id }))
    .output(z.object({ count: z.number() })),

  removeForGame: call
    .route({ method: 'DELETE', path: '/alerts/game/{gameId}', summary: 'Delete the price alerts for a game' })
    .input(z.object({ gameId: id }))
    .output(z.object({ removed: z.number() })),

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
    .output(done),

  /** 'Not interested': the listing is shown no more, and never told again. */
  dismiss: call
    .route({ method: 'DELETE', path: '/found-items/{id}', summary: 'Put a found listing away' })
    .errors(refuses('found_item_not_found'))
    .input(z.object({ id: rowId }))
    .output(done),

  /** What the form of a copy starts with after 'Bought it'. */
  purchase: call
    .route({
      method: 'GET',
      path: '/found-items/{id}/purchase',
      summary: 'What is known of a found listing that was bought',
    })
    .errors(refuses('found_item_not_found', 'found_item_bought'))
    .input(z.object({ id: rowId }))
    .output(
      z.object({
        title: z.string(),
        /** Null if the alert has no game: then the user chooses one. */
        game_id: z.number().nullable(),
        /** What its alert searches for: the words with which to choose a game. */
        query: z.string(),
        purchaseDate: z.string(),
        /** In the user's currency; null if there is no rate for it. */
        purchasePrice: z.number().nullable(),
        notes: z.string(),
        /** The day of the rate, if the price was converted. */
        ratesDay: z.string().nullable(),
      }),
    ),

  /** 'Bought it': saves the copy, grants the wish and pauses the alert, all or nothing. */
  buy: call
    .route({
      method: 'POST',
      path: '/found-items/{id}/purchase',
      summary: 'Put a found listing on the shelf',
    })
    .errors(refuses('found_item_not_found', 'found_item_bought', 'game_not_found', 'game_limit_reached'))
    .input(itemChange.extend({ id: rowId, game_id: id }))
    .output(item),

  /** Brings back the copy as it was, the wish and the alert. */
  undoBuy: call
    .route({
      method: 'DELETE',
      path: '/found-items/{id}/purchase',
      summary: 'Undo the purchase of a found listing',
    })
    .errors(refuses('found_item_not_found', 'purchase_not_found'))
    .input(z.object({ id: rowId }))
    .output(done),

  mutes: call
    .route({ method: 'GET', path: '/alert-mutes', summary: 'Sellers and words that alerts leave out' })
    .output(z.array(mute)),

  mute: call
    .route({ method: 'POST', path: '/alert-mutes', summary: 'Leave a seller or a word out of all alerts' })
    .errors(refuses('mute_limit_reached'))
    .input(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('seller'), platform, value: text.trim().min(1).max(100) }),
        z.object({ kind: z.literal('word'), value: word }),
      ]),
    )
    .output(mute),

  unmute: call
    .route({ method: 'DELETE', path: '/alert-mutes/{id}', summary: 'Hear of a seller or a word again' })
    .input(z.object({ id: rowId }))
    .output(done),

  quietHours: call
    .route({ method: 'GET', path: '/alert-quiet-hours', summary: 'When not to be told of found listings' })
    .output(quietHours),

  saveQuietHours: call
    .route({ method: 'PUT', path: '/alert-quiet-hours', summary: 'Choose when not to be told' })
    .input(quietHours)
    .output(quietHours),
};
