import { CircleAlert, CloudOff } from 'lucide-react';

import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { plansWords } from '../i18n/plans.ts';
import { Alert } from '../ui/Alert.tsx';
import { Banner } from '../ui/Banner.tsx';
import { Button, buttonClass } from '../ui/Button.tsx';
import { hasCard, problemOf } from './phase.ts';
import { usePaymentFailure } from './usePaymentFailure.ts';
import { usePortal } from './providerPage.ts';
import type { Subscription } from './useSubscription.ts';

/** What keeps the plan from going on, with the link that mends it; and whether what is shown may be out of date. */
export function PaymentNotice({ subscription }: { subscription: Subscription }) {
  const text = useWords(plansWords);
  const locale = useLocale();
  const problem = problemOf(subscription);

  return (
    <>
      {problem !== null && (
        <Banner
          title={text.problems[problem].title}
          tone="incomplete"
          icon={<CircleAlert />}
          action={<Mend subscription={subscription} />}
        >
          {text.problems[problem].text}
        </Banner>
      )}
      {subscription.isStale && (
        <Banner title={text.staleTitle} icon={<CloudOff />}>
          {text.staleText(locale.moment(subscription.lastSync))}
        </Banner>
      )}
    </>
  );
}

/** Leads to the invoice, or else to the portal, where a card can be added. */
function Mend({ subscription }: { subscription: Subscription }) {
  const text = useWords(plansWords);
  const portal = usePortal();
  const failure = usePaymentFailure()(portal.error, text.failed.portal);
  const mendUrl = subscription.billing?.mendUrl;

  if (mendUrl) {
    return (
      <a href={mendUrl} className={buttonClass('primary')}>
        {text.mend}
      </a>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      <Button variant="primary" isPending={portal.isBusy} onClick={() => portal.open()}>
        {hasCard(subscription) ? text.mend : text.addCard}
      </Button>
      {failure !== null && <Alert>{failure}</Alert>}
    </div>
  );
}
