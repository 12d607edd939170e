import { type Interval, yearlySaving } from '@cartouche/contract/price.rules';
import { BadgeCheck, ShieldCheck, Sparkles, Zap } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { type Answer, api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { toRefusal } from '../api/refusal.ts';
import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { plansWords } from '../i18n/plans.ts';
import { EntryShelf } from '../session/EntryShelf.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useMedia } from '../ui/useMedia.ts';
import { PlanFeatures } from './PlanFeatures.tsx';
import { TestLabel } from './TestLabel.tsx';
import { useCharged } from './useCharged.ts';
import { usePaymentFailure } from './usePaymentFailure.ts';
import { useCheckout } from './providerPage.ts';
import { Usage } from './Usage.tsx';

type Plans = Answer<typeof api.subscription.plans>;
type Plan = NonNullable<Plans['plan']>;

/** Specification 2.2, not subscribed: what Pro is, and what it costs. */
export function Offer() {
  const text = useWords(plansWords);
  const plans = useRead(api.subscription.plans);
  const isDesk = useMedia('(min-width: 64rem)');

  return (
    <section className="overflow-hidden rounded-card bg-surface inset-ring inset-ring-hairline">
      <div className="flex flex-wrap">
        <div className="flex min-w-0 flex-col gap-6 p-4 sm:p-6" style={{ flex: '999 1 24rem' }}>
          <div className="flex flex-col gap-3">
            <h2 className="text-34">{text.heroTitle}</h2>
            <p className="max-w-prose text-16 text-pretty text-muted">{text.heroText}</p>
          </div>
          <div className="-mx-4 grow sm:-mx-6" style={{ height: '10rem' }}>
            <EntryShelf rows={isDesk ? 2 : 1} />
          </div>
        </div>
        <div className="p-4 sm:p-6" style={{ flex: '1 0 min(21rem, 100%)' }}>
          {plans.data ? (
            <Purchase {...plans.data} />
          ) : plans.isError ? (
            <ErrorState
              error={plans.error}
              isRetrying={plans.isFetching}
              onRetry={() => void plans.refetch()}
            />
          ) : (
            <Skeleton className="h-130" />
          )}
        </div>
        <div className="w-full p-4 sm:p-6">
          <Usage />
        </div>
      </div>
    </section>
  );
}

function Purchase({ plan, trialDays, standIn }: Plans) {
  const text = useWords(plansWords);
  return plan ? (
    <PlanCard plan={plan} trialDays={trialDays} hasRealTime={standIn === null} />
  ) : (
    <Banner title={text.off} icon={<BadgeCheck />}>
      {text.offText}
    </Banner>
  );
}

type PlanCardProps = {
  plan: Plan;
  trialDays: number;
  /** The clock of the stand-in can be moved, so that the day of a payment is not known here. */
  hasRealTime: boolean;
};

function PlanCard({ plan, trialDays, hasRealTime }: PlanCardProps) {
  const text = useWords(plansWords);
  const [interval, setInterval] = useState<Interval>('month');
  const checkout = useCheckout();
  // Specification 8: a fault of ours has words of its own.
  const fallback = toRefusal(checkout.error)?.code === 'fault' ? text.failed.subscribe : text.failed.checkout;
  const failure = usePaymentFailure()(checkout.error, fallback);
  const saving = yearlySaving(plan.price, plan.yearlyPrice);
  const [priceId, amount] = interval === 'month' ? [plan.id, plan.price] : [plan.yearlyId, plan.yearlyPrice];

  return (
    <div className="flex h-full flex-col gap-5">
      <IntervalChoice interval={interval} onChoose={setInterval} saving={saving} />
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-20">{plan.name}</h3>
        <Badge tone="accent" icon={<Sparkles />}>
          {text.popular}
        </Badge>
      </div>
      <Price charge={{ amount, currency: plan.currency, interval }} saving={saving} trialDays={trialDays} />
      <PlanFeatures of={plan.features} />
      <div className="mt-auto flex flex-col gap-3">
        {failure !== null && <Alert>{failure}</Alert>}
        <Button
          variant="primary"
          className="w-full"
          isPending={checkout.isBusy}
          onClick={() => checkout.start(priceId)}
        >
          {checkout.isBusy ? text.processing : trialDays > 0 ? text.startTrial : text.subscribe}
        </Button>
        <DueToday amount={amount} currency={plan.currency} trialDays={trialDays} hasRealTime={hasRealTime} />
        <ul className="flex flex-wrap justify-center gap-x-4 gap-y-1 text-13 text-muted">
          <Note icon={<ShieldCheck className="size-4" />}>{text.securePayment}</Note>
          <Note icon={<Zap className="size-4" />}>{text.instantAccess}</Note>
          <Note icon={<BadgeCheck className="size-4" />}>{text.noCommitment}</Note>
        </ul>
      </div>
    </div>
  );
}

type IntervalChoiceProps = { interval: Interval; onChoose: (interval: Interval) => void; saving: number };

function IntervalChoice({ interval, onChoose, saving }: IntervalChoiceProps) {
  const text = useWords(plansWords);
  return (
    <Segmented label={text.interval}>
      <button type="button" aria-pressed={interval === 'month'} onClick={() => onChoose('month')}>
        {text.monthly}
      </button>
      <button type="button" aria-pressed={interval === 'year'} onClick={() => onChoose('year')}>
        {text.yearly}
        {saving > 0 && <Badge tone="complete">{text.save(saving)}</Badge>}
      </button>
    </Segmented>
  );
}

type PriceProps = {
  charge: { amount: number; currency: string; interval: Interval };
  saving: number;
  trialDays: number;
};

function Price({ charge, saving, trialDays }: PriceProps) {
  const text = useWords(plansWords);
  const charged = useCharged();
  const isYearly = charge.interval === 'year';
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap items-baseline gap-x-1">
        <span className="text-34 font-bold">{charged.once(charge)}</span>
        <span className="text-16 text-muted">{text.per[charge.interval]}</span>
      </p>
      {isYearly && saving > 0 ? (
        <p className="font-semibold text-complete">{text.saveVsMonthly(saving)}</p>
      ) : (
        <p className="text-muted">{text.billed[charge.interval]}</p>
      )}
      <p className="text-muted">{trialDays > 0 ? text.freeTrial(trialDays) : text.noTrial}</p>
      <TestLabel />
    </div>
  );
}

type DueTodayProps = { amount: number; currency: string } & Pick<PlanCardProps, 'trialDays' | 'hasRealTime'>;

/** What is charged when, in so many words. */
function DueToday({ amount, currency, trialDays, hasRealTime }: DueTodayProps) {
  const text = useWords(plansWords);
  const locale = useLocale();
  const charged = useCharged().once({ amount, currency });
  const [now] = useState(() => Date.now());
  const firstPayment = locale.longDay(new Date(now + trialDays * 24 * 3_600_000).toISOString());
  const afterTrial = hasRealTime
    ? text.chargedFirst(charged, firstPayment)
    : text.chargedAfter(charged, trialDays);
  return (
    <p className="text-center text-13 text-pretty text-muted">
      {trialDays > 0 ? afterTrial : text.chargedToday(charged)}
    </p>
  );
}

function Note({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li className="inline-flex items-center gap-1.5">
      {icon}
      {children}
    </li>
  );
}
