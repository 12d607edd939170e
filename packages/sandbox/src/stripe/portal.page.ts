import { aheadNote } from './ahead.ts';
import { alarm, cardFields, type TypedCard } from './cardForm.ts';
import { priceText } from './checkout.page.ts';
import { type Html, html } from './html.ts';
import { formatAmount } from './money.ts';
import type { Configuration } from './portal.ts';
import { shell } from './shell.ts';
import { currentPeriod, hasEnded, isEnding } from './subscription.ts';
import { dateIn, type Language, type Words, words as allWords } from './words.ts';
import {
  type Customer,
  type Invoice,
  invoicesOf,
  payingMethod,
  type PortalSession,
  requirePrice,
  type Subscription,
  subscriptionsOf,
  type World,
} from './world.ts';

export type PortalView = {
  world: World;
  session: PortalSession;
  configuration: Configuration;
  customer: Customer;
  language: Language;
};
export type TypedPortal = { typed: TypedCard; problem: string | undefined };

/** A customer's billing: subscriptions, card and invoices. */
export function portalPage(view: PortalView, { typed, problem }: TypedPortal): string {
  const { world, session, configuration, customer, language } = view;
  const words = allWords[language];
  const running = subscriptionsOf(world, customer.id).filter((one) => !hasEnded(one));
  const subscriptions = running.map((one) => subscriptionSection(view, one));
  const { payment_method_update, invoice_history } = configuration.features;
  const open = invoicesOf(world, customer.id).filter(({ status }) => status === 'open');
  const form = html`<form method="post" action="${pathOf(session)}">
    ${cardFields(words, typed, problem)}
    <button class="deed" name="do" value="card">${words.saveCard}</button>
  </form>`;
  const body = html`<nav class="row">
      <a class="button" href="${session.return_url ?? '/'}">${words.returnTo}</a>
    </nav>
    ${aheadNote(world, language)} ${alarm(words, problem)}
    ${open.map((one) => openInvoice(session, one, language))}
    ${subscriptions.length > 0 ? subscriptions : html`<section><p>${words.noSubscription}</p></section>`}
    <section>
      <h2>${words.paymentMethod}</h2>
      ${cardNow(view, words)}
      ${
        payment_method_update.enabled
          ? html`<details${problem && typed.number ? html` open` : undefined}><summary>${words.newCard}</summary>${form}</details>`
          : undefined
      }
    </section>
    ${invoice_history.enabled ? invoicesSection(view, words) : undefined}`;
  return shell({ title: words.portal, language, body, isNarrow: true });
}

/** Said in full, because some of these pages are shown at another address. */
function pathOf({ id }: PortalSession): string {
  return `/portal/${id}`;
}

function openInvoice(session: PortalSession, invoice: Invoice, language: Language): Html {
  const due = formatAmount(invoice.amount_remaining, invoice.currency, language);
  return html`<section>
    <form method="post" action="${pathOf(session)}">
      <input type="hidden" name="invoice" value="${invoice.id}" />
      <button class="deed" name="do" value="pay">${allWords[language].payNow(due)}</button>
    </form>
  </section>`;
}

function subscriptionSection(
  { session, configuration, language }: PortalView,
  subscription: Subscription,
): Html {
  const words = allWords[language];
  const { subscription_cancel, subscription_update } = configuration.features;
  const [item] = subscription.items.data;
  const id = subscription.id;
  return html`<section>
    <h2>${words.subscription}</h2>
    <p class="price number">${item ? priceText(item.price, language) : ''}</p>
    <p>
      <strong>${words.statuses[subscription.status] ?? subscription.status}.</strong>
      ${whenText(subscription, language)}
    </p>
    <div class="row">
      ${
        isEnding(subscription)
          ? html`<form method="post" action="${pathOf(session)}">
              <input type="hidden" name="subscription" value="${id}" />
              <button name="do" value="renew">${words.renew}</button>
            </form>`
          : html`${
              subscription_cancel.enabled
                ? html`<a class="button" href="${pathOf(session)}?cancel=${id}">${words.cancel}</a>`
                : undefined
            }${
              subscription_update.enabled
                ? html`<a class="button" href="${pathOf(session)}?change=${id}">${words.changePlan}</a>`
                : undefined
            }`
      }
    </div>
  </section>`;
}

function whenText(subscription: Subscription, language: Language): string {
  const words = allWords[language];
  const end = dateIn(language, subscription.cancel_at ?? currentPeriod(subscription).end);
  if (isEnding(subscription)) return words.endsOn(end);
  return subscription.status === 'trialing' ? words.trialEnds(end) : words.renewsOn(end);
}

function cardNow({ world, customer, language }: PortalView, words: Words): Html {
  const subscription = subscriptionsOf(world, customer.id).find((one) => !hasEnded(one));
  const method = payingMethod(world, customer, subscription);
  if (!method) return html`<p>${words.noCard}</p>`;
  const { brand, last4, exp_month, exp_year } = method.card;
  const expiry = new Date(Date.UTC(exp_year, exp_month - 1)).toLocaleDateString(language, {
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return html`<p class="number">${brandName(brand)} •••• ${last4}, ${words.expires(expiry)}</p>`;
}

function brandName(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1);
}

function invoicesSection({ world, customer, language }: PortalView, words: Words): Html {
  const invoices = invoicesOf(world, customer.id).toReversed();
  if (invoices.length === 0) {
    return html`<section>
      <h2>${words.invoices}</h2>
      <p>${words.noInvoices}</p>
    </section>`;
  }
  const rows = invoices.map((invoice) => invoiceRow(invoice, language));
  return html`<section>
    <h2>${words.invoices}</h2>
    <div class="wide" role="region" aria-label="${words.invoices}" tabindex="0">
      <table>
        <thead>
          <tr>
            <th>${words.date}</th>
            <th>${words.state}</th>
            <th class="amount">${words.amount}</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
  </section>`;
}

function invoiceRow(invoice: Invoice, language: Language): Html {
  const words = allWords[language];
  const date = dateIn(language, invoice.created);
  const state = words.invoiceStates[String(invoice.status)] ?? String(invoice.status);
  const amount = formatAmount(invoice.total, invoice.currency, language);
  return html`<tr>
    <td>${invoice.hosted_invoice_url ? html`<a href="${invoice.hosted_invoice_url}">${date}</a>` : date}</td>
    <td>${state}</td>
    <td class="amount">${amount}</td>
  </tr>`;
}

/** The question before a subscription is cancelled. */
export function cancelPage(
  { session, configuration, language }: PortalView,
  subscription: Subscription,
): string {
  const words = allWords[language];
  const { mode, cancellation_reason } = configuration.features.subscription_cancel;
  const reasons = cancellation_reason.options.map(
    (one) => html`<option value="${one}">${words.reasons[one] ?? one}</option>`,
  );
  const until = dateIn(language, currentPeriod(subscription).end);
  const body = html`<section>
    <p>${mode === 'immediately' ? words.cancelNowText : words.cancelText(until)}</p>
    <form method="post" action="${pathOf(session)}">
      <input type="hidden" name="subscription" value="${subscription.id}" />
      ${
        cancellation_reason.enabled
          ? html`<label
                >${words.reason}
                <select name="feedback">
                  <option value="">${words.noReason}</option>
                  ${reasons}
                </select></label
              >
              <label>${words.comment} <textarea name="comment" rows="3"></textarea></label>`
          : undefined
      }
      <div class="row">
        <button class="deed" name="do" value="cancel">${words.cancel}</button>
        <a class="button" href="${pathOf(session)}?done">${words.keepIt}</a>
      </div>
    </form>
  </section>`;
  return shell({ title: words.confirmCancel, language, body, isNarrow: true });
}

/** The choice of another plan, each with what is due at once for it. */
export function changePage(
  { world, session, configuration, language }: PortalView,
  { subscription, dueNow }: { subscription: Subscription; dueNow: (price: string) => number },
): string {
  const words = allWords[language];
  const [item] = subscription.items.data;
  const offered = configuration.features.subscription_update.products?.flatMap(({ prices }) => prices) ?? [];
  const choices = offered.map((id) => {
    const price = requirePrice(world, id);
    const text = priceText(price, language);
    if (item?.price.id === id)
      return html`<section>
        <h2>${text}</h2>
        <p>${words.current}</p>
      </section>`;
    return html`<section>
      <h2>${text}</h2>
      <dl>
        <dt>${words.dueToday}</dt>
        <dd>${formatAmount(dueNow(id), price.currency, language)}</dd>
      </dl>
      <form method="post" action="${pathOf(session)}">
        <input type="hidden" name="subscription" value="${subscription.id}" />
        <input type="hidden" name="price" value="${id}" />
        <button class="deed" name="do" value="change">${words.choose(text)}</button>
      </form>
    </section>`;
  });
  const body = html`${choices}<a class="button" href="${pathOf(session)}?done">${words.keepIt}</a>`;
  return shell({ title: words.changePlan, language, body, isNarrow: true });
}
