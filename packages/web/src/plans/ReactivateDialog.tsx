import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useWrite } from '../api/writes.ts';
import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { plansWords } from '../i18n/plans.ts';
import { Alert } from '../ui/Alert.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { toast } from '../ui/toast.ts';
import { noteCheckout } from './begunCheckout.ts';
import { TestLabel } from './TestLabel.tsx';
import { useCharged } from './useCharged.ts';
import { usePaymentFailure } from './usePaymentFailure.ts';
import { leaveFor, useWhenRestored } from './providerPage.ts';
import type { Subscription } from './useSubscription.ts';

type ReactivateDialogProps = {
  subscription: Subscription;
  endsAt: string;
  isOpen: boolean;
  onClose: () => void;
};

/** Specification 2.3, reactivate confirmation. */
export function ReactivateDialog({ subscription, endsAt, isOpen, onClose }: ReactivateDialogProps) {
  const text = useWords(plansWords);
  const locale = useLocale();
  const charged = useCharged();
  const { data: plans } = useRead(api.subscription.plans);
  const { user_id: userId } = subscription.subscription;
  const { billing } = subscription;
  const date = locale.longDay(endsAt);
  const write = useWrite(api.subscription.reactivateSubscription, {
    onDone: ({ checkoutUrl }) => {
      if (checkoutUrl) {
        noteCheckout(userId);
        leaveFor(checkoutUrl);
        return;
      }
      onClose();
      toast({ text: text.reactivated });
    },
  });
  useWhenRestored(write.reset);
  const failure = usePaymentFailure()(write.error, text.failed.reactivate);
  // The price that is named here, should the plan have ended in the meantime and be bought anew.
  const priceId = billing?.priceId ?? plans?.plan?.id;

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.reactivateSubscription}
      confirm={text.reactivateYes}
      isPending={write.isPending || priceId === undefined}
      onConfirm={() => priceId !== undefined && write.mutate({ userId, priceId })}
    >
      <div className="flex flex-col items-start gap-3">
        {billing !== null && (
          <>
            <p>{text.reactivateQuestion(date, charged.per(billing))}</p>
            <p className="text-muted">{text.reactivateNothingToday(charged.once(billing), date)}</p>
          </>
        )}
        <TestLabel />
        {failure !== null && <Alert>{failure}</Alert>}
      </div>
    </ConfirmDialog>
  );
}
