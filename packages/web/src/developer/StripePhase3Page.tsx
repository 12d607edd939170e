import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useWrite } from '../api/writes.ts';
import { reloadAfterMs } from '../constants.ts';
import { developerWords } from '../i18n/developer.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { ManagementView } from '../plans/ManagementView.tsx';
import { PlansView } from '../plans/PlansView.tsx';
import { usePaymentFailure } from '../plans/usePaymentFailure.ts';
import { useCheckout } from '../plans/providerPage.ts';
import { useSubscription } from '../plans/useSubscription.ts';
import { useSession } from '../session/useSession.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Section } from '../ui/Section.tsx';
import { DeveloperPage } from './DeveloperPage.tsx';
import { Gates } from './Gates.tsx';
import { ProviderDetails } from './ProviderDetails.tsx';

/** Specification 2.10, phase 3. */
export function StripePhase3Page() {
  const text = useWords(developerWords);
  return (
    <DeveloperPage title={text.phase3Title} lead={text.phase3Lead}>
      <nav className="flex flex-wrap gap-2">
        <Link {...paths.subscription()} className={buttonClass()}>
          {text.toPlans}
        </Link>
        <Link {...paths.stripePhase2()} className={buttonClass()}>
          {text.toPhase2}
        </Link>
      </nav>
      <div className="grid gap-4 md:grid-cols-2">
        <Flow />
        <Webhook />
        <Sync />
        <Remove />
      </div>
      <ProviderDetails />
      <GatesCard />
      <Section title={text.managementView}>
        <ManagementView />
      </Section>
      <Section title={text.plansView}>
        <PlansView />
      </Section>
    </DeveloperPage>
  );
}

const reloadLater = () => void setTimeout(() => location.reload(), reloadAfterMs);

function Flow() {
  const text = useWords(developerWords);
  const { data: plans } = useRead(api.subscription.plans);
  const checkout = useCheckout();
  const priceId = plans?.plan?.id;
  return (
    <Trial title={text.flow} lead={text.flowLead} error={checkout.error} done={null}>
      <Button
        isPending={checkout.isBusy}
        disabled={priceId === undefined}
        onClick={() => priceId !== undefined && checkout.start(priceId)}
      >
        {text.beginCheckout}
      </Button>
    </Trial>
  );
}

function Webhook() {
  const text = useWords(developerWords);
  const { user } = useSession();
  const { data: plans } = useRead(api.subscription.plans);
  const write = useWrite(api.subscription.testWebhook, { onDone: reloadLater });
  const priceId = plans?.plan?.id;
  const done = write.data && text.eventSent(write.data.eventId, write.data.status);
  return (
    <Trial title={text.webhook} lead={text.webhookLead} error={write.error} done={done ?? null}>
      <Button
        isPending={write.isPending}
        onClick={() => write.mutate({ userId: user.id, ...(priceId ? { priceId } : {}) })}
      >
        {text.sendEvent}
      </Button>
    </Trial>
  );
}

function Sync() {
  const text = useWords(developerWords);
  const { user } = useSession();
  const write = useWrite(api.subscription.syncSubscription, { onDone: reloadLater });
  const done = write.data && text.synced(write.data.subscription?.status ?? text.noSubscription);
  return (
    <Trial title={text.sync} lead={text.syncLead} error={write.error} done={done ?? null}>
      <Button isPending={write.isPending} onClick={() => write.mutate({ userId: user.id })}>
        {text.syncNow}
      </Button>
    </Trial>
  );
}

function Remove() {
  const text = useWords(developerWords);
  const { user } = useSession();
  const write = useWrite(api.subscription.cancelSubscription);
  return (
    <Trial
      title={text.remove}
      lead={text.removeLead}
      error={write.error}
      done={write.isSuccess ? text.removed : null}
    >
      <Button variant="danger" isPending={write.isPending} onClick={() => write.mutate({ userId: user.id })}>
        {text.removeNow}
      </Button>
    </Trial>
  );
}

type TrialProps = {
  title: string;
  lead: string;
  error: Error | null;
  /** What it did; null before. */
  done: string | null;
  children: ReactNode;
};

function Trial({ title, lead, error, done, children }: TrialProps) {
  const text = useWords(developerWords);
  const failure = usePaymentFailure()(error, text.networkError);
  return (
    <Card level="h2" title={title} hint={lead}>
      <div className="mt-auto">{children}</div>
      {failure !== null && <Alert>{failure}</Alert>}
      {done !== null && (
        <p role="status" className="font-semibold wrap-anywhere text-complete">
          {done}
        </p>
      )}
    </Card>
  );
}

function GatesCard() {
  const text = useWords(developerWords);
  const { subscription } = useSubscription();
  return (
    <Card level="h2" title={text.gates}>
      {subscription && <Gates of={subscription.features} />}
    </Card>
  );
}
