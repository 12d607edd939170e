import { type Limited, type Tier, features, limits, tiers, unlimited } from '@cartouche/contract/limits';
import { Check } from 'lucide-react';

import { useLocale } from '../i18n/formats.ts';
import { useText } from '../i18n/language.ts';
import { useSession } from '../session/useSession.ts';
import { Badge } from '../ui/Badge.tsx';

/** What each plan includes. None is for sale yet, so there are no prices and no buttons. */
export function PlanList() {
  const text = useText().subscription;
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="text-20">{text.plansTitle}</h2>
        <p className="text-muted text-pretty">{text.plansLead}</p>
      </div>
      <ul className="grid gap-4 md:grid-cols-3">
        {tiers.map((tier) => (
          <PlanCard key={tier} tier={tier} />
        ))}
      </ul>
    </section>
  );
}

function PlanCard({ tier }: { tier: Tier }) {
  const text = useText().subscription;
  const isMine = useSession().subscription.tier === tier;

  return (
    <li
      className={`flex flex-col gap-4 rounded-card bg-surface p-4 inset-ring ${isMine ? 'inset-ring-2 inset-ring-accent' : 'inset-ring-hairline'}`}
    >
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-16">{text.planName[tier]}</h3>
        {isMine ? (
          <Badge tone="accent">{text.yourPlan}</Badge>
        ) : (
          tier !== 'free' && <Badge>{text.later}</Badge>
        )}
      </div>
      <dl className="flex flex-col gap-1">
        <Limit tier={tier} kind="games" label={text.games} />
        <Limit tier={tier} kind="consoles" label={text.consoles} />
        <Limit tier={tier} kind="alerts" label={text.alerts} />
      </dl>
      <ul className="flex flex-col gap-1.5 border-t border-hairline pt-4">
        {features[tier].map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Check className="mt-0.5 size-4 text-complete" />
            {text.features[feature]}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Limit({ tier, kind, label }: { tier: Tier; kind: Limited; label: string }) {
  const text = useText().subscription;
  const locale = useLocale();
  const limit: number = limits[tier][kind];

  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold">
        {limit === unlimited ? text.unlimited : text.upTo(locale.number(limit))}
      </dd>
    </div>
  );
}
