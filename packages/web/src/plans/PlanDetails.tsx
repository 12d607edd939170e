import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { plansWords } from '../i18n/plans.ts';
import { Countdown } from './Countdown.tsx';
import { CreditLeft } from './CreditLeft.tsx';
import { Fact } from './Fact.tsx';
import { type Phase, endsPastDue, hasCard, namedTier, phaseOf } from './phase.ts';
import { sideBySide } from './sideBySide.ts';
import { TestLabel } from './TestLabel.tsx';
import { useCharged } from './useCharged.ts';
import type { Subscription } from './useSubscription.ts';

/** Specification 2.3: plan details and billing. */
export function PlanDetails({ subscription }: { subscription: Subscription }) {
  const text = useWords(plansWords);
  const locale = useLocale();
  const { expiresAt, isGiven } = subscription;
  const phase = phaseOf(subscription);
  const label = dateLabel(phase, subscription);

  return (
    <div className="grid bg-hairline" style={{ ...sideBySide(18), gap: 1 }}>
      <section className="flex flex-col gap-4 bg-surface p-4 sm:p-6">
        <h3 className="text-16">{text.planDetails}</h3>
        <dl className="flex flex-col gap-2">
          <Fact name={text.plan}>{text.tierName[namedTier(subscription)]}</Fact>
          <Fact name={text.status}>{phase === 'trial' ? text.trialPeriod : text.badge[wordOf(phase)]}</Fact>
          {expiresAt !== null && label !== null && (
            <Fact name={text[label]}>{locale.longDay(expiresAt)}</Fact>
          )}
        </dl>
        {phase === 'canceled' && expiresAt !== null && <Countdown until={expiresAt} />}
        {isGiven && <p className="text-pretty text-muted">{text.given}</p>}
      </section>
      <section className="flex flex-col gap-4 bg-surface p-4 sm:p-6">
        <h3 className="text-16">{text.billing}</h3>
        <Billing subscription={subscription} />
      </section>
    </div>
  );
}

const wordOf = (phase: Phase) => (phase === 'free' ? 'active' : phase);

/** Specification 2.3 names the first three; a given plan is not billed. While a payment is owed, no date is certain. */
function dateLabel(phase: Phase, { billing, isGiven }: Subscription) {
  if (phase === 'trial') return 'trialEnds';
  if (phase === 'canceled') return 'accessUntilLabel';
  if (phase !== 'active') return null;
  return billing !== null && !isGiven ? 'nextBilling' : 'runsUntilLabel';
}

function Billing({ subscription }: { subscription: Subscription }) {
  const text = useWords(plansWords);
  const charged = useCharged();
  const { billing, isGiven, isStale } = subscription;
  const isUnknown = billing === null && isStale && !isGiven;
  const nothing = isUnknown ? text.unknownAmount : text.freeOfCharge;

  return (
    <>
      <dl className="flex flex-col gap-2">
        <Fact name={text.amount}>{billing === null ? nothing : charged.per(billing)}</Fact>
        {!isUnknown && <Fact name={text.paymentMethod}>{text[methodOf(subscription)]}</Fact>}
      </dl>
      {billing !== null && (
        <div className="flex flex-col gap-2">
          <CreditLeft billing={billing} />
          {phaseOf(subscription) === 'canceled' && <p className="text-muted">{text.notAgain}</p>}
          {endsPastDue(subscription) && <p className="text-pretty text-muted">{text.endsPastDue}</p>}
          <TestLabel />
        </div>
      )}
    </>
  );
}

function methodOf(subscription: Subscription) {
  if (subscription.billing === null) return 'noCard';
  return hasCard(subscription) ? 'cardOnFile' : 'noCardYet';
}
