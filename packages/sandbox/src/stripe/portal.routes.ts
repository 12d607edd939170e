import { flag, list, metadata, object, oneOf, required, text } from './parameters.ts';
import { createConfiguration, openPortal, requireConfiguration } from './portal.ts';
import { cannot, noSuch } from './refusal.ts';
import { listPage, page, route } from './route.ts';
import { requireCustomer, requireSubscription } from './world.ts';

const enabled = { enabled: required(flag) };
const features = object({
  customer_update: object({ enabled: flag, allowed_updates: list(required(text)) }),
  invoice_history: object(enabled),
  payment_method_update: object(enabled),
  subscription_cancel: object({
    ...enabled,
    mode: oneOf('at_period_end', 'immediately'),
    proration_behavior: oneOf('none', 'create_prorations'),
    cancellation_reason: object({ enabled: required(flag), options: list(required(text)) }),
  }),
  subscription_update: object({
    ...enabled,
    default_allowed_updates: list(required(oneOf('price', 'promotion_code', 'quantity'))),
    products: list(required(object({ product: required(text), prices: required(list(required(text))) }))),
    proration_behavior: oneOf('none', 'create_prorations', 'always_invoice'),
  }),
});

/** What can be changed later. */
const changes = object({
  invoice_history: object(enabled),
  payment_method_update: object(enabled),
  subscription_cancel: object({ ...enabled, mode: oneOf('at_period_end', 'immediately') }),
});

const flow = object({
  type: required(oneOf('payment_method_update', 'subscription_cancel', 'subscription_update')),
  subscription_cancel: object({ subscription: required(text) }),
  subscription_update: object({ subscription: required(text) }),
  after_completion: object({
    type: required(oneOf('portal_homepage', 'redirect')),
    redirect: object({ return_url: required(text) }),
  }),
});

export const portalRoutes = [
  route(
    'POST /v1/billing_portal/configurations',
    {
      business_profile: object({ headline: text }),
      default_return_url: text,
      features: required(features),
      metadata,
    },
    ({ world, input }) => {
      const cancel = input.features.subscription_cancel;
      const update = input.features.subscription_update;
      return createConfiguration(world, {
        headline: input.business_profile?.headline ?? null,
        returnUrl: input.default_return_url ?? null,
        updatesMethod: input.features.payment_method_update?.enabled ?? false,
        showsInvoices: input.features.invoice_history?.enabled ?? false,
        cancels: cancel?.enabled ?? false,
        cancelMode: cancel?.mode ?? 'at_period_end',
        cancelProration: cancel?.proration_behavior ?? 'none',
        reasons: cancel?.cancellation_reason?.enabled
          ? (cancel.cancellation_reason.options ?? [])
          : undefined,
        changesPlan: update?.enabled ?? false,
        planProration: update?.proration_behavior ?? 'none',
        products: update?.products ?? [],
        isDefault: false,
      });
    },
  ),
  route(
    'POST /v1/billing_portal/configurations/:id',
    { features: required(changes) },
    ({ world, id, input }) => {
      const configuration = requireConfiguration(world, id);
      const { invoice_history, payment_method_update, subscription_cancel } = configuration.features;
      const wish = input.features;
      invoice_history.enabled = wish.invoice_history?.enabled ?? invoice_history.enabled;
      payment_method_update.enabled = wish.payment_method_update?.enabled ?? payment_method_update.enabled;
      subscription_cancel.enabled = wish.subscription_cancel?.enabled ?? subscription_cancel.enabled;
      subscription_cancel.mode = wish.subscription_cancel?.mode ?? subscription_cancel.mode;
      return configuration;
    },
  ),
  route(
    'GET /v1/billing_portal/configurations',
    { ...page, active: flag, is_default: flag },
    ({ world, input }) => {
      const found = [...world.configurations.values()].filter(
        (one) =>
          (input.active ?? one.active) === one.active &&
          (input.is_default ?? one.is_default) === one.is_default,
      );
      return listPage(found, input, '/v1/billing_portal/configurations');
    },
  ),
  route('GET /v1/billing_portal/configurations/:id', {}, ({ world, id }) => {
    const configuration = world.configurations.get(id);
    if (!configuration) throw noSuch('configuration', id);
    return configuration;
  }),
  route(
    'POST /v1/billing_portal/sessions',
    { customer: required(text), configuration: text, return_url: text, locale: text, flow_data: flow },
    ({ world, input }) => {
      const customer = requireCustomer(world, input.customer, 'customer');
      const configuration = requireConfiguration(world, input.configuration);
      const data = input.flow_data;
      const subscription = data?.subscription_cancel?.subscription ?? data?.subscription_update?.subscription;
      if (subscription) requireSubscription(world, subscription, 'flow_data[subscription]');
      const returnUrl = input.return_url || configuration.default_return_url;
      if (!returnUrl) throw cannot('Missing required param: return_url.', { param: 'return_url' });
      return openPortal(world, {
        customer: customer.id,
        configuration: configuration.id,
        returnUrl,
        locale: input.locale || null,
        flow: data
          ? {
              after_completion: {
                hosted_confirmation: null,
                redirect: data.after_completion?.redirect ?? null,
                type: data.after_completion?.type ?? 'portal_homepage',
              },
              customer_update: null,
              subscription_cancel: data.subscription_cancel
                ? { retention: null, subscription: data.subscription_cancel.subscription }
                : null,
              subscription_pause: null,
              subscription_update: data.subscription_update ?? null,
              subscription_update_confirm: null,
              type: data.type,
            }
          : null,
      });
    },
  ),
];
