import { usualTestPayment } from '@cartouche/contract/price.rules';
import { useState } from 'react';

import { type Answer, api } from '../api/client.ts';
import { readAgain } from '../api/query.ts';
import { endsSession } from '../api/refusal.ts';
import { developerWords } from '../i18n/developer.ts';
import { useWords } from '../i18n/language.ts';
import { usePaymentFailure } from '../plans/usePaymentFailure.ts';
import { invalidateSubscription } from '../plans/useSubscription.ts';
import { useSession } from '../session/useSession.ts';
import type { CardField } from './useCardField.ts';

export type PaymentResult = { isError: boolean; message: string; id: string | null };
type Plan = Answer<typeof api.subscription.plans>['plan'];

/** Specification 2.10, card payment test: what its buttons do. */
export function useTestPayment(field: CardField | null, plan: Plan) {
  const text = useWords(developerWords);
  const failure = usePaymentFailure();
  const { user } = useSession();
  const [doing, setDoing] = useState<'paying' | 'creating' | null>(null);
  const [result, setResult] = useState<PaymentResult | null>(null);

  async function attempt(what: 'paying' | 'creating', work: () => Promise<PaymentResult>) {
    setDoing(what);
    setResult(null);
    const fallback = what === 'paying' ? text.paymentFailed : text.subscriptionFailed;
    setResult(
      await work().catch((error: Error) => ({
        isError: true,
        message: endsSession(error) ? text.logInToPay : (failure(error, fallback) ?? fallback),
        id: null,
      })),
    );
    setDoing(null);
  }

  async function pay(amount: number): Promise<PaymentResult> {
    if (!field) return { isError: true, message: text.notLoaded, id: null };
    const { currency } = usualTestPayment;
    const asked = { amount, currency, userId: user.id, email: user.email, description: text.paymentTitle };
    const { id, clientSecret } = await api.subscription.createPaymentIntent.send(asked);
    const { paymentIntent, error } = await field.stripe.confirmCardPayment(clientSecret, {
      payment_method: { card: field.card, billing_details: { name: user.name, email: user.email } },
    });
    if (error) return { isError: true, message: error.message ?? text.paymentFailed, id };
    const isPaid = paymentIntent?.status === 'succeeded';
    const message = isPaid ? text.paymentSucceeded : text.paymentStatus(paymentIntent?.status ?? '');
    return { isError: !isPaid, message, id: paymentIntent?.id ?? id };
  }

  async function createTrial(priceId: string): Promise<PaymentResult> {
    const who = { userId: user.id, email: user.email, name: user.name };
    // Specification 7: if this fails, the subscription is tried nevertheless.
    await api.subscription.createCustomer.send(who).catch(() => undefined);
    const { subscription } = await api.subscription.createSubscription.send({ userId: user.id, priceId });
    invalidateSubscription();
    readAgain(api.session.current);
    return { isError: false, message: text.trialCreated(subscription.status), id: subscription.id };
  }

  return {
    doing,
    result,
    pay: (amount: number) => void attempt('paying', () => pay(amount)),
    createTrial: plan ? () => void attempt('creating', () => createTrial(plan.id)) : null,
  };
}
