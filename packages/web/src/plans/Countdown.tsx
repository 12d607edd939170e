import { timeLeft } from '@cartouche/contract/entitlement.rules';
import { Clock } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';

import { api } from '../api/client.ts';
import { readAgain } from '../api/query.ts';
import { countdownEveryMs } from '../constants.ts';
import { useWords } from '../i18n/language.ts';
import { plansWords } from '../i18n/plans.ts';

/** Specification 2.5: how long the access lasts, in days, then hours, then minutes. */
export function Countdown({ until }: { until: string }) {
  const text = useWords(plansWords);
  const [now, setNow] = useState(() => new Date());
  const left = timeLeft(until, now);

  const look = useEffectEvent(() => {
    const next = new Date();
    setNow(next);
    // The screens around it have to know too.
    if (timeLeft(until, next) === null && left !== null) readAgain(api.subscription.status);
  });
  useEffect(() => {
    const timer = setInterval(() => look(), countdownEveryMs);
    return () => clearInterval(timer);
  }, []);

  return left === null ? <AccessExpired /> : <Line>{text.remaining[left.unit](left.count)}</Line>;
}

/** What a countdown ends with. */
export function AccessExpired() {
  const text = useWords(plansWords);
  return <Line>{text.accessExpired}</Line>;
}

function Line({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-1.5 font-semibold text-incomplete">
      <Clock className="size-4.5" />
      {children}
    </p>
  );
}
