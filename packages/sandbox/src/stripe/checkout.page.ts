import { aheadNote } from './ahead.ts';
import { alarm, cardFields, type TypedCard } from './cardForm.ts';
import { day } from './calendar.ts';
import { needsNoCard } from './checkout.ts';
import { html } from './html.ts';
import { formatAmount } from './money.ts';
import { shell } from './shell.ts';
import { dateIn, type Language, words as allWords } from './words.ts';
import { nowOn, requireCustomer, requirePrice, type Price, type Session, type World } from './world.ts';

export type TypedCheckout = TypedCard & { email: string };

/** The hosted checkout: what is bought, what is due when, and the card. */
export function checkoutPage(
  world: World,
  session: Session,
  { language, typed, problem }: { language: Language; typed: TypedCheckout; problem?: string | undefined },
): string {
  const words = allWords[language];
  const [line] = world.lineItems.get(session.id) ?? [];
  const price = requirePrice(world, line?.price?.id ?? '');
  const plan = world.checkoutPlans.get(session.id);
  const customer = session.customer ? requireCustomer(world, session.customer) : undefined;
  const now = nowOn(world, customer?.test_clock ?? null);
  const trialEnd = plan?.trialEnd ?? (plan?.trialDays === undefined ? undefined : now + plan.trialDays * day);
  const days = trialEnd === undefined ? 0 : Math.ceil((trialEnd - now) / day);
  const full = formatAmount(price.unit_amount * (line?.quantity ?? 1), price.currency, language);
  const dueToday = formatAmount(session.amount_total ?? 0, price.currency, language);

  const summary = html`<section class="bare">
    <p class="price number">${days ? words.daysFree(days) : priceText(price, language)}</p>
    <p class="quiet">${days ? words.thenPrice(priceText(price, language)) : ''}</p>
    <dl>
      <dt>${line?.description ?? ''}</dt>
      <dd>${priceText(price, language)}</dd>
      ${
        trialEnd === undefined
          ? undefined
          : html`<dt>${words.dueLater(dateIn(language, trialEnd))}</dt>
              <dd>${full}</dd>`
      }
      <dt class="last">${words.dueToday}</dt>
      <dd class="last">${dueToday}</dd>
    </dl>
    ${trialEnd === undefined ? undefined : aheadNote(world, language)}
  </section>`;
  const knownEmail = customer?.email ?? session.customer_email;
  const body = html`<div class="columns">
    ${summary}
    <section>
      <form method="post" action="/checkout/${session.id}">
        ${alarm(words, problem)}
        <label
          >${words.email}
          <input
            type="email"
            name="email"
            value="${knownEmail ?? typed.email}"
            autocomplete="off"
            required
            ${knownEmail ? html`readonly` : undefined}
        /></label>
        ${cardFields(words, typed, problem)}
        <button class="deed">${days ? words.startTrial : words.subscribeNow}</button>
        ${
          needsNoCard(session)
            ? html`<nav>
                <button name="do" value="without" formnovalidate>${words.withoutCard}</button>
              </nav>`
            : undefined
        }
      </form>
      ${session.cancel_url ? html`<nav><a class="button" href="${session.cancel_url}">${words.cancelAndReturn}</a></nav>` : undefined}
    </section>
  </div>`;
  return shell({ title: words.subscribe(line?.description ?? ''), language, body });
}

export function priceText({ unit_amount, currency, recurring }: Price, language: Language): string {
  const amount = formatAmount(unit_amount, currency, language);
  return `${amount} / ${allWords[language].per[recurring.interval] ?? recurring.interval}`;
}

/** A checkout that was paid or given up. */
export function endedPage({ status, cancel_url }: Session, language: Language): string {
  const words = allWords[language];
  const body = html`<p>${status === 'complete' ? words.paidText : words.endedText}</p>
    ${cancel_url ? html`<p><a class="button" href="${cancel_url}">${words.goBack}</a></p>` : undefined}`;
  return shell({ title: words.ended, language, body, isNarrow: true });
}

/** The bank's question of 3-D Secure, which a person answers as they like. */
export function authenticationPage(language: Language, amount: string | undefined): string {
  const words = allWords[language];
  const body = html`<section>
    ${amount === undefined ? undefined : html`<p class="price number">${amount}</p>`}
    <p>${words.secureText}</p>
    <form method="post" class="row">
      <button class="deed" name="answer" value="complete">${words.complete}</button>
      <button name="answer" value="fail">${words.fail}</button>
    </form>
  </section>`;
  return shell({ title: words.secureTitle, language, body, isNarrow: true });
}
