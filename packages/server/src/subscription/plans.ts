import { features } from '@cartouche/contract/limits';
import { type Interval, chargedText, trialDays } from '@cartouche/contract/price.rules';
import type { Plan } from '@cartouche/contract/subscription';

import type { Context, UserId } from '../context.ts';
import type { StripeConfig } from '../stripeConfig.ts';
import { findCustomer } from './customers.store.ts';
import type { ProviderPrice } from './shapes.ts';
import { type Stripe, findStripe, isLive } from './stripe.ts';

/** What the provider charges for the two prices. */
export type Charged = { currency: string; month: number; year: number };

type Known = { charged: Charged; at: number };

const known = new WeakMap<StripeConfig, Known>();
/** The stand-in's prices change when somebody orders it, and asking it costs nothing. */
const freshMs = ({ isStandIn }: StripeConfig) => (isStandIn ? 0 : 10 * 60_000);

/** What can be bought, at the provider's prices; null where nothing can. */
export async function listPlans(ctx: Context, userId: UserId) {
  const stripe = findStripe(ctx);
  if (!stripe) return { plan: null, trialDays: 0, isTest: false, publishableKey: null, standIn: null };
  const { settings } = stripe;
  const publishableKey = settings.publishableKey ?? null;
  return {
    plan: toPlan(settings, await chargedPrices(ctx, stripe)),
    trialDays: await trialDaysFor(ctx, userId),
    isTest: settings.isTest,
    publishableKey: settings.isStandIn ? null : publishableKey,
    standIn: settings.isStandIn && publishableKey ? { url: settings.apiUrl, publishableKey } : null,
  };
}

function toPlan({ prices }: StripeConfig, charged: Charged): Plan {
  return {
    id: prices.month.id,
    name: 'Pro',
    price: charged.month,
    interval: 'month',
    yearlyPrice: charged.year,
    yearlyId: prices.year.id,
    currency: charged.currency,
    popular: true,
    features: features.pro.filter((one) => sold.has(one)),
  };
}

/** Specification 3, plan. */
const sold = new Set<string>(['unlimited_games', 'advanced_analytics', 'data_export', 'bulk_operations']);

/** How many days the user's next subscription is free of charge. */
export async function trialDaysFor(ctx: Context, userId: UserId): Promise<number> {
  if (ctx.config.trials === 'every') return trialDays;
  const customer = await findCustomer(ctx.db, userId);
  return customer?.had_trial ? 0 : trialDays;
}

/**
 * The provider's prices, asked every few minutes. If it does not answer, or says something that cannot be shown, what
 * it said last, or the table.
 */
export async function chargedPrices(ctx: Context, stripe: Stripe): Promise<Charged> {
  const last = known.get(stripe.settings);
  const now = ctx.now().getTime();
  if (last && Math.abs(now - last.at) < freshMs(stripe.settings)) return last.charged;
  try {
    const { charged, problems } = await readPrices(stripe);
    for (const problem of problems) ctx.log.warn({ part: 'payments' }, problem);
    known.set(stripe.settings, { charged, at: now });
    return charged;
  } catch (error) {
    ctx.log.warn({ err: error, part: 'payments' }, 'the prices could not be read');
    return last?.charged ?? tableOf(stripe.settings);
  }
}

function tableOf({ prices }: StripeConfig): Charged {
  return { currency: prices.currency, month: prices.month.amount, year: prices.year.amount };
}

/** Reads both prices, with a sentence for each way in which they differ from the table. */
export async function readPrices({ provider, settings }: Stripe) {
  const { prices } = settings;
  const [month, year] = await Promise.all([
    provider.findPrice(prices.month.id),
    provider.findPrice(prices.year.id),
  ]);
  const table = tableOf(settings);
  const problems = [...problemsOf(month, 'month', settings), ...problemsOf(year, 'year', settings)];
  if (month.currency !== year.currency) problems.push('The two prices are in different currencies.');
  const charged = {
    currency: month.currency,
    month: month.unit_amount ?? table.month,
    year: year.unit_amount ?? table.year,
  };
  return { charged, problems };
}

function problemsOf(price: ProviderPrice, interval: Interval, settings: StripeConfig): string[] {
  const { id, unit_amount, currency, active, product, recurring } = price;
  const table = tableOf(settings);
  const problems: string[] = [];
  if (price.livemode !== isLive(settings)) {
    problems.push(`The price ${id} is of the provider's other mode: nobody can buy it with these keys.`);
  }
  if (!product.active) problems.push(`The product of ${id} is archived at the provider: nobody can buy it.`);
  if (!active) problems.push(`The price ${id} is archived at the provider: nobody can buy it.`);
  if (recurring?.interval !== interval || recurring.interval_count !== 1) {
    problems.push(`The price ${id} is not charged each ${interval}.`);
  }
  if (unit_amount === null) problems.push(`The price ${id} has no fixed amount.`);
  else if (unit_amount !== table[interval] || currency !== table.currency) {
    const [at, here] = [chargedText(unit_amount, currency), chargedText(table[interval], table.currency)];
    problems.push(
      `The provider charges ${at} a ${interval} for ${id}, and the price table says ${here}: people are shown ${at}. ` +
        `Set PRICE_${interval === 'month' ? 'MONTHLY' : 'YEARLY'} and PRICE_CURRENCY, or another price.`,
    );
  }
  return problems;
}

/** Says at the start what is wrong with the prices. */
export async function sayPrices(ctx: Context): Promise<void> {
  const stripe = findStripe(ctx);
  if (stripe) await chargedPrices(ctx, stripe);
}
