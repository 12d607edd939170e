import { type PlanRow, entitlementOf } from '@cartouche/contract/entitlement.rules';
import {
  type Feature,
  type Limited,
  type Tier,
  hasFeature,
  limits,
  remaining,
  tiers,
} from '@cartouche/contract/limits';
import { trialDays } from '@cartouche/contract/price.rules';
import type { RefusalCode } from '@cartouche/contract/refusals';
import type { Subscription } from '@cartouche/contract/session';

import type { Context, InnerContext, UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import { findSubscription, lockSubscription, upsertGivenPlan } from './subscription.store.ts';

/** What the screens know of somebody's plan from the start. */
export function toSubscription(row: PlanRow, now: Date): Subscription {
  const { tier, status, isTrialing, expiresAt } = entitlementOf(row, now);
  return { tier, status, isTrialing, expiresAt };
}

/** The user's present tier. Before counting against a limit, lock it instead. */
export async function tierOf(db: Db, userId: UserId, now: Date): Promise<Tier> {
  return toTier(await findSubscription(db, userId), now);
}

/** The user's tier, locked until the transaction ends: two tabs must not both take the last place. */
export async function lockTier({ db, now }: InnerContext, userId: UserId): Promise<Tier> {
  return toTier(await lockSubscription(db, userId), now());
}

function toTier(row: PlanRow | undefined, now: Date): Tier {
  if (!row) throw new Refusal('account_gone');
  return entitlementOf(row, now).tier;
}

/** Refuses what the user's tier does not include. */
export async function requireFeature(ctx: Context, userId: UserId, feature: Feature): Promise<void> {
  const tier = await tierOf(ctx.db, userId, ctx.now());
  if (hasFeature(tier, feature)) return;
  throw new Refusal(hasFeature('basic', feature) ? 'paid_plan_required' : 'pro_required');
}

function reached(tier: Tier, kind: Limited): RefusalCode {
  if (kind === 'games') return 'game_limit_reached';
  if (kind === 'alerts') return 'alert_limit_reached';
  return tier === 'basic' ? 'basic_console_limit_reached' : 'console_limit_reached';
}

/** Refuses one more of a kind when the tier's limit is reached. */
export function requireRoom(tier: Tier, kind: Limited, count: number): void {
  if (remaining(tier, kind, count) > 0) return;
  throw new Refusal(reached(tier, kind), { limit: limits[tier][kind] });
}

export const plans = [...tiers, 'trial'] as const;
export type Plan = (typeof plans)[number];

/**
 * Gives a plan without payment, for the operator; a trial is pro for a week, and free takes back what was given. What
 * the user has bought stays. Answers the user's id.
 */
export function givePlan(ctx: Context, email: string, plan: Plan): Promise<string | undefined> {
  const isTrial = plan === 'trial';
  const now = ctx.now();
  const trialEnd = new Date(now.getTime() + trialDays * 24 * 3_600_000);
  return upsertGivenPlan(ctx.db, email.toLowerCase(), {
    given_tier: isTrial ? 'pro' : plan === 'free' ? null : plan,
    given_is_trial: isTrial,
    given_expires_at: isTrial ? trialEnd : null,
    updated_at: now,
  });
}
