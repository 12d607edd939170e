import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';

import { paymentBannerMs } from '../constants.ts';
import { paths } from '../paths.ts';
import { useSession } from '../session/useSession.ts';
import { forgetCheckout, hasLeftForCheckout } from './begunCheckout.ts';
import { useSubscription } from './useSubscription.ts';

export type PaymentReturn = 'paid' | 'unheard' | 'canceled';

/**
 * How the checkout ended from which the browser comes back; the address then forgets it. Anybody can type the address:
 * a plan is welcomed once the provider says that there is one, and only if this tab left to buy it. Specification 2.1
 * and 2.2.
 */
export function usePaymentReturn() {
  const search = useSearch({ from: '/signed-in/subscription' });
  const navigate = useNavigate();
  const { user } = useSession();
  const [came] = useState(() => ({ ...search, wasAway: hasLeftForCheckout(user.id) }));
  const { subscription, refresh, wasRefreshed } = useSubscription();
  const isSubscribed = subscription?.isSubscribed === true;
  const isPaid = came.success === true && came.wasAway && isSubscribed;

  const begin = useEffectEvent(() => {
    forgetCheckout();
    if (came.success) refresh();
    if (came.success || came.canceled) void navigate({ ...paths.subscription(), replace: true });
  });
  useEffect(() => begin(), []);

  const isUnheard = came.success === true && wasRefreshed && !isSubscribed;
  const ended: PaymentReturn | null = isPaid
    ? 'paid'
    : isUnheard
      ? 'unheard'
      : came.canceled
        ? 'canceled'
        : null;
  return { ended, hasBanner: useForAWhile(isPaid) };
}

/** True for a few seconds from when it begins. */
function useForAWhile(isOn: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setOver(true), paymentBannerMs);
    return () => clearTimeout(timer);
  }, [isOn]);
  return isOn && !isOver;
}
