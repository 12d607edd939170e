import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useWords } from '../i18n/language.ts';
import { plansWords } from '../i18n/plans.ts';
import { SampleBadge } from '../ui/SampleBadge.tsx';

/** Beside every amount where no money moves; elsewhere nothing. */
export function TestLabel() {
  const text = useWords(plansWords);
  const { data } = useRead(api.subscription.plans);
  if (!data?.isTest) return null;
  return <SampleBadge>{`${text.testPayments} · ${text.testPaymentsText}`}</SampleBadge>;
}
