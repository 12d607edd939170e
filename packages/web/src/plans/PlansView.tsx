import { CircleCheck, CircleSlash, Clock } from 'lucide-react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useWords } from '../i18n/language.ts';
import { plansWords } from '../i18n/plans.ts';
import { Banner } from '../ui/Banner.tsx';
import { Card } from '../ui/Card.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { loadAhead } from '../ui/lazyPart.ts';
import { loadOverlay } from '../ui/Overlay.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { EndingSoon } from './EndingSoon.tsx';
import { Offer } from './Offer.tsx';
import { PaymentNotice } from './PaymentNotice.tsx';
import { phaseOf, problemOf } from './phase.ts';
import { PlanFeatures } from './PlanFeatures.tsx';
import { StatusCard } from './StatusCard.tsx';
import type { PaymentReturn } from './usePaymentReturn.ts';
import { type Subscription, useSubscription } from './useSubscription.ts';
import { YearlyPanel } from './YearlyPanel.tsx';

loadAhead(loadOverlay);

/** Specification 2.2, the plans view: what can be bought, or what was. */
export function PlansView({ ended = null }: { ended?: PaymentReturn | null }) {
  const text = useWords(plansWords);
  const { subscription, error, isRefreshing, refresh } = useSubscription();

  if (subscription === null) {
    return error ? (
      <ErrorState title={text.loadFailed} error={error} isRetrying={isRefreshing} onRetry={refresh} />
    ) : (
      <Skeleton className="h-168 rounded-card" />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {ended !== null && <Ended how={ended} />}
      <PaymentNotice subscription={subscription} />
      {subscription.isExpired && (
        <Banner title={text.expiredTitle} icon={<Clock />}>
          {text.expiredText}
        </Banner>
      )}
      {phaseOf(subscription) !== 'free' && <Subscribed subscription={subscription} />}
      {canBuy(subscription) && <Offer />}
    </div>
  );
}

/** Who was given the smaller plan may still buy the larger one; who has one that is on hold mends that one. */
function canBuy(subscription: Subscription): boolean {
  const { isSubscribed, tier, billing } = subscription;
  if (problemOf(subscription) !== null) return false;
  return !isSubscribed || (tier !== 'pro' && billing === null);
}

function Ended({ how }: { how: PaymentReturn }) {
  const text = useWords(plansWords);
  const says = {
    paid: { words: text.paid, tone: 'complete', icon: <CircleCheck /> },
    unheard: { words: text.unheard, tone: 'neutral', icon: <Clock /> },
    canceled: { words: text.notPaid, tone: 'neutral', icon: <CircleSlash /> },
  } as const;
  const { words, tone, icon } = says[how];
  return (
    <div role="status">
      <Banner tone={tone} icon={icon}>
        {words}
      </Banner>
    </div>
  );
}

function Subscribed({ subscription }: { subscription: Subscription }) {
  const text = useWords(plansWords);
  const { data: plans } = useRead(api.subscription.plans);
  const { billing, expiresAt, features, isGiven, isSubscribed } = subscription;
  const phase = phaseOf(subscription);
  const canGoYearly = !isGiven && billing?.interval === 'month' && (phase === 'active' || phase === 'trial');

  return (
    <>
      <StatusCard subscription={subscription} />
      {phase === 'canceled' && expiresAt !== null && (
        <EndingSoon subscription={subscription} endsAt={expiresAt} />
      )}
      {canGoYearly && plans?.plan && <YearlyPanel plan={plans.plan} subscription={subscription} />}
      {isSubscribed && (
        <Card title={text.yourFeatures}>
          <PlanFeatures of={features} isWide />
        </Card>
      )}
    </>
  );
}
