import { useEffect, useEffectEvent } from 'react';

import { api } from '../api/client.ts';
import { useWrite } from '../api/writes.ts';
import { useSession } from '../session/useSession.ts';
import { noteCheckout } from './begunCheckout.ts';

/** Sends the browser to a hosted checkout. Specification 2.2. */
export function useCheckout() {
  const { user } = useSession();
  const write = useWrite(api.subscription.createCheckoutSession, {
    onDone: ({ url }) => {
      noteCheckout(user.id);
      leaveFor(url);
    },
  });
  useWhenRestored(write.reset);

  return {
    start: (priceId: string) =>
      write.mutate({
        userId: user.id,
        email: user.email,
        priceId,
        successUrl: `${location.origin}/subscription?success=true`,
        cancelUrl: `${location.origin}/subscription?canceled=true`,
      }),
    // Busy until the browser has left.
    isBusy: write.isPending || write.isSuccess,
    error: write.error,
  };
}

/** Sends the browser to the provider's customer portal, which leads back here. */
export function usePortal() {
  const { user } = useSession();
  const write = useWrite(api.subscription.customerPortal, { onDone: ({ url }) => leaveFor(url) });
  useWhenRestored(write.reset);

  return {
    open: (returnTo = location.pathname) =>
      write.mutate({ userId: user.id, returnUrl: `${location.origin}${returnTo}` }),
    isBusy: write.isPending || write.isSuccess,
    error: write.error,
  };
}

/** To a page of the provider. */
export function leaveFor(url: string): void {
  location.assign(url);
}

/** The browser's back button can bring a page back as it was left, with its button still busy. */
export function useWhenRestored(act: () => void): void {
  const restored = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) act();
  });
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => restored(event);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
