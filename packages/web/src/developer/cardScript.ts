/** The part of the provider's script that the card field needs. */
export type StripeScript = {
  elements: (options?: { locale?: string }) => { create: (kind: 'card', options?: object) => CardElement };
  confirmCardPayment: (
    clientSecret: string,
    paying: { payment_method: { card: CardElement; billing_details: { name: string; email: string } } },
  ) => Promise<{
    paymentIntent?: { id: string; status: string };
    error?: { message?: string; payment_intent?: { id: string } };
  }>;
};

export type CardElement = { mount: (place: HTMLElement) => void; destroy: () => void };

type WithStripe = Window & { Stripe?: (publishableKey: string) => StripeScript };

/** The provider lets nobody else serve its script; without a key, our server has a stand-in for it. */
const addresses = { provider: 'https://js.stripe.com/endive/stripe.js', standIn: '/stripe-stand-in.js' };

/** Any key will do for the stand-in. */
const standInKey = 'pk_test_standin';

/** Loads the script into the page, once. */
export async function loadCardScript(publishableKey: string | null): Promise<StripeScript> {
  const page: WithStripe = window;
  if (!page.Stripe) await load(publishableKey === null ? addresses.standIn : addresses.provider);
  if (!page.Stripe) throw new Error('The script defines no window.Stripe.');
  return page.Stripe(publishableKey ?? standInKey);
}

function load(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${address} did not load.`));
    });
    document.head.append(script);
  });
}
