import { useState } from 'react';

import { type Answer, api } from '../api/client.ts';
import { toRefusal } from '../api/refusal.ts';
import { useWrite } from '../api/writes.ts';
import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { plansWords } from '../i18n/plans.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { TestLabel } from './TestLabel.tsx';
import { useCharged } from './useCharged.ts';
import { usePaymentFailure } from './usePaymentFailure.ts';
import type { Subscription } from './useSubscription.ts';

type Plan = NonNullable<Answer<typeof api.subscription.plans>['plan']>;
type Change = Answer<typeof api.subscription.previewChange>;
type YearlyPanelProps = { plan: Plan; subscription: Subscription };

/** Specification 2.2, upgrade to yearly: the provider says what is charged at once before it is. */
export function YearlyPanel({ plan, subscription }: YearlyPanelProps) {
  const text = useWords(plansWords);
  const charged = useCharged();
  const [change, setChange] = useState<Change | null>(null);
  const input = { userId: subscription.subscription.user_id, newPriceId: plan.yearlyId };
  const preview = useWrite(api.subscription.previewChange, { onDone: setChange });
  const update = useWrite(api.subscription.updateSubscription, {
    onDone: () => location.reload(),
    // The dialog stays open, with the new amount and the reason.
    onRefused: (error) => toRefusal(error)?.code === 'charge_changed' && preview.mutate(input),
  });
  const tell = usePaymentFailure();
  const [noPreview, noUpdate] = [preview.error, update.error].map((error) => tell(error, text.upgradeFailed));
  const isBusy = update.isPending || update.isSuccess;

  return (
    <Card title={text.yearlyTitle}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex flex-col items-start gap-1">
          <p className="text-26 font-bold">
            {text.yearlyPrice(charged.once({ amount: plan.yearlyPrice, currency: plan.currency }))}
          </p>
          <TestLabel />
        </div>
        <Button variant="primary" isPending={preview.isPending} onClick={() => preview.mutate(input)}>
          {text.upgradeNow}
        </Button>
      </div>
      {noPreview && <Alert>{noPreview}</Alert>}
      <ConfirmDialog
        isOpen={change !== null}
        onClose={() => setChange(null)}
        title={text.yearlyQuestion}
        confirm={isBusy ? text.upgrading : text.yearlyConfirm}
        isPending={isBusy || preview.isPending}
        onConfirm={() =>
          change &&
          update.mutate({ ...input, shown: { amount: change.now.amount, credit: change.now.credit } })
        }
      >
        <div className="flex flex-col items-start gap-4">
          {change !== null && <Charges change={change} />}
          <TestLabel />
          {noUpdate && <Alert>{noUpdate}</Alert>}
        </div>
      </ConfirmDialog>
    </Card>
  );
}

function Charges({ change: { now, isTrial, later } }: { change: Change }) {
  const text = useWords(plansWords);
  const locale = useLocale();
  const charged = useCharged();
  return (
    <>
      <dl className="grid w-full grid-cols-[1fr_auto] gap-x-6 gap-y-2">
        <dt className="text-muted">{text.yearlyToday}</dt>
        <dd className="text-right font-semibold">{charged.once(now)}</dd>
        <dt className="text-muted">{text.yearlyLater(locale.longDay(later.at))}</dt>
        <dd className="text-right font-semibold">{charged.once(later)}</dd>
      </dl>
      <p className="text-muted">{isTrial ? text.yearlyInTrial : text.yearlyCredit}</p>
      {now.credit > 0 && (
        <p className="font-semibold">{text.creditLeft(charged.once({ ...now, amount: now.credit }))}</p>
      )}
    </>
  );
}
