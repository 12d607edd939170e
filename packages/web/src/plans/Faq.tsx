import { ChevronDown } from 'lucide-react';
import { useState } from 'react';

import type { Answer, api } from '../api/client.ts';
import { useWords } from '../i18n/language.ts';
import { plansWords } from '../i18n/plans.ts';
import { Section } from '../ui/Section.tsx';
import { TestLabel } from './TestLabel.tsx';
import { useCharged } from './useCharged.ts';

type FaqProps = {
  plan: NonNullable<Answer<typeof api.subscription.plans>['plan']>;
  trialDays: number;
};

/** Specification 2.1: questions, of which one is open at a time. */
export function Faq({ plan, trialDays }: FaqProps) {
  const text = useWords(plansWords);
  const charged = useCharged();
  const [open, setOpen] = useState<string | null>(null);
  const { cancel, trial, payment, upgrade, data } = text.faq;
  const monthly = charged.once({ amount: plan.price, currency: plan.currency });
  const yearly = charged.once({ amount: plan.yearlyPrice, currency: plan.currency });
  const items: Item[] = [
    cancel,
    { ...trial, answer: trial.answer(trialDays) },
    { ...payment, answer: payment.answer(monthly, yearly), hasAmounts: true },
    upgrade,
    data,
  ];

  return (
    <Section title={text.faqTitle}>
      <div className="divide-y divide-hairline overflow-hidden rounded-card bg-surface inset-ring inset-ring-hairline">
        {items.map(({ ask, answer, hasAmounts = false }) => (
          <Question
            key={ask}
            ask={ask}
            answer={answer}
            hasAmounts={hasAmounts}
            isOpen={open === ask}
            onPress={() => setOpen(open === ask ? null : ask)}
          />
        ))}
      </div>
    </Section>
  );
}

type QuestionProps = {
  ask: string;
  answer: string;
  hasAmounts: boolean;
  isOpen: boolean;
  onPress: () => void;
};
type Item = { ask: string; answer: string; hasAmounts?: true };

function Question({ ask, answer, hasAmounts, isOpen, onPress }: QuestionProps) {
  return (
    <div>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onPress}
          className="flex min-h-14 w-full items-center justify-between gap-4 px-4 py-3 text-left text-16 font-semibold transition hover:bg-sunken focus-visible:-outline-offset-2 sm:px-6"
        >
          {ask}
          <ChevronDown className={`text-muted transition ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </h3>
      {isOpen && (
        <div className="flex flex-col gap-2 px-4 pb-5 sm:px-6">
          <p className="max-w-prose text-pretty text-muted">{answer}</p>
          {hasAmounts && <TestLabel />}
        </div>
      )}
    </div>
  );
}
