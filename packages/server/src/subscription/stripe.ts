import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { StripeConfig } from '../stripeConfig.ts';
import { type Provider, createProvider } from './provider.ts';

/** Payments as configured: the provider, and what it was told. */
export type Stripe = { provider: Provider; settings: StripeConfig };

const made = new WeakMap<StripeConfig, Stripe>();

/** Undefined where no keys are configured. */
export function findStripe({ config }: Pick<Context, 'config'>): Stripe | undefined {
  const settings = config.stripe;
  if (!settings) return undefined;
  const known = made.get(settings) ?? { provider: createProvider(settings), settings };
  made.set(settings, known);
  return known;
}

/** Refuses where nothing can be bought. */
export function requireStripe(ctx: Pick<Context, 'config'>): Stripe {
  const stripe = findStripe(ctx);
  if (!stripe) throw new Refusal('payments_off');
  return stripe;
}

/** Whether the keys move money: what the provider has in its other mode is not about us. */
export const isLive = ({ secretKey }: StripeConfig): boolean => secretKey.includes('_live_');

/** The prices that count as ours, sold now or before. */
export function isOurs({ prices }: StripeConfig, priceId: string): boolean {
  return [prices.month.id, prices.year.id, ...prices.former].includes(priceId);
}

/** Refuses what is not for sale. */
export function requirePrice({ prices }: StripeConfig, priceId: string): void {
  if (priceId !== prices.month.id && priceId !== prices.year.id) throw new Refusal('price_unknown');
}
