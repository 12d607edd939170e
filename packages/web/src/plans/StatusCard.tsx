import { Link } from '@tanstack/react-router';

import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { plansWords } from '../i18n/plans.ts';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Countdown } from './Countdown.tsx';
import { CreditLeft } from './CreditLeft.tsx';
import { type Phase, namedTier, phaseOf } from './phase.ts';
import { PhaseBadge } from './PhaseBadge.tsx';
import { TestLabel } from './TestLabel.tsx';
import { useCharged } from './useCharged.ts';
import type { Subscription } from './useSubscription.ts';

/** Specification 2.2, subscribed: the status card; also of a plan on hold. */
export function StatusCard({ subscription }: { subscription: Subscription }) {
  const text = useWords(plansWords);
  const phase = phaseOf(subscription);
  const tier = text.tierName[namedTier(subscription)];
  const words = {
    free: text.activeSubscription,
    trial: text.activeSubscription,
    active: text.activeSubscription,
    canceled: text.activeCanceled,
    pastDue: text.badge.pastDue,
    unpaid: text.badge.unpaid,
    paused: text.badge.paused,
  };

  return (
    <section className="flex flex-col gap-5 rounded-card bg-surface p-4 inset-ring inset-ring-hairline sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex flex-col items-start gap-2">
          <PhaseBadge phase={phase}>{words[phase]}</PhaseBadge>
          <h2 className="text-26">
            {subscription.isSubscribed ? text.currentlyOn(tier) : text.onHold(tier)}
          </h2>
        </div>
        <Link {...paths.manageSubscription()} className={buttonClass()}>
          {text.manage}
        </Link>
      </div>
      <Dates subscription={subscription} />
      {subscription.isGiven && <p className="text-muted">{text.given}</p>}
    </section>
  );
}

function Dates({ subscription }: { subscription: Subscription }) {
  const text = useWords(plansWords);
  const locale = useLocale();
  const charged = useCharged();
  const { billing, expiresAt, isGiven } = subscription;
  const phase = phaseOf(subscription);
  const isBilled = billing !== null && !isGiven;
  const labels: Partial<Record<Phase, string>> = {
    trial: text.trialEndsOn,
    canceled: text.accessUntil,
    active: isBilled ? text.nextBillingDate : text.runsUntil,
  };
  const label = labels[phase];

  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-4">
      {expiresAt !== null && label !== undefined && (
        <div>
          <dt className="text-13 font-semibold text-muted">{label}</dt>
          <dd className="text-16 font-semibold">{locale.longDay(expiresAt)}</dd>
          {phase === 'canceled' && (
            <dd>
              <Countdown until={expiresAt} />
            </dd>
          )}
        </div>
      )}
      {isBilled && phase !== 'canceled' && (
        <div>
          <dt className="text-13 font-semibold text-muted">{text.amount}</dt>
          <dd className="text-16 font-semibold">
            {phase === 'trial' && billing.nextPaymentAt !== null
              ? text.thenCharged(charged.per(billing))
              : charged.per(billing)}
          </dd>
          <dd className="flex flex-col gap-1">
            <CreditLeft billing={billing} />
            <TestLabel />
          </dd>
        </div>
      )}
    </dl>
  );
}
