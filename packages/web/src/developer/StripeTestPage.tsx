import { CircleAlert, CircleCheck, Hourglass, RotateCw } from 'lucide-react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { developerWords } from '../i18n/developer.ts';
import { useWords } from '../i18n/language.ts';
import { Fact } from '../plans/Fact.tsx';
import { sideBySide } from '../plans/sideBySide.ts';
import { TestLabel } from '../plans/TestLabel.tsx';
import { useCharged } from '../plans/useCharged.ts';
import { usePaymentFailure } from '../plans/usePaymentFailure.ts';
import { useSession } from '../session/useSession.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { DeveloperPage } from './DeveloperPage.tsx';
import { Facts } from './Facts.tsx';

/** Specification 2.10, phase 1. */
export function StripeTestPage() {
  const text = useWords(developerWords);
  return (
    <DeveloperPage title={text.phase1Title} lead={text.phase1Lead}>
      <Tiles />
      <User />
      <Settings />
    </DeveloperPage>
  );
}

function Tiles() {
  const text = useWords(developerWords);
  const failure = usePaymentFailure();
  const plans = useRead(api.subscription.plans);
  const provider = useRead(api.subscription.test);
  const database = useRead(api.subscription.testDb);
  const session = useRead(api.session.current);
  const reads = [plans, provider, database, session];
  const mode = plans.data?.isTest ? text.testMode : text.liveMode;

  return (
    <>
      <ul className="grid gap-4" style={sideBySide(14)}>
        <Tile
          name={text.environment}
          isOk={plans.data ? true : plans.isError ? false : null}
          says={plans.data && (plans.data.plan ? mode : text.isOff)}
          failure={failure(plans.error, text.networkError)}
        />
        <Tile
          name={text.database}
          isOk={database.data?.success ?? (database.isError ? false : null)}
          says={database.data && (database.data.success ? text.dbAnswers : database.data.error)}
          failure={failure(database.error, text.dbFailed)}
        />
        <Tile
          name={text.provider}
          isOk={provider.data?.success ?? (provider.isError ? false : null)}
          says={
            provider.data &&
            (provider.data.success
              ? text.plansFound(provider.data.message, provider.data.plansCount)
              : (provider.data.error ?? provider.data.message))
          }
          failure={failure(provider.error, text.connectionFailed)}
        />
        <Tile
          name={text.apiTile}
          isOk={session.data ? true : session.isError ? false : null}
          says={session.data && text.apiAnswers}
          failure={failure(session.error, text.networkError)}
        />
      </ul>
      <Button
        icon={<RotateCw />}
        className="self-start"
        isPending={reads.some(({ isFetching }) => isFetching)}
        onClick={() => void Promise.all(reads.map((read) => read.refetch()))}
      >
        {text.again}
      </Button>
    </>
  );
}

type TileProps = {
  name: string;
  isOk: boolean | null;
  says: string | undefined;
  failure: string | null;
};

function Tile({ name, isOk, says, failure }: TileProps) {
  const text = useWords(developerWords);
  return (
    <li className="flex flex-col gap-1 rounded-card bg-surface p-4 inset-ring inset-ring-hairline">
      <p className="text-13 font-semibold text-muted">{name}</p>
      <p className="flex items-center gap-2 text-16 font-semibold">
        {isOk === null ? (
          <Hourglass className="text-muted" />
        ) : isOk ? (
          <CircleCheck className="text-complete" />
        ) : (
          <CircleAlert className="text-danger" />
        )}
        {isOk === null ? text.running : isOk ? text.ok : text.failedWord}
      </p>
      {/* Has its lines before its words, so that what is below stays where it is. */}
      <p className="min-h-[2lh] wrap-anywhere text-muted">{failure ?? says}</p>
    </li>
  );
}

function User() {
  const text = useWords(developerWords);
  const { user, subscription } = useSession();
  return (
    <Card level="h2" title={text.user}>
      <Facts>
        <Fact name={text.userId}>{user.id}</Fact>
        <Fact name={text.email}>{user.email}</Fact>
        <Fact name={text.tier}>{subscription.tier}</Fact>
      </Facts>
    </Card>
  );
}

function Settings() {
  const text = useWords(developerWords);
  const charged = useCharged();
  const { data } = useRead(api.subscription.plans);
  if (!data) return null;

  const { plan, publishableKey, trialDays } = data;
  const price = (id: string, amount: number, interval: 'month' | 'year') =>
    plan && `${charged.per({ amount, currency: plan.currency, interval })} · ${id}`;
  return (
    <Card level="h2" title={text.settings}>
      <Facts>
        <Fact name={text.apiBase}>{`${location.origin}/api`}</Fact>
        <Fact name={text.publishableKey}>{publishableKey ?? text.standInKey}</Fact>
        <Fact name={text.trialDays}>{trialDays}</Fact>
        {plan && (
          <>
            <Fact name={text.monthlyPrice}>{price(plan.id, plan.price, 'month')}</Fact>
            <Fact name={text.yearlyPrice}>{price(plan.yearlyId, plan.yearlyPrice, 'year')}</Fact>
          </>
        )}
      </Facts>
      <div className="flex">
        <TestLabel />
      </div>
    </Card>
  );
}
