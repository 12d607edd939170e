import { trialDays as usualTrialDays } from '@cartouche/contract/price.rules';
import { CircleCheck } from 'lucide-react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useWords } from '../i18n/language.ts';
import { plansWords } from '../i18n/plans.ts';
import { ScreenTitle } from '../screen/ScreenTitle.tsx';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { Comparison } from './Comparison.tsx';
import { Faq } from './Faq.tsx';
import { PlansView } from './PlansView.tsx';
import { Promises } from './Promises.tsx';
import { usePaymentReturn } from './usePaymentReturn.ts';
import { useSubscription } from './useSubscription.ts';
import { WhyPro } from './WhyPro.tsx';

/** Specification 2.1, the pricing page. */
export function SubscriptionPage() {
  const text = useWords(plansWords);
  const { ended, hasBanner } = usePaymentReturn();
  const { data: plans } = useRead(api.subscription.plans);
  const { subscription, error } = useSubscription();
  const trialDays = plans?.trialDays ?? usualTrialDays;
  const isKnown = subscription !== null || error !== null;
  usePageTitle(text.title);

  return (
    <div className="mx-auto max-w-6xl">
      <ScreenTitle>{text.title}</ScreenTitle>
      {hasBanner && <PaidBanner />}
      <div className="flex flex-col gap-8">
        <PlansView ended={ended} />
        {/* Once the view above has its height, which no placeholder knows: they would move. */}
        {isKnown && (
          <>
            {/* Without something to buy, these would promise what is not there. */}
            {plans?.plan !== null && <Promises trialDays={trialDays} />}
            <Comparison />
            <WhyPro />
            {plans?.plan && <Faq plan={plans.plan} trialDays={trialDays} />}
          </>
        )}
      </div>
    </div>
  );
}

/** Floats for its few seconds, so that nothing moves when it goes. */
function PaidBanner() {
  const text = useWords(plansWords);
  return (
    <div
      role="status"
      className="fixed inset-x-4 top-4 z-50 mx-auto flex max-w-md animate-rise items-center gap-3 rounded-card bg-raised p-4 shadow-float inset-ring inset-ring-complete/25"
    >
      <CircleCheck className="size-6 text-complete" />
      <div>
        <p className="text-16 font-semibold">{text.paidTitle}</p>
        <p className="text-muted">{text.paidText}</p>
      </div>
    </div>
  );
}
