import { FlaskConical } from 'lucide-react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useWords } from '../i18n/language.ts';
import { plansWords } from '../i18n/plans.ts';
import { Badge } from '../ui/Badge.tsx';

/** Beside every amount where no money moves; elsewhere nothing. */
export function TestLabel() {
  const text = useWords(plansWords);
  const { data } = useRead(api.subscription.plans);
  if (!data?.isTest) return null;
  return (
    <Badge tone="incomplete" icon={<FlaskConical />} className="max-w-full self-start">
      <span className="truncate">
        {text.testPayments} · {text.testPaymentsText}
      </span>
    </Badge>
  );
}
