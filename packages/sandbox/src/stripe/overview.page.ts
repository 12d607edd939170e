import { aheadText } from './ahead.ts';
import { hasEnded, isEnding, currentPeriod } from './subscription.ts';
import { type Html, html } from './html.ts';
import { formatAmount } from './money.ts';
import { shell } from './shell.ts';
import type { StandIn } from './standIn.ts';
import { invoicesOf, sandboxNow, type Subscription, subscriptionsOf, type World } from './world.ts';

/** How far it is to what a person wants to see, in seconds. */
export type Moves = { toTrialEnd: number | undefined; toPeriodEnd: number | undefined };

const shownDeliveries = 30;

export function overviewPage({ world, deliveries }: StandIn, moves: Moves): string {
  const customers = [...world.customers.keys()].toReversed();
  const sent = deliveries.all.slice(-shownDeliveries).toReversed();
  const body = html` ${clockSection(world, moves)}
    <section>
      <h2>Customers</h2>
      ${table(
        'Customers',
        ['Customer', 'Subscription', 'Status', 'Period (UTC)'],
        customers.flatMap((id) => customerRows(world, id)),
      )}
    </section>
    <section>
      <h2>Invoices</h2>
      ${table(
        'Invoices',
        ['Invoice', 'Customer', 'Reason', 'Status', 'Amount'],
        customers.flatMap((id) => invoiceRows(world, id)),
      )}
    </section>
    <section>
      <h2>Webhooks</h2>
      ${table(
        'Webhooks',
        ['Event', 'State', 'Attempts', 'Again'],
        sent.map(
          ({ event, type, state, attempts }) =>
            html`<tr>
              <td>${type}<br /><code>${event}</code></td>
              <td>${state}</td>
              <td class="number">${attempts.map(({ status, error }) => status ?? error ?? '').join(', ')}</td>
              <td>
                <form method="post"><button name="replay" value="${event}">Send again</button></form>
              </td>
            </tr>`,
        ),
      )}
    </section>`;
  return shell({ title: 'Sandbox', language: 'en', body });
}

function clockSection(world: World, { toTrialEnd, toPeriodEnd }: Moves): Html {
  const move = (value: string, label: string, isThere = true) =>
    html`<button name="move" value="${value}" ${isThere ? undefined : html` disabled`}>${label}</button>`;
  return html`<section>
    <h2>Clock</h2>
    <p class="price number">${moment(sandboxNow(world))}</p>
    ${apart(world)}
    <p class="quiet">
      Trials, renewals and retries follow this clock; it only goes forward. A renewal's invoice stays a draft
      for an hour, as at Stripe, so the two ends include that hour. Signatures and checkouts keep real time.
    </p>
    <form method="post">
      <div class="row">
        ${move('1', '+1 day')} ${move('3', '+3 days')}
        ${move('trial', 'To the end of the trial', toTrialEnd !== undefined)}
        ${move('period', 'To the end of the period', toPeriodEnd !== undefined)}
      </div>
    </form>
    <form method="post">
      <div class="row">
        <label>Forward by <input name="count" type="number" min="0" max="3650" value="7" required /></label>
        <label
          >Unit
          <select name="unit">
            <option value="days">days</option>
            <option value="hours">hours</option>
          </select></label
        >
        ${move('free', 'Move')}
      </div>
    </form>
  </section>`;
}

/** What it means for the product, which knows only the real time. */
function apart(world: World): Html | undefined {
  const time = aheadText(world, 'en');
  if (time === '') return undefined;
  return html`<p>
    This is ${time} ahead of the real time, ${moment(world.realSeconds())}, which the product keeps. Its dates
    are those of this clock: what ends there does so when this clock says so. Its countdowns count from the
    real time, so they show ${time} more than is left here.
  </p>`;
}

function table(name: string, heads: string[], rows: Html[]): Html {
  if (rows.length === 0) return html`<p class="quiet">None yet.</p>`;
  const head = heads.map(
    (one) => html`<th${one === 'Amount' ? html` class="amount"` : undefined}>${one}</th>`,
  );
  return html`<div class="wide" role="region" aria-label="${name}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${head}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

function customerRows(world: World, id: string): Html[] {
  const customer = world.customers.get(id);
  const name = customer && !customer.deleted ? (customer.email ?? id) : 'deleted';
  const rows = subscriptionsOf(world, id).map(
    (one) =>
      html`<tr>
        <td>${name}<br /><code>${id}</code></td>
        <td><code>${one.id}</code></td>
        <td>${statusOf(one)}</td>
        <td class="number">${periodOf(one)}</td>
      </tr>`,
  );
  return rows.length > 0
    ? rows
    : [
        html`<tr>
          <td>${name}<br /><code>${id}</code></td>
          <td>none</td>
          <td></td>
          <td></td>
        </tr>`,
      ];
}

function statusOf(subscription: Subscription): string {
  return isEnding(subscription) && !hasEnded(subscription)
    ? `${subscription.status}, ends ${moment(subscription.cancel_at ?? currentPeriod(subscription).end)}`
    : subscription.status;
}

function periodOf(subscription: Subscription): string {
  const { start, end } = currentPeriod(subscription);
  return `${moment(start)} to ${moment(end)}`.replaceAll(' UTC', '');
}

function invoiceRows(world: World, id: string): Html[] {
  return invoicesOf(world, id)
    .toReversed()
    .map(
      (one) =>
        html`<tr>
          <td><a href="/invoice/${one.id}">${one.number ?? 'draft'}</a></td>
          <td><code>${id}</code></td>
          <td>${one.billing_reason ?? ''}</td>
          <td>${one.status ?? ''}</td>
          <td class="amount">${formatAmount(one.total, one.currency, 'en')}</td>
        </tr>`,
    );
}

function moment(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
