import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';

import { useLocale } from '../i18n/formats.ts';
import { settingsWords } from '../i18n/settings.ts';
import { plansWords } from '../i18n/plans.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { CreditLeft } from '../plans/CreditLeft.tsx';
import { PaymentNotice } from '../plans/PaymentNotice.tsx';
import { canCancel, isOnHold, phaseOf } from '../plans/phase.ts';
import { TestLabel } from '../plans/TestLabel.tsx';
import { Usage } from '../plans/Usage.tsx';
import { useCharged } from '../plans/useCharged.ts';
import { usePaymentFailure } from '../plans/usePaymentFailure.ts';
import { usePortal } from '../plans/providerPage.ts';
import { type Subscription, useSubscription } from '../plans/useSubscription.ts';
import { useSession } from '../session/useSession.ts';
import { TierBadge } from '../subscription/TierBadge.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Banner } from '../ui/Banner.tsx';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

/** Specification 2.4, the subscription section. The plan itself is known at once, what it costs a little later. */
export function PlanSection() {
  const plans = useWords(plansWords);
  const text = useWords(settingsWords);
  const { tier, isTrialing } = useSession().subscription;
  const { subscription } = useSubscription();
  const isBack = useBackFromPortal();
  const name = isTrialing ? 'trial' : tier;

  return (
    <>
      {isBack && (
        <div role="status">
          <Banner tone="complete" icon={<CircleCheck />}>
            {text.backFromPortal}
          </Banner>
        </div>
      )}
      {subscription && <PaymentNotice subscription={subscription} />}
      <Card>
        <div className="flex flex-col gap-1">
          <div className="flex items-center justify-between gap-3">
            <h3 className="text-13 font-semibold text-muted">{text.currentPlan}</h3>
            <TierBadge />
          </div>
          <p className="text-26 font-bold">{plans.stateName[name]}</p>
          <p className="text-pretty text-muted">{plans.stateText[name]}</p>
        </div>
        {tier !== 'free' && <Facts subscription={subscription} />}
        <Usage />
        <Actions isFree={tier === 'free'} subscription={subscription} />
      </Card>
    </>
  );
}

/** Whether the browser comes from the billing portal; then everything is read anew. */
function useBackFromPortal(): boolean {
  const { returned } = useSearch({ from: '/signed-in/settings' });
  const navigate = useNavigate();
  const { refresh, wasRefreshed } = useSubscription();
  const [isBack] = useState(returned === true);
  const begin = useEffectEvent(() => {
    if (!isBack) return;
    refresh();
    void navigate({ ...paths.settings({ section: 'subscription' }), replace: true });
  });
  useEffect(() => begin(), []);
  return isBack && wasRefreshed;
}

function Facts({ subscription }: { subscription: Subscription | null }) {
  const text = useWords(settingsWords);
  const locale = useLocale();
  const charged = useCharged();
  const { status, isTrialing, expiresAt } = useSession().subscription;
  const phase = subscription ? phaseOf(subscription) : null;
  const isRunning = status === 'active' || phase === 'canceled';
  const state = phase === 'pastDue' ? text.pastDue : isRunning ? text.active : text.inactive;
  const billing = subscription?.billing ?? null;
  // Until it is known whether anything is billed, the plan's own word for the date.
  const isBilled = subscription === null || (billing !== null && !subscription.isGiven);
  const dateLabel = isTrialing
    ? text.trialEnds
    : phase === 'canceled'
      ? text.accessUntil
      : isBilled
        ? text.nextBilling
        : text.runsUntil;

  return (
    <dl className="grid grid-cols-2 gap-4">
      <Fact term={text.status}>{isTrialing ? text.trial : state}</Fact>
      {expiresAt !== null && phase !== 'pastDue' && <Fact term={dateLabel}>{locale.day(expiresAt)}</Fact>}
      {subscription === null && <Skeleton className="h-11 w-24" />}
      {billing !== null && isBilled && phase !== 'canceled' && (
        <div className="col-span-2 flex flex-col gap-1">
          <dt className="text-13 font-semibold text-muted">{text.nextAmount}</dt>
          <dd className="flex flex-wrap items-center gap-2 text-16 font-semibold">
            {charged.per(billing)}
            <TestLabel />
          </dd>
          <dd>
            <CreditLeft billing={billing} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className="text-13 font-semibold text-muted">{term}</dt>
      <dd className="text-16 font-semibold">{children}</dd>
    </div>
  );
}

type ActionsProps = { isFree: boolean; subscription: Subscription | null };

function Actions({ isFree, subscription }: ActionsProps) {
  const text = useWords(settingsWords);
  const plans = useWords(plansWords);
  const portal = usePortal();
  const failure = usePaymentFailure()(portal.error, plans.failed.portal);
  const open = () => portal.open('/settings?section=subscription&returned=true');
  const isBilled = subscription !== null && subscription.billing !== null;

  return (
    <div className="flex flex-col gap-3">
      {failure !== null && <Alert>{failure}</Alert>}
      <div className="flex flex-wrap gap-2">
        {subscription !== null && isOnHold(subscription) ? (
          <Link {...paths.manageSubscription()} className={buttonClass('primary')}>
            {plans.manage}
          </Link>
        ) : (
          <Link {...paths.subscription()} className={buttonClass('primary')}>
            {isFree ? text.upgradePlan : text.changePlan}
          </Link>
        )}
        {isBilled && (
          <Button isPending={portal.isBusy} onClick={open}>
            {text.manageBilling}
          </Button>
        )}
        {isBilled && canCancel(subscription) && !isOnHold(subscription) && (
          <Button variant="danger" disabled={portal.isBusy} onClick={open}>
            {text.cancelSubscription}
          </Button>
        )}
      </div>
    </div>
  );
}
