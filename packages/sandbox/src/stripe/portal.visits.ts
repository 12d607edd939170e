import { hour } from './calendar.ts';
import type { Card } from './cards.ts';
import { problemOf, readTyped, typedCard } from './cardForm.ts';
import { authenticationPage } from './checkout.page.ts';
import { change } from './events.ts';
import { html } from './html.ts';
import { attach, createMethod, type Expiry } from './methods.ts';
import type { Shown, Visit } from './pages.ts';
import { attemptPayment, openIntent } from './payments.ts';
import { cancelPage, changePage, portalPage, type PortalView } from './portal.page.ts';
import { cannot, noSuch } from './refusal.ts';
import { shell } from './shell.ts';
import { changeSubscription, endSubscription, hasEnded } from './subscription.ts';
import { cancelAtPeriodEnd, changePlan, costOf, keep, markCancelled } from './update.ts';
import { words } from './words.ts';
import {
  type Customer,
  requireCustomer,
  requireInvoice,
  requireSubscription,
  type Subscription,
  subscriptionsOf,
  type World,
} from './world.ts';

/** A portal's address is good for an hour. */
export function visitPortal(visit: Visit): Shown {
  const { standIn, id, query, form } = visit;
  const session = standIn.world.portalSessions.get(id);
  const language = visit.language(session?.locale);
  const view = session && viewOf(visit, session);
  if (!view) {
    const body = html`<p>${words[language].expiredText}</p>`;
    return {
      page: shell({ title: words[language].expiredPage, language, body, isNarrow: true }),
      status: 410,
    };
  }
  if (form) return act(view, { form, path: `/portal/${id}` });

  const flow = view.session.flow;
  const cancels =
    query.get('cancel') ?? (query.size === 0 ? flow?.subscription_cancel?.subscription : undefined);
  if (cancels) return { page: cancelPage(view, own(view, cancels)) };
  const changes =
    query.get('change') ?? (query.size === 0 ? flow?.subscription_update?.subscription : undefined);
  if (changes) {
    const subscription = own(view, changes);
    const dueNow = (price: string) =>
      costOf(view.world, subscription, changeOf(view, subscription, price)).due;
    return { page: changePage(view, { subscription, dueNow }) };
  }
  const typed = typedCard(new URLSearchParams());
  return { page: portalPage(view, { typed, problem: undefined }) };
}

function viewOf({ standIn, language }: Visit, session: PortalView['session']): PortalView | undefined {
  const { world } = standIn;
  const configuration = world.configurations.get(session.configuration);
  const customer = world.customers.get(session.customer);
  if (session.created + hour < world.realSeconds() || !configuration || !customer || customer.deleted)
    return undefined;
  return { world, session, configuration, customer, language: language(session.locale) };
}

function own({ world, customer }: PortalView, id: string): Subscription {
  const subscription = requireSubscription(world, id);
  if (subscription.customer !== customer.id || hasEnded(subscription)) throw noSuch('subscription', id);
  return subscription;
}

type Deed = { form: URLSearchParams; path: string };

function act(view: PortalView, { form, path }: Deed): Shown {
  const home = { goTo: afterwards(view, path) };
  requireOffered(view, form.get('do'));
  switch (form.get('do')) {
    case 'cancel':
      cancel(view, form);
      return home;
    case 'renew':
      changeSubscription(view.world, own(view, form.get('subscription') ?? ''), keep);
      return home;
    case 'change':
      return changeTo(view, form) ?? home;
    case 'pay':
      return payInvoice(view, form, path);
    case 'card':
      return saveCard(view, { form, path });
    case null:
    default:
      throw cannot('Nothing was chosen.');
  }
}

function requireOffered({ configuration }: PortalView, deed: string | null): void {
  const { subscription_cancel, subscription_update, payment_method_update } = configuration.features;
  const isOffered = {
    cancel: subscription_cancel.enabled,
    renew: subscription_cancel.enabled,
    change: subscription_update.enabled,
    card: payment_method_update.enabled,
  };
  if (Object.entries(isOffered).some(([one, isOn]) => one === deed && !isOn)) {
    throw cannot('This portal does not offer that.');
  }
}

/** A flow for one thing goes back to the product when it is done. */
function afterwards({ session }: PortalView, path: string): string {
  const { type, redirect } = session.flow?.after_completion ?? {};
  return type === 'redirect' && redirect ? redirect.return_url : `${path}?done`;
}

function cancel(view: PortalView, form: URLSearchParams): void {
  const { world, configuration } = view;
  const subscription = own(view, form.get('subscription') ?? '');
  const said = { feedback: form.get('feedback') || null, comment: form.get('comment') || null };
  if (configuration.features.subscription_cancel.mode === 'immediately') {
    markCancelled(world, subscription, said);
    return endSubscription(world, subscription);
  }
  cancelAtPeriodEnd(world, subscription, { by: 'portal', ...said });
}

/** The change that a press asks for, invoiced as the portal's settings say. */
function changeOf({ configuration }: PortalView, subscription: Subscription, price: string) {
  const wanted = configuration.features.subscription_update.proration_behavior;
  const behaviors = ['none', 'always_invoice', 'create_prorations'] as const;
  const behavior = behaviors.find((one) => one === wanted) ?? behaviors[0];
  const [item] = subscription.items.data;
  const items = [{ id: item?.id, price, quantity: undefined, deleted: undefined }];
  return {
    behavior,
    wish: { items, prorates: behavior !== 'none', prorationDate: undefined, startsNow: false },
  };
}

function changeTo(view: PortalView, form: URLSearchParams): Shown | undefined {
  const subscription = own(view, form.get('subscription') ?? '');
  const { wish, behavior } = changeOf(view, subscription, form.get('price') ?? '');
  try {
    const money = { behavior, mustBePaid: true, presence: 'present' as const };
    changePlan(view.world, subscription, { wish, money });
    return undefined;
  } catch (error) {
    return refusedPortal(view, { form, problem: problemOf(error) });
  }
}

function payInvoice(view: PortalView, form: URLSearchParams, path: string): Shown {
  const { world, customer } = view;
  const invoice = requireInvoice(world, form.get('invoice') ?? '');
  if (invoice.customer !== customer.id || invoice.status !== 'open') return { goTo: `${path}?done` };
  attemptPayment(world, invoice, { presence: 'present' });
  const intent = openIntent(world, invoice);
  if (String(invoice.status) === 'paid') return { goTo: `${path}?done` };
  if (intent.next_action?.redirect_to_url?.url) return { goTo: intent.next_action.redirect_to_url.url };
  return refusedPortal(view, { form, problem: problemOf(intent.last_payment_error) });
}

function saveCard(view: PortalView, { form, path }: Deed): Shown {
  const read = readTyped(typedCard(form), view.world.realSeconds());
  if ('problem' in read) return refusedPortal(view, { form, problem: read.problem });
  if (read.card.attended === 'authenticate') {
    view.world.asked.set(view.session.id, form);
    return { goTo: `${path}/authenticate` };
  }
  return keepCard(view, read) ?? { goTo: afterwards(view, path) };
}

export function visitPortalAuthentication(visit: Visit): Shown {
  const { standIn, id, form } = visit;
  const session = standIn.world.portalSessions.get(id);
  const view = session && viewOf(visit, session);
  const asked = standIn.world.asked.get(id);
  if (!view || !asked) return { goTo: `/portal/${id}` };
  if (!form) return { page: authenticationPage(view.language, undefined) };

  standIn.world.asked.delete(id);
  if (form.get('answer') !== 'complete')
    return refusedPortal(view, { form: asked, problem: 'authentication' });
  const read = readTyped(typedCard(asked), standIn.world.realSeconds());
  const refused =
    'problem' in read ? refusedPortal(view, { form: asked, problem: read.problem }) : keepCard(view, read);
  return refused ?? { goTo: afterwards(view, `/portal/${id}`) };
}

/** From now on this card pays for everything of the customer's. */
function keepCard(
  { world, ...view }: PortalView,
  { card, expiry }: { card: Card; expiry: Expiry },
): Shown | undefined {
  const customer = requireCustomer(world, view.customer.id);
  const method = createMethod(world, card, expiry);
  try {
    attach(world, method, customer);
  } catch (error) {
    return refusedPortal({ world, ...view }, { form: new URLSearchParams(), problem: problemOf(error) });
  }
  useMethod(world, customer, method.id);
  return undefined;
}

function useMethod(world: World, customer: Customer, method: string): void {
  change(world, { object: customer, type: 'customer.updated' }, (one) => {
    one.invoice_settings.default_payment_method = method;
  });
  for (const subscription of subscriptionsOf(world, customer.id)) {
    if (hasEnded(subscription)) continue;
    changeSubscription(world, subscription, (one) => (one.default_payment_method = method));
  }
}

function refusedPortal(
  view: PortalView,
  { form, problem }: { form: URLSearchParams; problem: string },
): Shown {
  return { page: portalPage(view, { typed: typedCard(form), problem }), status: 402 };
}
