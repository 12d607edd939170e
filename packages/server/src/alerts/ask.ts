import { randomUUID } from 'node:crypto';

import { type MarketplaceCode, isMarketplace, usualMarketplace } from '@cartouche/contract/settings.rules';

import { type Context, type InnerContext, inTransaction } from '../context.ts';
import { type NewestQuestion, type OnSale, isAsked, newestListings } from '../listings/newest.ts';
import { ratesNow } from '../rates/rates.ts';
import { Refusal } from '../refusal.ts';
import { announce } from '../telling/telling.ts';
import { throttle } from '../throttle/throttle.ts';
import { type Finds, updatePrices, upsertItems } from './found.store.ts';
import { buyableOf, matchesOf } from './match.ts';
import { mutedByEach, nothing } from './mutes.ts';
import { type Pace, nextAfterAnswer, nextAfterFailure, paceOf } from './pace.ts';
import { toQuestion } from './preview.ts';
import * as store from './questions.store.ts';

type Platform = NewestQuestion['platform'];
const platforms: readonly Platform[] = ['vinted', 'ebay'];

/** Longer than any question takes, so that only a dead worker's lease ends by itself. */
const leaseMs = 2 * 60_000;
const alertsAtOnce = 200;

/**
 * Asks what is due, until nothing is. Each marketplace has its own turn, so that a slow one does not keep the other
 * waiting. Answers how many questions were answered.
 */
export async function askDueQuestions(ctx: Context, stopped?: AbortSignal): Promise<number> {
  await giveQuestions(ctx);
  const lanes = platforms.filter((platform) => isAsked(ctx, platform));
  // Whoever stops the job waits for both, also if one has failed.
  const asked = lanes.map((platform) => askDueAt(ctx, platform, stopped));
  await Promise.allSettled(asked);
  const answered = await Promise.all(asked);
  return answered.reduce((sum, count) => sum + count, 0);
}

/** Gives new alerts, and those from an archive, their questions. */
async function giveQuestions(ctx: Context): Promise<void> {
  let given: number;
  do {
    given = await inTransaction(ctx, async (ctx) => {
      const { firstAskWithinMs = 300_000 } = ctx.config.alerts;
      const alerts = await store.lockUnasked(ctx.db, alertsAtOnce);
      const now = ctx.now();
      const asked = alerts.map(({ user_id, id, platform, site, query }) => {
        const { words } = toQuestion({ platform, site: siteOf(site), query });
        const at = { words, next_ask_at: new Date(now.getTime() + Math.random() * firstAskWithinMs) };
        return { user_id, search_id: id, platform, site: platform === 'ebay' ? siteOf(site) : '', ...at };
      });
      if (asked.length > 0) await store.upsertQuestions(ctx.db, asked, now);
      return asked.length;
    });
  } while (given === alertsAtOnce);
}

/** What somebody looked for whose alerts are gone is not kept, also where the marketplace is not asked any more. */
export async function forgetQuestions({ db }: Context): Promise<void> {
  await store.deleteForgotten(db);
}

const siteOf = (site: string | null): MarketplaceCode => (isMarketplace(site) ? site : usualMarketplace);

async function askDueAt(ctx: Context, platform: Platform, stopped: AbortSignal | undefined): Promise<number> {
  const pace = await paceOf(ctx, platform);
  for (let answered = 0; ; answered += 1) {
    if (stopped?.aborted) return answered;
    if (!(await askNext(ctx, platform, pace))) return answered;
  }
}

/** Asks the question that has waited longest. False if none is due, or if the marketplace should be left alone now. */
async function askNext(ctx: Context, platform: Platform, pace: Pace): Promise<boolean> {
  const [lease, now] = [randomUUID(), ctx.now()];
  const until = new Date(now.getTime() + leaseMs);
  const question = await store.claimQuestion(ctx.db, platform, { lease, until, now });
  if (!question) return false;

  const held = { id: question.id, lease };
  try {
    const isUnwanted = await inTransaction(ctx, async (ctx) => {
      await store.lockQuestion(ctx.db, question.id);
      return await store.deleteUnwanted(ctx.db, question.id);
    });
    if (isUnwanted) return true;
    await throttle(ctx, `questions of alerts at ${platform}`, pace.rate);
  } catch (error) {
    await store.endLease(ctx.db, held, {});
    if (error instanceof Refusal) return false; // the others had their turn: this one comes first when there is room
    throw error;
  }

  try {
    const listings = await newestListings(ctx, 'alerts', asQuestion(question));
    await storeFinds(ctx, { question, listings, run: lease });
    const next_ask_at = nextAfterAnswer(question, pace, ctx.now());
    await store.endLease(ctx.db, held, { next_ask_at, answered_at: ctx.now(), failures: 0 });
    return true;
  } catch (error) {
    const failures = question.failures + 1;
    const next_ask_at = nextAfterFailure({ error, failures }, pace, ctx.now());
    await store.endLease(ctx.db, held, { next_ask_at, failures });
    if (!(error instanceof Refusal)) throw error; // a fault of ours, which the job logs
    ctx.log.warn({ platform, code: error.code, failures }, 'a question of alerts has no answer');
    return false;
  }
}

function asQuestion({ platform, site, words }: store.Question): NewestQuestion {
  return platform === 'ebay' ? { platform, site: siteOf(site), words } : { platform, words };
}

type Answered = { question: store.Question; listings: readonly OnSale[]; run: string };

/**
 * Stores what each alert with the question finds, and writes down who is told of it, some alerts at a time and all or
 * nothing for each of them. It may run again, also at the same time elsewhere: a listing is found once.
 */
async function storeFinds(ctx: Context, answered: Answered): Promise<void> {
  const rates = await ratesNow(ctx);
  let after = 0;
  for (;;) {
    const last = await inTransaction(ctx, async (ctx) => {
      const askers = await store.lockAskers(ctx.db, {
        questionId: answered.question.id,
        after,
        limit: alertsAtOnce,
        isForAll: ctx.config.alerts.isForAll,
      });
      await storeFor(ctx, askers, { ...answered, rates });
      return askers.length === alertsAtOnce ? askers.at(-1)?.id : undefined;
    });
    if (last === undefined) return;
    after = last;
  }
}

async function storeFor(
  ctx: InnerContext,
  askers: readonly store.Asker[],
  {
    question: { platform },
    listings,
    run,
    rates,
  }: Answered & { rates: Awaited<ReturnType<typeof ratesNow>> },
): Promise<void> {
  const userIds = [...new Set(askers.map(({ user_id }) => user_id))];
  const muted = await mutedByEach(ctx.db, userIds, platform);
  const finds: Finds[] = askers.map(({ user_id, id, ...wanted }) => ({
    user_id,
    search_id: id,
    platform,
    matches: matchesOf(listings, wanted, { muted: muted.get(user_id) ?? nothing, rates }),
    isSeen: false,
  }));
  const found = await upsertItems(ctx.db, finds, { run, now: ctx.now() });
  await updatePrices(ctx.db, finds, buyableOf(listings));
  for (const [userId, own] of Map.groupBy(found, ({ user_id }) => user_id)) {
    const told = own.map(({ id, price }) => ({ itemId: id, price }));
    await announce(ctx, { userId, finds: told });
  }
}
