import { type Tier, tiers } from './limits.ts';
import { trialDays } from './price.rules.ts';

/**
 * What a subscription can be. `canceled` still runs to its end and then is `expired`; while it is `past_due` the
 * provider keeps trying to collect, and after that it is `unpaid`.
 */
export const subscriptionStatuses = [
  'active',
  'trialing',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
  'incomplete',
  'expired',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** The fields of user_subscriptions that decide what somebody may do: what was bought, and what the operator gave. */
export type PlanRow = {
  subscription_tier: string | null;
  subscription_status: string | null;
  subscription_expires_at: Moment;
  given_tier?: string | null;
  given_is_trial?: boolean | null;
  given_expires_at?: Moment;
};

type Moment = Date | string | null;

export type Entitlement = {
  tier: Tier;
  status: string;
  isSubscribed: boolean;
  isActive: boolean;
  isTrialing: boolean;
  isExpired: boolean;
  isCanceledButActive: boolean;
  /** Whether the operator gave it, so that nothing is charged for it. */
  isGiven: boolean;
  expiresAt: string | null;
};

/** How long a plan that renews outlasts its period while we have not heard of the renewal. */
const renewalGraceMs = 3 * 24 * 3_600_000;

const renewing = new Set(['active', 'trialing', 'past_due']);

/** The one rule of who may do what, from the row alone. The better of what was bought and what was given counts. */
export function entitlementOf(row: PlanRow, now: Date): Entitlement {
  const bought = boughtPlan(row, now);
  const given = givenPlan(row, now);
  const isGiven = given !== undefined && tiers.indexOf(given.tier) > tiers.indexOf(bought.tier);
  const { tier, status, expiresAt } = isGiven ? given : bought;
  const isOver = expiresAt !== null && expiresAt <= now;

  return {
    tier,
    status,
    isSubscribed: tier !== 'free',
    isActive: (status === 'active' || status === 'trialing') && !(tier === 'free' && isOver),
    isTrialing: tier !== 'free' && status === 'trialing',
    isExpired: tier === 'free' && (isOver || status === 'expired'),
    isCanceledButActive: tier !== 'free' && status === 'canceled',
    isGiven,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

type Plan = { tier: Tier; status: string; expiresAt: Date | null };

function boughtPlan(row: PlanRow, now: Date): Plan {
  const status = row.subscription_status ?? 'active';
  const expiresAt = toDate(row.subscription_expires_at);
  const runs = renewing.has(status) || status === 'canceled';
  const graceMs = renewing.has(status) ? renewalGraceMs : 0;
  const isOver = expiresAt !== null && expiresAt.getTime() + graceMs <= now.getTime();
  return { tier: runs && !isOver ? toTier(row.subscription_tier) : 'free', status, expiresAt };
}

function givenPlan(row: PlanRow, now: Date): Plan | undefined {
  if (!row.given_tier) return undefined;
  const expiresAt = toDate(row.given_expires_at ?? null);
  const tier = expiresAt !== null && expiresAt <= now ? 'free' : toTier(row.given_tier);
  return { tier, status: row.given_is_trial ? 'trialing' : 'active', expiresAt };
}

function toTier(word: string | null): Tier {
  return tiers.find((one) => one === word) ?? 'free';
}

function toDate(moment: Moment): Date | null {
  return moment === null ? null : new Date(moment);
}

/** Specification 4: when a trial that ends then has begun. */
export function trialStart(expiresAt: string): string {
  return new Date(Date.parse(expiresAt) - trialDays * 24 * 3_600_000).toISOString();
}

export type TimeLeft = { count: number; unit: 'day' | 'hour' | 'minute' };

/** Specification 2.5 and 4: whole days, rounded up; on the last day hours, in the last hour minutes; null when over. */
export function timeLeft(expiresAt: string, now: Date): TimeLeft | null {
  const minutes = Math.ceil((Date.parse(expiresAt) - now.getTime()) / 60_000);
  if (minutes <= 0) return null;
  if (minutes <= 60) return { count: minutes, unit: 'minute' };
  const hours = Math.ceil(minutes / 60);
  return hours <= 24 ? { count: hours, unit: 'hour' } : { count: Math.ceil(hours / 24), unit: 'day' };
}
