import { api } from '../api/client.ts';
import { useWrite } from '../api/writes.ts';
import { reloadAfterMs } from '../constants.ts';
import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { plansWords } from '../i18n/plans.ts';
import { Alert } from '../ui/Alert.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { usePaymentFailure } from './usePaymentFailure.ts';
import type { Subscription } from './useSubscription.ts';

type CancelDialogProps = {
  subscription: Subscription;
  endsAt: string;
  isOpen: boolean;
  onClose: () => void;
  onCanceled: () => void;
};

/** Specification 2.3, cancel confirmation. The page is loaded again a little after it is done. */
export function CancelDialog({ subscription, endsAt, isOpen, onClose, onCanceled }: CancelDialogProps) {
  const text = useWords(plansWords);
  const locale = useLocale();
  const write = useWrite(api.subscription.cancelSubscription, {
    onDone: () => {
      onCanceled();
      onClose();
      setTimeout(() => location.reload(), reloadAfterMs);
    },
  });
  const failure = usePaymentFailure()(write.error, text.failed.cancel);

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.cancelSubscription}
      confirm={text.cancelYes}
      stay={text.cancelNo}
      isDangerous
      isPending={write.isPending}
      onConfirm={() => write.mutate({ userId: subscription.subscription.user_id })}
    >
      <div className="flex flex-col gap-3">
        <p>{text.cancelQuestion(locale.longDay(endsAt))}</p>
        {failure !== null && <Alert>{failure}</Alert>}
      </div>
    </ConfirmDialog>
  );
}
