import { Link } from '@tanstack/react-router';
import { CircleCheck, CreditCard, RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { plansWords } from '../i18n/plans.ts';
import { paths } from '../paths.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button, buttonClass } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { loadAhead } from '../ui/lazyPart.ts';
import { loadOverlay } from '../ui/Overlay.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { AccessExpired } from './Countdown.tsx';
import { PaymentNotice } from './PaymentNotice.tsx';
import { PhaseBadge } from './PhaseBadge.tsx';
import { PlanDetails } from './PlanDetails.tsx';
import { canCancel, isOnHold, namedTier, phaseOf } from './phase.ts';
import { ReactivateDialog } from './ReactivateDialog.tsx';
import { sideBySide } from './sideBySide.ts';
import { usePaymentFailure } from './usePaymentFailure.ts';
import { type Subscription, useSubscription } from './useSubscription.ts';

loadAhead(loadOverlay);

/** Specification 2.3, the subscription management view. */
export function ManagementView() {
  const text = useWords(plansWords);
  const { subscription, error, isRefreshing, refresh, refreshError } = useSubscription();
  const failure = usePaymentFailure()(refreshError, text.loadFailed);

  if (subscription === null) {
    return error ? (
      <ErrorState title={text.loadFailed} error={error} isRetrying={isRefreshing} onRetry={refresh} />
    ) : (
      <Loading />
    );
  }
  const refreshLink = (
    <button
      type="button"
      onClick={refresh}
      aria-disabled={isRefreshing || undefined}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 font-semibold text-accent underline-offset-4 hover:underline"
    >
      <RotateCw className={`size-4 ${isRefreshing ? 'animate-spin' : ''}`} />
      {isRefreshing ? text.refreshing : text.refresh}
    </button>
  );
  return (
    <div className="flex flex-col gap-4">
      {failure !== null && <Alert>{failure}</Alert>}
      <PaymentNotice subscription={subscription} />
      {phaseOf(subscription) === 'free' ? (
        <None refreshLink={refreshLink} expiredAt={subscription.isExpired ? subscription.expiresAt : null} />
      ) : (
        <Managed subscription={subscription} refreshLink={refreshLink} />
      )}
    </div>
  );
}

type NoneProps = {
  refreshLink: ReactNode;
  /** When a plan that there was has ended; null if there was none. */
  expiredAt: string | null;
};

function None({ refreshLink, expiredAt }: NoneProps) {
  const text = useWords(plansWords);
  const locale = useLocale();
  return (
    <section className="rounded-card bg-surface inset-ring inset-ring-hairline">
      <EmptyState
        icon={<CreditCard />}
        title={text.noneTitle}
        action={
          <div className="flex flex-col items-center gap-2">
            <Link {...paths.subscription()} className={buttonClass('primary')}>
              {text.viewPlans}
            </Link>
            {refreshLink}
          </div>
        }
      >
        {text.noneText}
        {expiredAt !== null && (
          <div className="mt-3 flex flex-wrap items-center justify-center gap-x-2">
            <AccessExpired />
            <span>{locale.longDay(expiredAt)}</span>
          </div>
        )}
      </EmptyState>
    </section>
  );
}

function Managed({ subscription, refreshLink }: { subscription: Subscription; refreshLink: ReactNode }) {
  const text = useWords(plansWords);
  const phase = phaseOf(subscription);
  return (
    <section className="overflow-hidden rounded-card bg-surface inset-ring inset-ring-hairline">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-hairline p-4 sm:px-6">
        <div className="flex items-center gap-3">
          <h2 className="text-20">{text.tierName[namedTier(subscription)]}</h2>
          <PhaseBadge phase={phase}>{text.badge[phase === 'free' ? 'active' : phase]}</PhaseBadge>
        </div>
        {refreshLink}
      </header>
      <PlanDetails subscription={subscription} />
      <Actions subscription={subscription} />
    </section>
  );
}

function Actions({ subscription }: { subscription: Subscription }) {
  const text = useWords(plansWords);
  const [asked, setAsked] = useState<'cancel' | 'reactivate' | null>(null);
  const [isCanceled, setCanceled] = useState(false);
  const { expiresAt } = subscription;
  const isEnding = phaseOf(subscription) === 'canceled';
  const close = () => setAsked(null);

  return (
    <footer className="flex flex-col gap-4 border-t border-hairline p-4 sm:px-6">
      {isCanceled && (
        <p role="status" className="flex items-start gap-2 font-semibold text-complete">
          <CircleCheck />
          {text.canceled}
        </p>
      )}
      <div className="flex flex-wrap gap-2 *:grow sm:*:grow-0">
        {isEnding && !isCanceled && (
          <Button variant="primary" onClick={() => setAsked('reactivate')}>
            {text.reactivateSubscription}
          </Button>
        )}
        {canCancel(subscription) && !isCanceled && (
          <Button variant="danger" onClick={() => setAsked('cancel')}>
            {isOnHold(subscription) ? text.endSubscription : text.cancelSubscription}
          </Button>
        )}
        {subscription.isSubscribed && (
          <Link {...paths.subscription()} className={buttonClass()}>
            {text.changePlan}
          </Link>
        )}
      </div>
      <CancelDialog
        subscription={subscription}
        isOpen={asked === 'cancel'}
        onClose={close}
        onCanceled={() => setCanceled(true)}
      />
      {expiresAt !== null && (
        <ReactivateDialog
          subscription={subscription}
          endsAt={expiresAt}
          isOpen={asked === 'reactivate'}
          onClose={close}
        />
      )}
    </footer>
  );
}

/** In the shape of what comes. */
function Loading() {
  return (
    <div className="flex flex-col gap-6 rounded-card bg-surface p-4 inset-ring inset-ring-hairline sm:p-6">
      <Skeleton className="h-8 w-48" />
      <div className="grid gap-6" style={sideBySide(18)}>
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
      </div>
      <Skeleton className="h-11 w-56" />
    </div>
  );
}
