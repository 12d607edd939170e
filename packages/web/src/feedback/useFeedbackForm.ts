import { useEffect, useEffectEvent, useState } from 'react';

import { api } from '../api/client.ts';
import { toRefusal } from '../api/refusal.ts';
import { useWrite } from '../api/writes.ts';
import { feedbackCloseMs } from '../constants.ts';
import { forgetDraft, keepDraft, keptDraft } from '../device.ts';
import { feedbackWords } from '../i18n/feedback.ts';
import { sessionWords } from '../i18n/session.ts';
import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { useSession } from '../session/useSession.ts';
import { toast } from '../ui/toast.ts';
import {
  type FeedbackDraft,
  type FeedbackReport,
  isEmailOrNone,
  startFeedback,
  toFeedback,
  toFeedbackDraft,
} from './feedbackDraft.ts';

type FeedbackFormInput = { isOpen: boolean; onClose: () => void; report?: FeedbackReport };

/** The form's state. The device keeps what is typed until it is sent. */
export function useFeedbackForm({ isOpen, onClose, report }: FeedbackFormInput) {
  const text = useWords(feedbackWords);
  const session = useWords(sessionWords);
  const tell = useRefusalText();
  const { user } = useSession();
  const [draft, setDraft] = useState(() => startFeedback(toFeedbackDraft(keptDraft('feedback')), report));
  const [isEmailLeft, setEmailLeft] = useState(draft.email !== '');

  const send = useWrite(api.feedback.send, {
    onDone: () => {
      forgetDraft('feedback');
      if (!isOpen) toast({ text: text.sent });
    },
    onRefused: (error) => {
      if (!isOpen) toast({ text: tell(error, text.failed) });
    },
  });
  const isSent = send.isSuccess;

  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isSent || !isOpen) return undefined;
    const timer = setTimeout(() => close(), feedbackCloseMs);
    return () => clearTimeout(timer);
  }, [isSent, isOpen]);

  const feedback = toFeedback(draft);
  const refusesEmail = toRefusal(send.error)?.details.some(({ field }) => field === 'email') ?? false;
  const isEmailWrong = (isEmailLeft && !isEmailOrNone(draft.email)) || refusesEmail;

  function change(part: Partial<FeedbackDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    keepDraft('feedback', JSON.stringify(next));
  }

  function submit() {
    if (feedback === null) return;
    send.mutate({
      ...feedback,
      userId: user.id,
      currentUrl: location.href.slice(0, 2_000),
      userAgent: navigator.userAgent.slice(0, 500),
      timestamp: new Date().toISOString(),
    });
  }

  return {
    draft,
    change,
    leaveEmail: () => setEmailLeft(true),
    emailError: isEmailWrong ? session.emailInvalid : null,
    isValid: feedback !== null,
    submit,
    isSending: send.isPending,
    isSent,
    /** Specification 8: the server's words, and one sentence for everything else. */
    message: send.error ? tell(send.error, text.failed) : null,
    waits: send.isPaused ? session.waitsForNetwork : null,
  };
}
