import { limits } from '@cartouche/contract/limits';
import { fillIn } from '@cartouche/contract/refusalText.rules';
import { useState } from 'react';

import { api } from '../api/client.ts';
import { toRefusal } from '../api/refusal.ts';
import { useWrite } from '../api/writes.ts';
import { alertsWords } from '../i18n/alerts.ts';
import { useText, useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { useSession } from '../session/useSession.ts';
import { toast } from '../ui/toast.ts';
import { type AlertDraft, emptyDraft, problemOf, toWish } from './alertDraft.ts';
import { canPreview, problemIf, usePreview } from './usePreview.ts';

export type NewAlert = ReturnType<typeof useNewAlert>;

/** The way to a new alert: the form, its preview, and the alert. Specification 4. */
export function useNewAlert({ isFull }: { isFull: boolean }) {
  const { refusals } = useText();
  const text = useWords(alertsWords);
  const tell = useRefusalText();
  const { tier } = useSession().subscription;
  const [draft, setDraft] = useState(emptyDraft);
  const [step, setStep] = useState<'form' | 'preview' | null>(null);
  const [isTried, setTried] = useState(false);
  const preview = usePreview(draft, { onAnswer: () => setStep((now) => now && 'preview') });

  const create = useWrite(api.alerts.create, {
    onDone: ({ alert }) => {
      setStep(null);
      setDraft(emptyDraft);
      toast({ text: text.created(alert.query) });
    },
  });
  const isLimited = isFull || toRefusal(create.error)?.code === 'alert_limit_reached';

  function open(prefill?: Partial<AlertDraft>) {
    if (prefill) setDraft({ ...emptyDraft, ...prefill });
    setTried(false);
    create.reset();
    setStep('form');
  }

  return {
    draft,
    change: (part: Partial<AlertDraft>) => setDraft((now) => ({ ...now, ...part })),
    problem: problemIf(isTried, draft),
    canPreview: canPreview(draft),
    preview,
    isFormOpen: step !== null,
    isPreviewOpen: step === 'preview',
    open,
    close: () => setStep(null),
    backToForm: () => setStep('form'),
    showPreview: () => {
      setTried(true);
      if (canPreview(draft) && problemOf(draft) === null) preview.ask();
    },
    activate: () => {
      if (!isLimited) create.mutate(toInput(draft, preview.shown));
    },
    isActivating: create.isPending,
    /** Why there can be no further alert; null if there can. */
    limitText: isLimited ? fillIn(refusals.alert_limit_reached, { limit: limits[tier].alerts }) : null,
    errorText: !create.error || isLimited ? null : tell(create.error, text.createFailed),
  };
}

function toInput(draft: AlertDraft, previewed: string[]) {
  return {
    platform: draft.platform,
    ...toWish(draft),
    game_id: draft.gameId,
    previewed,
    time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
