import { chargedText, testPayments, usualTestPayment } from '@cartouche/contract/price.rules';
import { Copy, FlaskConical, TriangleAlert } from 'lucide-react';

import { type Answer, api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { developerWords } from '../i18n/developer.ts';
import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { TestLabel } from '../plans/TestLabel.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { toast } from '../ui/toast.ts';
import { DeveloperPage } from './DeveloperPage.tsx';
import { useCardField } from './useCardField.ts';
import { type PaymentResult, useTestPayment } from './useTestPayment.ts';

type Plans = Answer<typeof api.subscription.plans>;

/** The provider's test cards. */
const testCards = [
  { number: '4242 4242 4242 4242', does: 'success' },
  { number: '4000 0000 0000 0002', does: 'declined' },
  { number: '4000 0000 0000 9995', does: 'funds' },
  { number: '4000 0000 0000 3220', does: 'secure' },
  { number: '4000 0000 0000 0069', does: 'expired' },
  { number: '4000 0000 0000 0127', does: 'cvc' },
] as const;

/** Specification 2.10, card payment test. */
export function TestPaymentPage() {
  const text = useWords(developerWords);
  const { data } = useRead(api.subscription.plans);
  return (
    <DeveloperPage title={text.paymentTitle} lead={text.paymentLead}>
      <TestCards />
      {data && <Payments plans={data} />}
    </DeveloperPage>
  );
}

function TestCards() {
  const text = useWords(developerWords);
  const copy = (number: string) =>
    void navigator.clipboard.writeText(number.replaceAll(' ', '')).then(
      () => toast({ text: text.copied }),
      () => undefined,
    );
  return (
    <Card level="h2" title={text.cardsTitle} hint={text.cardsLead}>
      <ul className="divide-y divide-hairline">
        {testCards.map(({ number, does }) => (
          <li key={number} className="flex items-center gap-4 py-2">
            <div className="grid grow gap-x-4 sm:grid-cols-3">
              <span className="font-semibold">{text.cards[does].name}</span>
              <code>{number}</code>
              <span className="text-muted">{text.cards[does].text}</span>
            </div>
            <IconButton aria-label={text.copyNumber(number)} icon={<Copy />} onClick={() => copy(number)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Payments({ plans }: { plans: Plans }) {
  const text = useWords(developerWords);
  const { language } = useLocale();
  const { plan, standIn, isTest } = plans;
  const { place, field, hasFailed } = useCardField(plans);
  const { doing, result, pay, createTrial } = useTestPayment(field, plan);
  const { currency } = usualTestPayment;

  return (
    <Card level="h2" title={text.cardField}>
      {plan !== null && !isTest && (
        <Banner tone="incomplete" icon={<TriangleAlert />}>
          {text.cardLive}
        </Banner>
      )}
      {standIn !== null && (
        <Banner tone="incomplete" icon={<FlaskConical />}>
          {text.cardStandIn}
        </Banner>
      )}
      <div ref={place} className="min-h-11 rounded-control bg-surface px-3 py-3 inset-ring inset-ring-edge" />
      {hasFailed && <Alert>{text.notLoaded}</Alert>}
      <div className="flex flex-wrap items-center gap-2">
        {testPayments.map((amount) => (
          <Button key={amount} disabled={field === null || doing !== null} onClick={() => pay(amount)}>
            {doing === 'paying'
              ? text.processing
              : text.testPayment(chargedText(amount, currency, { language }))}
          </Button>
        ))}
        <Button
          variant="primary"
          disabled={createTrial === null}
          isPending={doing !== null}
          onClick={() => createTrial?.()}
        >
          {doing === 'creating' ? text.creating : text.createTrial}
        </Button>
        <TestLabel />
      </div>
      {result !== null && <Result result={result} />}
    </Card>
  );
}

function Result({ result: { isError, message, id } }: { result: PaymentResult }) {
  const text = useWords(developerWords);
  const words = (
    <>
      <p>{message}</p>
      {id !== null && <p className="wrap-anywhere">{text.id(id)}</p>}
    </>
  );
  if (isError) return <Alert>{words}</Alert>;
  return (
    <div role="status" className="font-semibold text-complete">
      {words}
    </div>
  );
}
