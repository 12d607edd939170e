import type { TellingChoice } from '@cartouche/contract/telling';
import { type Way, waysToTell } from '@cartouche/contract/telling.rules';

import type { Context, UserId } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { saveWays } from '../settings/chat.ts';
import {
  deleteOldestSubscriptions,
  deleteSubscription,
  listSubscriptions,
  upsertSubscription,
} from './push.store.ts';
import { pushKeys } from './pushKeys.ts';
import { findChoice } from './tellings.store.ts';
import { telegramOf } from './telegram.ts';
import { serviceOf } from './webPush.ts';

/** The browsers of one user. */
const mostBrowsers = 20;

export async function readChoice(ctx: Context, userId: UserId): Promise<TellingChoice> {
  const choice = await findChoice(ctx.db, userId);
  const hasBot = telegramOf(ctx) !== undefined;
  const hasChat = choice?.telegram === true;
  const browsers = (await listSubscriptions(ctx.db, userId)).map(({ endpoint }) => endpoint);
  const told_by = choice?.chosen ?? null;
  const tells = waysToTell(told_by, { telegram: hasBot && hasChat, push: browsers.length > 0, mail: true });
  return { told_by, tells, hasBot, hasChat, browsers };
}

export async function chooseWays(ctx: Context, userId: UserId, ways: Way[] | null): Promise<TellingChoice> {
  await saveWays(ctx.db, userId, ways);
  return await readChoice(ctx, userId);
}

export async function readPushKey(ctx: Context) {
  return { publicKey: (await pushKeys(ctx)).publicKey };
}

type Browser = { endpoint: string; keys: { p256dh: string; auth: string } };

/** Refuses an address that is no push service's: we would send there. */
export async function subscribeBrowser(ctx: Context, userId: UserId, { endpoint, keys }: Browser) {
  if (serviceOf(endpoint, ctx.config.push) === undefined) throw new Refusal('push_service_unknown');
  await upsertSubscription(ctx.db, userId, { endpoint, ...keys, now: ctx.now() });
  await deleteOldestSubscriptions(ctx.db, userId, mostBrowsers);
  return { ok: true } as const;
}

export async function unsubscribeBrowser(ctx: Context, userId: UserId, endpoint: string) {
  await deleteSubscription(ctx.db, userId, endpoint);
  return { ok: true } as const;
}
