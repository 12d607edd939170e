import { RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { developerWords } from '../i18n/developer.ts';
import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { Fact } from '../plans/Fact.tsx';
import { usePaymentFailure } from '../plans/usePaymentFailure.ts';
import { invalidateSubscription, useSubscription } from '../plans/useSubscription.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { DeveloperPage } from './DeveloperPage.tsx';
import { Facts, Flag, RawJson } from './Facts.tsx';
import { useVisitor } from './useVisitor.ts';
import { Who } from './Who.tsx';

/** Specification 2.10, user status test; for visitors too. */
export function UserStatusPage() {
  const text = useWords(developerWords);
  const session = useVisitor();
  return (
    <DeveloperPage title={text.statusTitle} lead={text.statusLead} isPublic>
      <Who />
      {session && <Status key={session.user.id} />}
    </DeveloperPage>
  );
}

function Status() {
  const text = useWords(developerWords);
  const locale = useLocale();
  const { subscription, isRefreshing, refresh, error, refreshError } = useSubscription();
  const [isCleared, setCleared] = useState(false);
  const failure = usePaymentFailure()(error ?? refreshError, text.networkError);

  function clear() {
    invalidateSubscription();
    setCleared(true);
  }

  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Trash2 />} onClick={clear}>
          {text.clearCache}
        </Button>
        <Button icon={<RotateCw />} isPending={isRefreshing} onClick={refresh}>
          {text.refreshSubscription}
        </Button>
      </div>
      {isCleared && <p role="status">{text.cacheCleared}</p>}
      {failure !== null && <Alert>{text.error(failure)}</Alert>}
      {subscription && (
        <>
          <Card>
            <Facts>
              <Fact name={text.tier}>{subscription.tier}</Fact>
              <Fact name={text.statusField}>{subscription.subscription.subscription_status}</Fact>
              <Fact name={text.active}>
                <Flag is={subscription.isActive} />
              </Fact>
              <Fact name={text.lastSync}>{locale.moment(subscription.lastSync)}</Fact>
            </Facts>
          </Card>
          <RawJson of={subscription} />
        </>
      )}
    </>
  );
}
