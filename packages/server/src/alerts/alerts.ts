import { randomUUID } from 'node:crypto';

import type { Alert } from '@cartouche/contract/alertShapes';
import { alertMarketplaces } from '@cartouche/contract/alerts.rules';
import type { MarketplaceCode } from '@cartouche/contract/settings.rules';

import { requireGame } from '../catalogue/catalogue.ts';
import { withCovers } from '../catalogue/covers/covers.ts';
import { type AnyContext, type Context, type InnerContext, type UserId, inTransaction } from '../context.ts';
import type { Language } from '../language.ts';
import { isAsked } from '../listings/newest.ts';
import { Refusal } from '../refusal.ts';
import { isAdmin, keepLanguage } from '../settings/settings.ts';
import { lockTier, requireRoom } from '../subscription/subscription.ts';
import { keepTimeZone } from '../telling/quiet.ts';
import * as store from './alerts.store.ts';
import { upsertItems } from './found.store.ts';
import { getFound } from './found.ts';
import type { Match } from './match.ts';
import { failingAfterMs } from './pace.ts';
import { findPreviewed, previewAlert } from './preview.ts';

const done = { ok: true } as const;

export async function getAlertSummary(ctx: Context, userId: UserId) {
  return { ...(await store.countAlerts(ctx.db, userId)), isOpen: await isOpen(ctx, userId) };
}

/** Specification 6: price alerts are for admins, unless the operator has opened them. */
async function isOpen({ db, config }: AnyContext, userId: UserId): Promise<boolean> {
  return config.alerts.isForAll || (await isAdmin(db, userId));
}

async function requireOpen(ctx: AnyContext, userId: UserId): Promise<void> {
  if (!(await isOpen(ctx, userId))) throw new Refusal('alerts_coming_soon');
}

/** Classifieds are chosen in the form, and cannot be searched yet. */
function requireSearchable(platform: store.AlertRow['platform']): asserts platform is 'vinted' | 'ebay' {
  if (platform === 'leboncoin') {
    throw new Refusal('classifieds_soon', { marketplace: alertMarketplaces[platform] });
  }
}

type Range = { min_price?: number | null | undefined; max_price?: number | null | undefined };

function requireRange({ min_price, max_price }: Range): void {
  if (min_price != null && max_price != null && min_price > max_price) {
    throw new Refusal('price_range_empty');
  }
}

export async function getAlerts(ctx: Context, userId: UserId): Promise<Alert[]> {
  const rows = await store.listAlerts(ctx.db, userId);
  return await toAlerts(ctx, userId, rows);
}

async function toAlerts(ctx: AnyContext, userId: UserId, rows: store.AlertRow[]): Promise<Alert[]> {
  const platforms = [...new Set(rows.map(({ platform }) => platform))];
  const longestSilence = new Map<store.AlertRow['platform'], number>();
  for (const platform of platforms) {
    if (platform !== 'leboncoin' && isAsked(ctx, platform))
      longestSilence.set(platform, await failingAfterMs(ctx, platform));
  }

  const games = await withCovers(
    ctx,
    userId,
    rows.flatMap(({ game }) => game ?? []),
  );
  const gameOf = new Map(games.map((game) => [game.game_id, game]));
  return rows.map((row) => {
    const { platform, answered_at, silent_since } = row;
    const isOff = platform !== 'leboncoin' && !longestSilence.has(platform);
    const silentMs = silent_since === null ? 0 : ctx.now().getTime() - silent_since.getTime();
    const isFailing = silentMs >= (longestSilence.get(platform) ?? Infinity);
    return {
      ...row,
      game: gameOf.get(row.game?.game_id ?? 0) ?? null,
      created_at: row.created_at.toISOString(),
      answered_at: answered_at?.toISOString() ?? null,
      failing_since: isFailing ? (silent_since?.toISOString() ?? null) : null,
      state: isOff ? 'off' : isFailing ? 'failing' : answered_at === null ? 'waiting' : 'running',
    };
  });
}

type PreviewWish = store.AlertFields & {
  platform: store.AlertRow['platform'];
  site: MarketplaceCode | null;
};

/** What an alert with these fields would find now. */
export async function previewNewAlert(ctx: Context, userId: UserId, { platform, ...wish }: PreviewWish) {
  await requireOpen(ctx, userId);
  requireSearchable(platform);
  requireRange(wish);
  return await previewAlert(ctx, userId, { ...wish, platform });
}

type NewAlert = store.AlertFields & {
  platform: store.AlertRow['platform'];
  game_id: number | null;
  previewed: readonly string[];
  time_zone?: string | undefined;
  /** Of the screen that asks. */
  language: Language;
  /** The regional site, for the marketplace that has several. */
  site: MarketplaceCode | null;
};

/**
 * Creates an alert within the plan's limit, with what its preview showed as found and seen: all at once, so that no
 * worker comes in between and tells it.
 */
export async function createAlert(ctx: Context, userId: UserId, input: NewAlert) {
  const { previewed, time_zone, language, ...fields } = input;
  const { platform } = fields;
  requireSearchable(platform);
  requireRange(fields);
  await requireOpen(ctx, userId);
  const matches = await findPreviewed(ctx, userId, { ...fields, platform, previewed });
  const alert = await inTransaction(ctx, async (ctx) => {
    await requireOpen(ctx, userId);
    const tier = await lockTier(ctx, userId);
    requireRoom(tier, 'alerts', await store.countAll(ctx.db, userId));
    const game_id = fields.game_id === null ? null : await requireGame(ctx.db, userId, fields.game_id);
    if (time_zone !== undefined) await keepTimeZone(ctx, userId, time_zone);
    await keepLanguage(ctx.db, userId, language);
    const id = await store.insertAlert(ctx.db, userId, { ...fields, game_id, created_at: ctx.now() });
    await storeShown(ctx, { user_id: userId, search_id: id, platform }, matches);
    return await requireAlert(ctx, userId, id);
  });
  const shown = new Set(matches.filter(({ id }) => previewed.includes(id)).map(({ url }) => url));
  const newest = await getFound(ctx, userId, { limit: matches.length, offset: 0 });
  return { alert, found: newest.filter(({ alertId, url }) => alertId === alert.id && shown.has(url)) };
}

/** What a preview showed is found and seen. */
async function storeShown(
  ctx: InnerContext,
  alert: { user_id: UserId; search_id: number; platform: store.AlertRow['platform'] },
  matches: readonly Match[],
): Promise<void> {
  await upsertItems(ctx.db, [{ ...alert, matches, isSeen: true }], { run: randomUUID(), now: ctx.now() });
}

async function requireAlert(ctx: AnyContext, userId: UserId, id: number): Promise<Alert> {
  const row = await store.findAlert(ctx.db, userId, id);
  const [alert] = row ? await toAlerts(ctx, userId, [row]) : [];
  if (!alert) throw new Refusal('alert_not_found');
  return alert;
}

type AlertUpdate = store.AlertChange & { id: number; previewed?: readonly string[] };

/** What a preview of the changed alert showed is found and seen, as for a new one. */
export async function changeAlert(
  ctx: Context,
  userId: UserId,
  { id, previewed = [], ...change }: AlertUpdate,
): Promise<Alert> {
  // Whoever may not run alerts any more can still pause and delete theirs.
  if (change.active !== false) await requireOpen(ctx, userId);
  const { platform, site, ...before } = await requireAlert(ctx, userId, id);
  const wanted = { ...before, ...given(change), site, previewed };
  const matches = platform === 'leboncoin' ? [] : await findPreviewed(ctx, userId, { ...wanted, platform });
  return await inTransaction(ctx, async (ctx) => {
    if (change.active !== false) await requireOpen(ctx, userId);
    if (!(await store.updateAlert(ctx.db, userId, { id, ...change }))) throw new Refusal('alert_not_found');
    const alert = await requireAlert(ctx, userId, id);
    requireRange(alert);
    await storeShown(ctx, { user_id: userId, search_id: id, platform }, matches);
    return alert;
  });
}

/** Of a change, what is not left as it is. */
const given = <Change extends object>(change: Change) =>
  // as: without the fields that are undefined
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Change]: Exclude<Change[Name], undefined>;
  };

export async function removeAlert(ctx: Context, userId: UserId, id: number) {
  if (!(await store.deleteAlert(ctx.db, userId, id))) throw new Refusal('alert_not_found');
  return done;
}

export async function countAlertsForGame(ctx: Context, userId: UserId, gameId: number) {
  return { count: await store.countForGame(ctx.db, userId, gameId) };
}

export async function removeAlertsForGame(ctx: Context, userId: UserId, gameId: number) {
  return { removed: await store.deleteForGame(ctx.db, userId, gameId) };
}
