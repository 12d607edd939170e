import { isDown, isFailure } from './failure.ts';
import { readPrices } from './plans.ts';
import type { PortalConfiguration } from './shapes.ts';
import type { Stripe } from './stripe.ts';
import { heardEvents } from './webhook.ts';

/** What an account at the provider has, and what it lacks, in sentences for its operator. */
export type Checked = { good: string[]; missing: string[] };

/** Looks at an account's settings, without changing any. */
export async function checkAccount(stripe: Stripe, publicUrl: string): Promise<Checked> {
  const { isTest } = stripe.settings;
  const answered: Checked = {
    good: [`The key is accepted. It is one of ${isTest ? 'test mode: no money moves' : 'live mode'}.`],
    missing: [],
  };
  try {
    await stripe.provider.listPrices();
  } catch (error) {
    return {
      good: [],
      missing: [`The provider does not accept the key, or does not answer: ${wordsOf(error)}`],
    };
  }
  const parts = [
    answered,
    await part('the prices', () => checkPrices(stripe)),
    await part('the webhook endpoint', () => checkEndpoint(stripe, publicUrl)),
    await part('the customer portal', () => checkPortal(stripe)),
  ];
  return { good: parts.flatMap(({ good }) => good), missing: parts.flatMap(({ missing }) => missing) };
}

async function part(name: string, check: () => Promise<Checked>): Promise<Checked> {
  try {
    return await check();
  } catch (error) {
    return { good: [], missing: [`About ${name} nothing can be said: ${wordsOf(error)}`] };
  }
}

function wordsOf(error: unknown): string {
  if (isDown(error)) return 'it does not answer properly.';
  return isFailure(error) || error instanceof Error ? error.message : String(error);
}

async function checkPrices(stripe: Stripe): Promise<Checked> {
  const { month, year } = stripe.settings.prices;
  const lost = await Promise.all([month, year].map(({ id }) => lackOf(stripe, id)));
  if (lost.flat().length > 0) return { good: [], missing: lost.flat() };
  const { problems } = await readPrices(stripe);
  const good = [`The prices ${month.id} and ${year.id} are charged as the price table says.`];
  return { good: problems.length === 0 ? good : [], missing: problems };
}

/** Says that a price does not exist, or only in the other mode, in the provider's words. */
async function lackOf({ provider }: Stripe, priceId: string): Promise<string[]> {
  return await provider.findPrice(priceId).then(
    () => [],
    (error: unknown) => {
      if (isFailure(error) && error.kind === 'missing') return [`A price is missing: ${error.message}`];
      throw error;
    },
  );
}

async function checkEndpoint({ provider }: Stripe, publicUrl: string): Promise<Checked> {
  const url = `${publicUrl}/api/stripe/webhook`;
  const endpoint = (await provider.listEndpoints()).find((one) => one.url === url);
  if (!endpoint) return { good: [], missing: [`No webhook endpoint has the URL ${url}.`] };
  const { status, enabled_events } = endpoint;
  const lacking = heardEvents.filter(
    (type) => !enabled_events.includes(type) && !enabled_events.includes('*'),
  );
  const missing = [
    ...(status === 'enabled' ? [] : [`The webhook endpoint ${url} is ${status}.`]),
    ...(lacking.length === 0 ? [] : [`The webhook endpoint does not send ${lacking.join(', ')}.`]),
  ];
  const good = [
    `The webhook endpoint ${url} sends every event that is needed. Whether STRIPE_WEBHOOK_SECRETS is its signing secret cannot be asked: "Send test events" in the dashboard shows it.`,
  ];
  return { good: missing.length === 0 ? good : [], missing };
}

async function checkPortal({ provider, settings }: Stripe): Promise<Checked> {
  const saved = (await provider.listPortalConfigurations()).find((one) => one.is_default && one.active);
  if (!saved) {
    return { good: [], missing: ['The customer portal has no saved settings, so it cannot be opened.'] };
  }
  const missing = lackingIn(saved, [settings.prices.month.id, settings.prices.year.id]);
  return { good: missing.length === 0 ? ['The customer portal has what is needed.'] : [], missing };
}

function lackingIn({ features }: PortalConfiguration, priceIds: string[]): string[] {
  const { payment_method_update, invoice_history, subscription_cancel, subscription_update } = features;
  const offered = new Set(subscription_update.products?.flatMap(({ prices }) => prices));
  const lacking = subscription_update.enabled ? priceIds.filter((id) => !offered.has(id)) : [];
  return [
    ...(payment_method_update.enabled ? [] : ['The portal does not let customers update payment methods.']),
    ...(invoice_history.enabled ? [] : ['The portal does not show the invoice history.']),
    ...(subscription_cancel.enabled ? [] : ['The portal does not let customers cancel subscriptions.']),
    ...(subscription_cancel.mode === 'at_period_end'
      ? []
      : ['The portal cancels at once: people would lose what they have paid for.']),
    ...lacking.map((id) => `The portal lets customers switch plans, but does not offer ${id}.`),
  ];
}
