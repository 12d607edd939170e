import type { Answer, api } from '../api/client.ts';
import type { developerWords } from '../i18n/developer.ts';

/** The part of the provider's script that the card field needs. */
export type StripeScript = {
  elements: () => { create: (kind: 'card', options?: object) => CardElement };
  confirmCardPayment: (
    clientSecret: string,
    paying: { payment_method: { card: CardElement; billing_details: { name: string; email: string } } },
  ) => Promise<Confirmed>;
};

export type Confirmed = {
  paymentIntent?: { id: string; status: string };
  error?: { message?: string };
};

export type CardElement = { mount: (place: HTMLElement) => void; destroy: () => void };

type WithStripe = Window & {
  Stripe?: (publishableKey: string, options: { locale: string }) => StripeScript;
};

/** In which language the card field speaks; the stand-in's has no words of its own. */
export type Speech = { locale: string; words: CardWords };
export type CardWords = (typeof developerWords)['words']['standInCard'];

/** Of the provider, or of the stand-in. */
export type Keys = Pick<Answer<typeof api.subscription.plans>, 'publishableKey' | 'standIn'>;

/** The provider lets nobody else serve its script. */
const address = 'https://js.stripe.com/endive/stripe.js';

/**
 * The provider's card field, which tells what went wrong in the given language, or without its key the stand-in's. Each
 * loads here and nowhere else.
 */
export async function loadCardScript(
  { publishableKey, standIn }: Keys,
  { locale, words }: Speech,
): Promise<StripeScript> {
  if (publishableKey === null) {
    if (standIn === null) throw new Error('There is no provider to pay.');
    return (await import('./standInCard.ts')).standInCard(standIn, words);
  }
  const page: WithStripe = window;
  if (!page.Stripe) await load(address);
  if (!page.Stripe) throw new Error('The script defines no window.Stripe.');
  return page.Stripe(publishableKey, { locale });
}

function load(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${src} did not load.`));
    });
    document.head.append(script);
  });
}
