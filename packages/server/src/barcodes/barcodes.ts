import type { BarcodeGame } from '@cartouche/contract/barcodes';
import { readBarcode } from '@cartouche/contract/barcodes.rules';

import { requireGame } from '../catalogue/catalogue.ts';
import { gamesByIds } from '../catalogue/titles.ts';
import { type AnyContext, type Context, type UserId, inTransaction } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { throttle } from '../throttle/throttle.ts';
import * as store from './barcodes.store.ts';

const done = { ok: true } as const;
const hour = 3600;
const looksPerHour = { times: 3000, perSeconds: hour, of: 'lookups' } as const;
/** More than anybody finds on a flea market, too few to fill a catalogue with nonsense. */
const taughtPerDay = { times: 300, perSeconds: 24 * hour, of: 'lessons' } as const;
const reportedPerDay = { times: 50, perSeconds: 24 * hour, of: 'reports' } as const;

/** The games that a barcode is on, for this user. */
export async function findGames(ctx: Context, userId: UserId, { code }: { code: string }) {
  const gtin = requireGtin(code);
  await throttle(ctx, `barcodes looked up by ${userId}`, looksPerHour);
  const known = await store.listGamesOf(ctx.db, userId, { code: toCode(gtin), now: ctx.now() });
  const shown = await gamesByIds(
    ctx,
    userId,
    known.map(({ game_id }) => game_id),
  );
  const games = new Map<number, BarcodeGame>();
  for (const { game_id: asked, known_by } of known) {
    const game = shown.get(asked);
    if (game && !games.has(game.game_id)) games.set(game.game_id, { ...game, known_by });
  }
  return { gtin, games: [...games.values()] };
}

type Said = { code: string; gameId: number };

/** 'This code is on this game.' */
export async function teach(ctx: Context, userId: UserId, said: Said) {
  await throttle(ctx, `barcodes taught by ${userId}`, taughtPerDay);
  return await say(ctx, userId, { ...said, isRight: true });
}

/** 'This code is not on this game.' */
export async function report(ctx: Context, userId: UserId, said: Said) {
  await throttle(ctx, `barcodes reported by ${userId}`, reportedPerDay);
  return await say(ctx, userId, { ...said, isRight: false });
}

async function say(ctx: Context, userId: UserId, { code, gameId, isRight }: Said & { isRight: boolean }) {
  const gtin = requireGtin(code);
  await requireGame(ctx.db, userId, gameId);
  return await inTransaction(ctx, async (ctx) => {
    await store.lockSays(ctx.db, userId);
    const meant = (await store.findCorrected(ctx.db, gameId)) ?? gameId;
    await store.upsertSay(ctx.db, userId, { code: toCode(gtin), gameId: meant, isRight, now: ctx.now() });
    return done;
  });
}

export async function withdraw(ctx: Context, userId: UserId, { code, gameId }: Said) {
  const meant = (await store.findCorrected(ctx.db, gameId)) ?? gameId;
  await store.deleteSay(ctx.db, userId, { code: toCode(requireGtin(code)), gameId: meant });
  return done;
}

/** What was said of an own entry is said of the game that it became for good. */
export async function moveSays(ctx: AnyContext, moved: { from: number; to: number }): Promise<void> {
  await store.moveSays(ctx.db, moved);
}

/** The operator decides that a code is not on a game, whoever says so; undefined where there is no such game. */
export async function removeBarcode(ctx: Context, { code, gameId }: Said): Promise<boolean> {
  return await store.insertRemoval(ctx.db, { code: toCode(requireGtin(code)), gameId, now: ctx.now() });
}

export async function allowBarcode(ctx: Context, { code, gameId }: Said): Promise<boolean> {
  return await store.deleteRemoval(ctx.db, { code: toCode(requireGtin(code)), gameId });
}

function requireGtin(code: string): string {
  const { gtin } = readBarcode(code);
  if (gtin === undefined) throw new Refusal('barcode_unreadable');
  return gtin;
}

/** As codes are stored: without the zeros before them, as labels and sources write them or not. */
function toCode(gtin: string): string {
  return gtin.replace(/^0+/, '');
}
