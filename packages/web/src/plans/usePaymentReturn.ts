import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';

import { paymentBannerMs } from '../constants.ts';
import { paths } from '../paths.ts';
import { useSubscription } from './useSubscription.ts';

export type PaymentReturn = 'paid' | 'unheard' | 'canceled';

/**
 * How the checkout ended from which the browser comes back; the address then forgets it. That a payment succeeded is
 * said once the provider says so: anybody can type the address. Specification 2.1 and 2.2.
 */
export function usePaymentReturn() {
  const search = useSearch({ from: '/signed-in/subscription' });
  const navigate = useNavigate();
  const [came] = useState(search);
  const { subscription, refresh, wasRefreshed } = useSubscription();
  const isPaid = came.success === true && subscription?.isSubscribed === true;

  const begin = useEffectEvent(() => {
    if (came.success) refresh();
    if (came.success || came.canceled) void navigate({ ...paths.subscription(), replace: true });
  });
  useEffect(() => begin(), []);

  const isUnheard = came.success === true && wasRefreshed && !isPaid;
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
