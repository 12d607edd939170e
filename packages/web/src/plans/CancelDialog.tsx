import { api } from '../api/client.ts';
import { useWrite } from '../api/writes.ts';
import { reloadAfterMs } from '../constants.ts';
import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { plansWords } from '../i18n/plans.ts';
import { Alert } from '../ui/Alert.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { toast } from '../ui/toast.ts';
import { isOnHold, phaseOf } from './phase.ts';
import { usePaymentFailure } from './usePaymentFailure.ts';
import type { Subscription } from './useSubscription.ts';

type CancelDialogProps = {
  subscription: Subscription;
  isOpen: boolean;
  onClose: () => void;
  onCanceled: () => void;
};

/**
 * Specification 2.3, cancel confirmation. The page is loaded again a little after it is done. A plan on hold has no paid
 * time left: it ends at once.
 */
export function CancelDialog({ subscription, isOpen, onClose, onCanceled }: CancelDialogProps) {
  const text = useWords(plansWords);
  const endsAtOnce = isOnHold(subscription);
  const write = useWrite(api.subscription.cancelSubscription, {
    onDone: () => {
      onClose();
      if (endsAtOnce) {
        toast({ text: text.ended });
        return;
      }
      onCanceled();
      setTimeout(() => location.reload(), reloadAfterMs);
    },
  });
  const failure = usePaymentFailure()(write.error, text.failed.cancel);

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={endsAtOnce ? text.endSubscription : text.cancelSubscription}
      confirm={endsAtOnce ? text.endYes : text.cancelYes}
      stay={text.cancelNo}
      isDangerous
      isPending={write.isPending}
      onConfirm={() => write.mutate({ userId: subscription.subscription.user_id })}
    >
      <div className="flex flex-col gap-3">
        <Question subscription={subscription} />
        {failure !== null && <Alert>{failure}</Alert>}
      </div>
    </ConfirmDialog>
  );
}

function Question({ subscription }: { subscription: Subscription }) {
  const text = useWords(plansWords);
  const locale = useLocale();
  const { expiresAt, isSubscribed } = subscription;
  if (isOnHold(subscription) || expiresAt === null) {
    return (
      <>
        <p>{text.endQuestion}</p>
        {!isSubscribed && <p className="text-muted">{text.endKept}</p>}
      </>
    );
  }
  return (
    <>
      <p>{text.cancelQuestion(locale.longDay(expiresAt))}</p>
      {phaseOf(subscription) === 'pastDue' && <p className="text-muted">{text.cancelPastDue}</p>}
    </>
  );
}
