import { chargedText } from '@cartouche/contract/price.rules';

import { type Answer, api } from '../api/client.ts';
import { useWrite } from '../api/writes.ts';
import { developerWords } from '../i18n/developer.ts';
import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { Fact } from '../plans/Fact.tsx';
import { TestLabel } from '../plans/TestLabel.tsx';
import { usePaymentFailure } from '../plans/usePaymentFailure.ts';
import { useSession } from '../session/useSession.ts';
import { Alert } from '../ui/Alert.tsx';
import { Badge, type Tone } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Facts, RawJson } from './Facts.tsx';

type Details = Answer<typeof api.subscription.subscriptionStatus>;

/** The subscription, the invoices and the payments as the provider has them. Specification 3. */
export function ProviderDetails() {
  const text = useWords(developerWords);
  const { user } = useSession();
  const write = useWrite(api.subscription.subscriptionStatus);
  const failure = usePaymentFailure()(write.error, text.networkError);

  return (
    <Card level="h2" title={text.details}>
      <Button
        className="self-start"
        isPending={write.isPending}
        onClick={() => write.mutate({ userId: user.id })}
      >
        {text.readDetails}
      </Button>
      {failure !== null && <Alert>{failure}</Alert>}
      {write.data && <Read details={write.data} />}
    </Card>
  );
}

function Read({ details }: { details: Details }) {
  const text = useWords(developerWords);
  const locale = useLocale();
  const { subscription, invoices, paymentIntents } = details;
  const at = (seconds: number | null) =>
    seconds === null ? text.never : locale.moment(new Date(seconds * 1000).toISOString());

  return (
    <>
      <TestLabel />
      <h3 className="font-semibold">{text.providerSubscription}</h3>
      {subscription ? (
        <Facts>
          <Fact name={subscription.id}>
            <Status of={subscription.status} />
          </Fact>
          <Fact name={text.trialEnd}>{at(subscription.trial_end)}</Fact>
          <Fact name={text.period}>
            {at(subscription.current_period_start)} – {at(subscription.current_period_end)}
          </Fact>
        </Facts>
      ) : (
        <p className="text-muted">{text.none}</p>
      )}
      <List
        title={text.invoices}
        rows={invoices.map(({ id, status, amount_paid: amount, currency, created }) => ({
          id,
          status: status ?? '',
          amount,
          currency,
          at: at(created),
        }))}
      />
      <List
        title={text.paymentIntents}
        rows={paymentIntents.map(({ created, ...row }) => ({ ...row, at: at(created) }))}
      />
      <RawJson of={details} />
    </>
  );
}

type Row = { id: string; status: string; amount: number; currency: string; at: string };

function List({ title, rows }: { title: string; rows: Row[] }) {
  const text = useWords(developerWords);
  const { language } = useLocale();
  return (
    <>
      <h3 className="font-semibold">{title}</h3>
      {rows.length === 0 && <p className="text-muted">{text.none}</p>}
      <ul className="divide-y divide-hairline">
        {rows.map(({ id, status, amount, currency, at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <Status of={status} />
            <code className="wrap-anywhere">{id}</code>
            <span className="text-muted">{at}</span>
            <span className="ml-auto font-semibold">{chargedText(amount, currency, { language })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Specification 4: the statuses that have a look of their own, and others. */
const tones: Record<string, Tone> = {
  trialing: 'accent',
  active: 'complete',
  past_due: 'danger',
  paid: 'complete',
  open: 'incomplete',
  draft: 'neutral',
  succeeded: 'complete',
  requires_payment_method: 'incomplete',
  canceled: 'danger',
};

function Status({ of }: { of: string }) {
  return <Badge tone={tones[of] ?? 'neutral'}>{of}</Badge>;
}
