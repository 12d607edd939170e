import { alarm, cardFields, type TypedCard } from './cardForm.ts';
import { html } from './html.ts';
import { formatAmount } from './money.ts';
import { shell } from './shell.ts';
import { type Language, words as allWords } from './words.ts';
import type { Invoice } from './world.ts';

/** One invoice with its lines; while it is open, with a card form that pays it. */
export function invoicePage(
  invoice: Invoice,
  { language, typed, problem }: { language: Language; typed: TypedCard; problem?: string | undefined },
): string {
  const words = allWords[language];
  const money = (amount: number) => formatAmount(amount, invoice.currency, language);
  const lines = invoice.lines.data.map(
    ({ description, amount }) =>
      html`<dt>${description ?? ''}</dt>
        <dd>${money(amount)}</dd>`,
  );
  const state = words.invoiceStates[String(invoice.status)] ?? String(invoice.status);
  const credit = invoice.amount_due - invoice.total;
  const body = html`<section>
      <p><strong>${state}</strong></p>
      <dl>
        ${lines}
        <dt class="last">${words.total}</dt>
        <dd class="last">${money(invoice.total)}</dd>
        ${
          credit < 0 && invoice.total > 0
            ? html`<dt>${words.credit}</dt>
                <dd>${money(credit)}</dd>`
            : undefined
        }
        <dt>${words.due}</dt>
        <dd>${money(invoice.amount_remaining)}</dd>
      </dl>
    </section>
    ${
      invoice.status === 'open'
        ? html`<section>
            <form method="post">
              ${alarm(words, problem)}${cardFields(words, typed, problem)}
              <button class="deed">${words.payNow(money(invoice.amount_remaining))}</button>
            </form>
          </section>`
        : html`<p class="quiet">${words.nothingToPay}</p>`
    }`;
  return shell({ title: words.invoice(invoice.number ?? ''), language, body, isNarrow: true });
}
