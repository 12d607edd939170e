import { Link } from '@tanstack/react-router';

import { useLocale } from '../i18n/formats.ts';
import { settingsWords } from '../i18n/settings.ts';
import { useText, useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { useSession } from '../session/useSession.ts';
import { Usage } from '../subscription/CurrentPlan.tsx';
import { TierBadge } from '../subscription/TierBadge.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';

/** Specification 2, settings: the Current Plan card. */
export function PlanSection() {
  const { subscription: plans } = useText();
  const text = useWords(settingsWords);
  const locale = useLocale();
  const { tier, status, isTrialing, expiresAt } = useSession().subscription;
  const isFree = tier === 'free';
  const name = isTrialing ? 'trial' : tier;

  return (
    <Card>
      <div className="flex flex-col gap-1">
        <div className="flex items-center justify-between gap-3">
          <h3 className="text-13 font-semibold text-muted">{text.currentPlan}</h3>
          <TierBadge />
        </div>
        <p className="text-26 font-bold">{plans.planName[name]}</p>
        <p className="text-pretty text-muted">{plans.planText[name]}</p>
      </div>
      {!isFree && (
        <dl className="grid grid-cols-2 gap-4">
          <Fact term={text.status}>
            {isTrialing ? text.trial : status === 'active' ? text.active : text.inactive}
          </Fact>
          {expiresAt !== null && (
            <Fact term={isTrialing ? text.trialEnds : text.nextBilling}>{locale.day(expiresAt)}</Fact>
          )}
        </dl>
      )}
      <Usage />
      <Link {...paths.subscription()} className={`${buttonClass('primary')} sm:self-start`}>
        {isFree ? text.upgradePlan : text.changePlan}
      </Link>
    </Card>
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
