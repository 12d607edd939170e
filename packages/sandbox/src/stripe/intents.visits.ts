import { problemOf, readTyped, typedCard } from './cardForm.ts';
import { authenticationPage } from './checkout.page.ts';
import { html } from './html.ts';
import { authenticate } from './intents.ts';
import { invoicePage } from './invoice.page.ts';
import { attach, createMethod } from './methods.ts';
import { formatAmount } from './money.ts';
import type { Shown, Visit } from './pages.ts';
import { afterAttempt, attemptPayment, invoiceOf, openIntent } from './payments.ts';
import { cannot, noSuch } from './refusal.ts';
import { shell } from './shell.ts';
import { words } from './words.ts';
import { type Intent, requireCustomer, requireIntent, requireInvoice } from './world.ts';

/** The bank's question for a payment that a page of the product, or an invoice, has started. */
export function visitAuthentication({ standIn, id, query, form, language: choose }: Visit): Shown {
  const { world } = standIn;
  const intent = requireIntent(world, id);
  if (query.get('secret') !== intent.client_secret) throw noSuch('payment_intent', id);
  const language = choose(null);
  const amount = formatAmount(intent.amount, intent.currency, language);
  const returnUrl = intent.next_action?.redirect_to_url?.return_url;
  if (form && intent.status === 'requires_action') {
    authenticate(world, intent, form.get('answer') === 'complete');
    afterAttempt(world, intent, 'present');
    const invoice = invoiceOf(world, intent);
    if (returnUrl) return { goTo: withResult(returnUrl, intent) };
    if (invoice?.hosted_invoice_url) return { goTo: invoice.hosted_invoice_url };
  }
  if (intent.status === 'requires_action') return { page: authenticationPage(language, amount) };

  // a page that shows this one in a frame hears that it is done
  const body = html`<p>${words[language].close}</p>
    <script>
      parent.postMessage({ source: 'stripe-stand-in', paymentIntent: '${intent.id}' }, '*');
    </script>`;
  return { page: shell({ title: words[language].secureTitle, language, body, isNarrow: true }) };
}

function withResult(returnUrl: string, intent: Intent): string {
  const url = URL.parse(returnUrl);
  if (!url) throw cannot('Invalid return_url.');
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '');
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  return url.href;
}

export function visitInvoice({ standIn, id, form, language: choose }: Visit): Shown {
  const { world } = standIn;
  const invoice = requireInvoice(world, id);
  const customer = requireCustomer(world, invoice.customer);
  const language = choose(customer.preferred_locales?.[0]);
  const typed = typedCard(form ?? new URLSearchParams());
  if (!form || invoice.status !== 'open') return { page: invoicePage(invoice, { language, typed }) };

  const refuse = (problem: string) => ({
    page: invoicePage(invoice, { language, typed, problem }),
    status: 402,
  });
  const read = readTyped(typed, world.realSeconds());
  if ('problem' in read) return refuse(read.problem);
  const method = createMethod(world, read.card, read.expiry);
  try {
    attach(world, method, customer);
  } catch (error) {
    return refuse(problemOf(error));
  }
  attemptPayment(world, invoice, { presence: 'present', method });
  const intent = openIntent(world, invoice);
  if (String(invoice.status) === 'paid') return { goTo: `/invoice/${id}` };
  return intent.next_action?.redirect_to_url?.url
    ? { goTo: intent.next_action.redirect_to_url.url }
    : refuse(problemOf(intent.last_payment_error));
}
