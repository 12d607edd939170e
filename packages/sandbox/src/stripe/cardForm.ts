import { type Card, isFailure, namedCards, readCard } from './cards.ts';
import { type Html, html } from './html.ts';
import type { Expiry } from './methods.ts';
import { Refusal } from './refusal.ts';
import type { Words } from './words.ts';

/** What was typed, so that a refused form comes back as it was. */
export type TypedCard = { number: string; expiry: string; cvc: string; name: string };

/** The fields of a card, and the test cards, of which one press fills them in. */
export function cardFields(words: Words, typed: TypedCard, problem: string | undefined): Html {
  const wrong = (...codes: string[]) =>
    problem && codes.includes(problem)
      ? html` aria-invalid="true" aria-describedby="alarm" autofocus`
      : undefined;
  const cards = namedCards.map(
    (card) =>
      html`<button type="button" data-card="${card.number}">
        ${card.name ? words.cards[card.name] : ''} <small>•••• ${card.number.slice(-4)}</small>
      </button>`,
  );
  return html` <fieldset>
      <legend>${words.testCards}</legend>
      <div class="choices">${cards}</div>
    </fieldset>
    <label
      >${words.number}
      <input
        name="number"
        value="${typed.number}"
        inputmode="numeric"
        autocomplete="off"
        required
        ${wrong('incorrect_number', 'card_declined', 'insufficient_funds', 'test_mode_live_card')}
    /></label>
    <div class="pair">
      <label
        >${words.expiry}
        <input
          name="expiry"
          value="${typed.expiry}"
          inputmode="numeric"
          autocomplete="off"
          placeholder="12/34"
          required
          ${wrong('expired_card', 'invalid_expiry_month', 'invalid_expiry_year')}
      /></label>
      <label
        >${words.cvc}
        <input
          name="cvc"
          value="${typed.cvc}"
          inputmode="numeric"
          autocomplete="off"
          placeholder="123"
          required
          ${wrong('incorrect_cvc', 'invalid_cvc')}
      /></label>
    </div>
    <label>${words.holder} <input name="name" value="${typed.name}" autocomplete="off" /></label>
    <script>
      for (const button of document.querySelectorAll('[data-card]'))
        button.onclick = () => {
          const fields = button.form.elements;
          fields.number.value = button.dataset.card.replace(/(.{4})(?=.)/g, '$1 ');
          fields.expiry.value = '12/34';
          fields.cvc.value = '123';
          if (!fields.name.value) fields.name.value = 'Sample Sam';
        };
    </script>`;
}

export function alarm(words: Words, problem: string | undefined): Html | undefined {
  if (!problem) return undefined;
  return html`<p class="alarm" id="alarm" role="alert">${words.errors[problem] ?? words.errors['other']}</p>`;
}

export function typedCard(form: URLSearchParams): TypedCard {
  const field = (name: string) => form.get(name) ?? '';
  return { number: field('number'), expiry: field('expiry'), cvc: field('cvc'), name: field('name') };
}

/** The card that was typed, or the code of what is wrong with it. */
export function readTyped(
  { number, expiry, cvc }: TypedCard,
  now: number,
): { card: Card; expiry: Expiry } | { problem: string } {
  const [, month = '0', year = '0'] = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(expiry) ?? [];
  const read = { month: Number(month), year: Number(year) + (year.length === 2 ? 2000 : 0) };
  const card = readCard({ number, cvc, ...read }, now);
  return isFailure(card) ? { problem: problemOf(card) } : { card, expiry: read };
}

/** The code by which the pages know what went wrong. */
export function problemOf(error: unknown): string {
  const { code, decline_code } = (error instanceof Refusal ? error.problem : Object(error)) as Record<
    string,
    unknown
  >; // as: both forms have these fields
  if (code === 'payment_intent_authentication_failure') return 'authentication';
  if (decline_code === 'insufficient_funds' || decline_code === 'test_mode_live_card') return decline_code;
  return typeof code === 'string' ? code : 'other';
}
