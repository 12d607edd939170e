import { unlimited } from '@cartouche/contract/limits';
import { RotateCw, Trash2 } from 'lucide-react';

import { developerWords } from '../i18n/developer.ts';
import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { Fact } from '../plans/Fact.tsx';
import { usePaymentFailure } from '../plans/usePaymentFailure.ts';
import { type Subscription, invalidateSubscription, useSubscription } from '../plans/useSubscription.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { DeveloperPage } from './DeveloperPage.tsx';
import { Facts, Flag, RawJson } from './Facts.tsx';
import { Gates } from './Gates.tsx';

/** Specification 2.6: the subscription as every screen sees it. */
export function StatePage() {
  const text = useWords(developerWords);
  const { subscription, error, isLoading, isRefreshing, refresh, refreshError } = useSubscription();
  const failure = usePaymentFailure()(error ?? refreshError, text.networkError);

  return (
    <DeveloperPage title={text.stateTitle} lead={text.stateLead}>
      {failure !== null && <Alert>{text.error(failure)}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button icon={<RotateCw />} isPending={isRefreshing} onClick={refresh}>
          {text.refreshSubscription}
        </Button>
        <Button icon={<Trash2 />} onClick={invalidateSubscription}>
          {text.invalidateCache}
        </Button>
      </div>
      {subscription ? (
        <State subscription={subscription} isLoading={isLoading || isRefreshing} />
      ) : (
        <Skeleton className="h-56 rounded-card" />
      )}
    </DeveloperPage>
  );
}

function State({ subscription, isLoading }: { subscription: Subscription; isLoading: boolean }) {
  const text = useWords(developerWords);
  const locale = useLocale();
  const { subscription: row, expiresAt, limits } = subscription;

  return (
    <>
      <Card>
        <Facts>
          <Fact name={text.userId}>{row.user_id}</Fact>
          <Fact name={text.tier}>{subscription.tier}</Fact>
          <Fact name={text.statusField}>{row.subscription_status}</Fact>
          <Fact name={text.expiry}>{expiresAt === null ? text.never : locale.moment(expiresAt)}</Fact>
        </Facts>
      </Card>
      <div className="grid gap-6 md:grid-cols-2">
        <Card level="h2" title={text.flags}>
          <Facts>
            <Fact name={text.subscribed}>
              <Flag is={subscription.isSubscribed} />
            </Fact>
            <Fact name={text.active}>
              <Flag is={subscription.isActive} />
            </Fact>
            <Fact name={text.expired}>
              <Flag is={subscription.isExpired} />
            </Fact>
            <Fact name={text.trialing}>
              <Flag is={subscription.isTrialing} />
            </Fact>
          </Facts>
        </Card>
        <Card level="h2" title={text.cacheInfo}>
          <Facts>
            <Fact name={text.stale}>
              <Flag is={subscription.isStale} />
            </Fact>
            <Fact name={text.lastSync}>{locale.moment(subscription.lastSync)}</Fact>
            <Fact name={text.loading}>
              <Flag is={isLoading} />
            </Fact>
          </Facts>
        </Card>
        <Card level="h2" title={text.featuresOf}>
          <Gates of={subscription.features} />
        </Card>
        <Card level="h2" title={text.limitsOf}>
          <Facts>
            {(['games', 'consoles', 'alerts'] as const).map((kind) => (
              <Fact key={kind} name={text.limits[kind]}>
                {limits[kind] === unlimited ? text.unlimited : locale.number(limits[kind])}
              </Fact>
            ))}
          </Facts>
        </Card>
      </div>
      <RawJson of={subscription} />
    </>
  );
}
