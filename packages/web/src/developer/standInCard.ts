import type { CardElement, CardWords, Confirmed, StripeScript } from './cardScript.ts';

type StandIn = { url: string; publishableKey: string };
type Intent = {
  id: string;
  status: string;
  next_action?: { redirect_to_url?: { url?: string } } | null;
  last_payment_error?: Problem | null;
};
type Problem = { message?: string; code?: string; decline_code?: string };
type Answered = Partial<Intent> & { error?: Problem };

const fields = [
  { name: 'number', hint: '4242 4242 4242 4242', grow: '1 1 12rem', longest: 23 },
  { name: 'expiry', hint: '12 / 34', grow: '0 1 5rem', longest: 7 },
  { name: 'cvc', hint: 'CVC', grow: '0 1 4rem', longest: 4 },
] as const;

/** The card field of the stand-in, with the calls of the provider's script that we make. */
export function standInCard(standIn: StandIn, words: CardWords): StripeScript {
  const form = document.createElement('div');
  form.style.cssText = 'display:flex;flex-wrap:wrap;gap:0.75rem';
  form.append(...fields.map((field) => toInput(field, words.fields[field.name])));

  const card: CardElement = {
    mount: (place) => place.replaceChildren(form),
    destroy: () => form.remove(),
  };
  return {
    elements: () => ({ create: () => card }),
    confirmCardPayment: async (clientSecret) =>
      toConfirmed(await confirm(standIn, clientSecret, form), words),
  };
}

function toInput({ name, hint, grow, longest }: (typeof fields)[number], label: string): HTMLInputElement {
  const input = document.createElement('input');
  Object.assign(input, { name, placeholder: hint, autocomplete: 'off', inputMode: 'numeric' });
  input.maxLength = longest;
  input.setAttribute('aria-label', label);
  input.style.cssText = `flex:${grow};min-width:0;background:none`;
  return input;
}

async function confirm(standIn: StandIn, clientSecret: string, form: HTMLElement): Promise<Answered> {
  const typed = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value.trim() ?? '';
  const [month = '', year = ''] = typed('expiry').split('/');
  const id = clientSecret.replace(/_secret_.*$/, '');
  const confirmed = await ask(standIn, `${id}/confirm`, {
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': typed('number').replaceAll(' ', ''),
    'payment_method_data[card][exp_month]': month.trim(),
    'payment_method_data[card][exp_year]': year.trim(),
    'payment_method_data[card][cvc]': typed('cvc'),
  });
  const bank = confirmed.next_action?.redirect_to_url?.url;
  if (confirmed.status !== 'requires_action' || !bank) return confirmed;

  await askBank(bank, new URL(standIn.url).origin);
  return await ask(standIn, `${id}?client_secret=${encodeURIComponent(clientSecret)}`);
}

async function ask(standIn: StandIn, path: string, body?: Record<string, string>): Promise<Answered> {
  const response = await fetch(`${standIn.url}/v1/payment_intents/${path}`, {
    headers: { authorization: `Bearer ${standIn.publishableKey}` },
    ...(body ? { method: 'POST', body: new URLSearchParams(body) } : {}),
  });
  return (await response.json()) as Answered; // as: the stand-in's own answers
}

function toConfirmed(
  { id = '', status = '', error, last_payment_error: failed }: Answered,
  words: CardWords,
): Confirmed {
  const problem = error ?? (status === 'requires_payment_method' ? failed : null);
  return problem ? { error: inWords(problem, words) } : { paymentIntent: { id, status } };
}

/** As the provider's own script does, in the language of the page. */
function inWords({ message, code, decline_code }: Problem, words: CardWords): { message?: string } {
  const declined = new Map(Object.entries(words.declined));
  const said = declined.get(decline_code ?? '') ?? declined.get(code ?? '') ?? message;
  return said === undefined ? {} : { message: said };
}

/** The bank's question in a frame over the page, until it is answered. */
function askBank(address: string, origin: string): Promise<void> {
  const dialog = document.createElement('dialog');
  const frame = document.createElement('iframe');
  frame.src = address;
  frame.title = '3-D Secure';
  frame.style.cssText = 'width:min(28rem,90vw);height:min(30rem,80dvh);border:0';
  dialog.style.cssText = 'margin:auto;padding:0;border:0;border-radius:10px';
  dialog.append(frame);
  document.body.append(dialog);
  dialog.showModal();

  return new Promise((resolve) => {
    function close() {
      window.removeEventListener('message', hear);
      dialog.remove();
      resolve();
    }
    function hear({ origin: from, data }: MessageEvent<{ source?: string } | null>) {
      if (from === origin && data?.source === 'stripe-stand-in') close();
    }
    window.addEventListener('message', hear);
    dialog.addEventListener('close', close);
  });
}
