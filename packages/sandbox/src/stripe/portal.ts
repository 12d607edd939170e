import type Stripe from 'stripe';

import { newId } from './ids.ts';
import { cannot, noSuch } from './refusal.ts';
import { type PortalSession, sandboxNow, type World } from './world.ts';

export type Configuration = Stripe.BillingPortal.Configuration;
export type Features = {
  headline: string | null;
  returnUrl: string | null;
  updatesMethod: boolean;
  showsInvoices: boolean;
  cancels: boolean;
  cancelMode: 'at_period_end' | 'immediately';
  cancelProration: 'none' | 'create_prorations';
  reasons: string[] | undefined;
  changesPlan: boolean;
  planProration: 'none' | 'create_prorations' | 'always_invoice';
  products: { product: string; prices: string[] }[];
  isDefault: boolean;
};

export function createConfiguration(world: World, features: Features): Configuration {
  const now = sandboxNow(world);
  const configuration = {
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: {
      headline: features.headline,
      privacy_policy_url: null,
      terms_of_service_url: null,
    },
    created: now,
    default_return_url: features.returnUrl,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: features.showsInvoices },
      payment_method_update: { enabled: features.updatesMethod, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: {
          enabled: features.reasons !== undefined,
          feedback_options: null,
          options: features.reasons ?? [],
        },
        enabled: features.cancels,
        mode: features.cancelMode,
        proration_behavior: features.cancelProration,
      },
      subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: features.changesPlan ? ['price'] : [],
        enabled: features.changesPlan,
        products: features.products.map((one) => ({
          adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
          ...one,
        })),
        proration_behavior: features.planProration,
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'continue_trial',
      },
    },
    is_default: features.isDefault,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: now,
  } satisfies Configuration;
  world.configurations.set(configuration.id, configuration);
  return configuration;
}

export function requireConfiguration(world: World, id: string | undefined): Configuration {
  if (id) {
    const configuration = world.configurations.get(id);
    if (!configuration) throw noSuch('configuration', id, 'configuration');
    return configuration;
  }
  const byDefault = [...world.configurations.values()].find((one) => one.is_default);
  if (byDefault) return byDefault;
  throw cannot(
    'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.',
  );
}

type Input = {
  customer: string;
  configuration: string;
  returnUrl: string | null;
  locale: string | null;
  flow: Stripe.BillingPortal.Session.Flow | null;
};

export function openPortal(world: World, input: Input): PortalSession {
  const id = newId('bps');
  const session = {
    id,
    object: 'billing_portal.session',
    configuration: input.configuration,
    created: world.realSeconds(),
    customer: input.customer,
    customer_account: null,
    flow: input.flow,
    livemode: false,
    locale: input.locale,
    on_behalf_of: null,
    return_url: input.returnUrl,
    url: `${world.baseUrl}/portal/${id}`,
  } satisfies PortalSession;
  world.portalSessions.set(id, session);
  return session;
}
