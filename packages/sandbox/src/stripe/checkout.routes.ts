import { day, hour } from './calendar.ts';
import { expireCheckout, openCheckout } from './checkout.ts';
import { flag, integer, list, mergeMetadata, metadata, object, oneOf, required, text } from './parameters.ts';
import { badParameter, cannot, noSuch } from './refusal.ts';
import { listPage, page, route } from './route.ts';
import { requireOneRhythm, trialEndOf } from './start.ts';
import { nowOn, requireCustomer, requirePrice, type Session, type World } from './world.ts';

const subscriptionData = object({
  trial_period_days: integer,
  trial_end: integer,
  metadata,
  description: text,
  billing_mode: object({ type: required(oneOf('classic', 'flexible')) }),
  trial_settings: object({
    end_behavior: required(
      object({ missing_payment_method: required(oneOf('cancel', 'create_invoice', 'pause')) }),
    ),
  }),
});

export const checkoutRoutes = [
  route(
    'POST /v1/checkout/sessions',
    {
      mode: required(oneOf('payment', 'setup', 'subscription')),
      ui_mode: oneOf('hosted_page'),
      customer: text,
      customer_email: text,
      client_reference_id: text,
      line_items: required(list(required(object({ price: required(text), quantity: required(integer) })))),
      subscription_data: subscriptionData,
      success_url: required(text),
      cancel_url: text,
      locale: text,
      expires_at: integer,
      payment_method_collection: oneOf('always', 'if_required'),
      allow_promotion_codes: flag,
      metadata,
    },
    ({ world, input }) => {
      if (input.mode !== 'subscription')
        throw cannot('The stand-in sells subscriptions only.', { param: 'mode' });
      if (input.customer && input.customer_email) {
        throw badParameter(
          'customer_email',
          'You may only specify one of these parameters: customer, customer_email.',
        );
      }
      const customer = input.customer ? requireCustomer(world, input.customer, 'customer') : undefined;
      const wanted = input.line_items.map(({ price, quantity }, index) => ({
        price: requirePrice(world, price, `line_items[${index}][price]`),
        quantity,
      }));
      requireOneRhythm(wanted);
      requireUrls(input.success_url, input.cancel_url);
      requireExpiry(world, input.expires_at);
      if ((input.client_reference_id?.length ?? 0) > 200) {
        throw badParameter('client_reference_id', 'Invalid string: must be at most 200 characters');
      }
      const data = input.subscription_data;
      trialEndOf(nowOn(world, customer?.test_clock ?? null), data?.trial_period_days, data?.trial_end);
      return openCheckout(world, {
        customer: customer?.id ?? null,
        email: input.customer_email || null,
        reference: input.client_reference_id || null,
        wanted,
        plan: {
          trialDays: data?.trial_period_days,
          trialEnd: data?.trial_end,
          whenUnpaid: data?.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
          billingMode: data?.billing_mode?.type,
          metadata: mergeMetadata({}, data?.metadata),
          description: data?.description || null,
        },
        successUrl: input.success_url,
        cancelUrl: input.cancel_url || null,
        locale: input.locale || null,
        expiresAt: input.expires_at,
        collection: input.payment_method_collection ?? 'always',
        allowsPromotions: input.allow_promotion_codes ?? null,
        metadata: mergeMetadata({}, input.metadata),
      });
    },
  ),
  route(
    'GET /v1/checkout/sessions',
    { ...page, customer: text, subscription: text, status: oneOf('open', 'complete', 'expired') },
    ({ world, input }) => {
      const { customer, subscription, status } = input;
      const found = [...world.sessions.values()].filter(
        (one) =>
          (customer ?? one.customer) === one.customer &&
          (subscription ?? one.subscription) === one.subscription &&
          (status ?? one.status) === one.status,
      );
      return listPage(found, input, '/v1/checkout/sessions');
    },
  ),
  route('GET /v1/checkout/sessions/:id', {}, ({ world, id }) => requireSession(world, id)),
  route('POST /v1/checkout/sessions/:id/expire', {}, ({ world, id }) => {
    const session = requireSession(world, id);
    expireCheckout(world, session);
    return session;
  }),
  route('GET /v1/checkout/sessions/:id/line_items', page, ({ world, id, input }) => {
    const lines = world.lineItems.get(requireSession(world, id).id) ?? [];
    return listPage(lines.toReversed(), input, `/v1/checkout/sessions/${id}/line_items`);
  }),
];

export function requireSession(world: World, id: string): Session {
  const session = world.sessions.get(id);
  if (!session) throw noSuch('checkout.session', id, 'session');
  return session;
}

function requireUrls(...urls: (string | undefined)[]): void {
  for (const url of urls) {
    if (url && !/^https?:\/\/[^\s]+$/.test(url)) {
      throw badParameter(
        'success_url',
        'Invalid URL: An explicit scheme (such as https) must be provided.',
        'url_invalid',
      );
    }
  }
}

function requireExpiry(world: World, at: number | undefined): void {
  if (at === undefined) return;
  const ahead = at - world.realSeconds();
  if (ahead < hour / 2 - 60) {
    throw badParameter(
      'expires_at',
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
    );
  }
  if (ahead > day) {
    throw badParameter(
      'expires_at',
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
    );
  }
}
