import { usualTestPayment } from '@cartouche/contract/price.rules';
import { useState } from 'react';

import { api } from '../api/client.ts';
import { endsSession, toRefusal } from '../api/refusal.ts';
import { developerWords } from '../i18n/developer.ts';
import { useWords } from '../i18n/language.ts';
import { usePaymentFailure } from '../plans/usePaymentFailure.ts';
import { useSession } from '../session/useSession.ts';

const stepNames = ['provider', 'database', 'customer', 'status', 'sync', 'intent', 'foreign'] as const;
export type StepName = (typeof stepNames)[number];
export type Step = { name: StepName; state: 'waiting' | 'running' | 'passed' | 'failed'; says: string };

const waiting: Step[] = stepNames.map((name) => ({ name, state: 'waiting', says: '' }));

/** Specification 2.10, phase 2: the calls one after the other, up to the first that fails. */
export function usePhase2() {
  const text = useWords(developerWords);
  const failure = usePaymentFailure();
  const run = useRuns();
  const [steps, setSteps] = useState(waiting);
  const [isRunning, setRunning] = useState(false);
  const set = (name: StepName, next: Omit<Step, 'name'>) =>
    setSteps((before) => before.map((step) => (step.name === name ? { name, ...next } : step)));

  async function start() {
    setSteps(waiting);
    setRunning(true);
    for (const name of stepNames) {
      set(name, { state: 'running', says: '' });
      try {
        set(name, { state: 'passed', says: await run[name]() });
      } catch (error) {
        const cause = error instanceof Error ? error : new Error(String(error));
        const says = endsSession(cause) ? text.notSignedIn : failure(cause, cause.message);
        set(name, { state: 'failed', says: says ?? cause.message });
        break;
      }
    }
    setRunning(false);
  }

  const hasFailed = steps.some(({ state }) => state === 'failed');
  const hasPassed = steps.every(({ state }) => state === 'passed');
  return {
    steps,
    isRunning,
    result: hasFailed ? text.testFailed : hasPassed ? text.allPassed : null,
    hasFailed,
    start: () => void start(),
  };
}

/** What each step does, and says if it went well. */
function useRuns(): Record<StepName, () => Promise<string>> {
  const text = useWords(developerWords);
  const { user } = useSession();
  const userId = user.id;

  return {
    provider: async () => {
      const { success, message, error } = await api.subscription.test.send(undefined);
      if (!success) throw new Error(error ?? text.connectionFailed);
      return message;
    },
    database: async () => {
      const { success, error } = await api.subscription.testDb.send(undefined);
      if (!success) throw new Error(error ?? text.dbFailed);
      return text.dbAnswers;
    },
    customer: async () => {
      const { existing, customer } = await api.subscription.createCustomer.send({
        userId,
        email: user.email,
        name: user.name,
      });
      return existing ? text.customerKnown(customer.id) : text.customerNew(customer.id);
    },
    status: async () => {
      const { tier, subscription } = await api.subscription.status.send({ userId });
      return `${tier} · ${subscription.subscription_status}`;
    },
    sync: async () => {
      const { subscription } = await api.subscription.syncSubscription.send({ userId });
      return subscription?.status ?? text.noSubscription;
    },
    intent: async () => (await api.subscription.createPaymentIntent.send({ ...usualTestPayment, userId })).id,
    foreign: async () => {
      const elsewhere = 'https://example.com/';
      const { plan } = await api.subscription.plans.send(undefined);
      const asked = { userId, priceId: plan?.id ?? 'none', successUrl: elsewhere, cancelUrl: elsewhere };
      const answer = await api.subscription.createCheckoutSession
        .send(asked)
        .catch((error: unknown) => error);
      if (toRefusal(answer)?.code !== 'return_address_foreign') throw new Error(text.wasTaken);
      return text.wasRefused;
    },
  };
}
