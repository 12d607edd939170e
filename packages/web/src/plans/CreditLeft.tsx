import { useWords } from '../i18n/language.ts';
import { plansWords } from '../i18n/plans.ts';
import { useCharged } from './useCharged.ts';
import type { Subscription } from './useSubscription.ts';

/** Beside what is charged next, where a credit pays for it first; elsewhere nothing. */
export function CreditLeft({ billing }: { billing: NonNullable<Subscription['billing']> }) {
  const text = useWords(plansWords);
  const charged = useCharged();
  if (billing.credit <= 0) return null;
  return (
    <p className="font-semibold">{text.creditLeft(charged.once({ ...billing, amount: billing.credit }))}</p>
  );
}
