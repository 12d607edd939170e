import type { Answer } from '../api/client.ts';
import { api } from '../api/client.ts';
import { statusOf } from '../api/refusal.ts';
import { useWrite } from '../api/writes.ts';
import { alertsWords } from '../i18n/alerts.ts';
import { useWords } from '../i18n/language.ts';
import { useFailureText } from '../i18n/refusalText.ts';
import { type AlertDraft, type DraftProblem, problemOf, toWish } from './alertDraft.ts';

export type PreviewAnswer = Answer<typeof api.alerts.preview>;

/**
 * What an alert would find now. Specification 8: a failure is told in place of a list. An answer for words that were
 * changed meanwhile is not shown.
 */
export function usePreview(draft: AlertDraft, { onAnswer }: { onAnswer: () => void }) {
  const text = useWords(alertsWords);
  const tell = useFailureText();
  const isOfDraft = (input: object | undefined) => JSON.stringify(input) === JSON.stringify(toInput(draft));
  const { mutate, data, error, isPending, variables } = useWrite(api.alerts.preview, {
    onDone: (_answer, input) => isOfDraft(input) && onAnswer(),
    onRefused: (_error, input) => isOfDraft(input) && onAnswer(),
  });

  function errorText(): string | null {
    if (!error) return null;
    const status = statusOf(error);
    return status === null ? text.previewFailed : text.httpError(status, tell(error));
  }

  return {
    ask: () => mutate(toInput(draft)),
    answer: error ? undefined : data,
    /** The ids of what was shown for the draft; none if it has changed since. */
    shown: isOfDraft(variables) ? (data?.items.map(({ id }) => id) ?? []) : [],
    errorText: errorText(),
    isPending,
  };
}

const toInput = (draft: AlertDraft) => ({ platform: draft.platform, ...toWish(draft) });

/** Specification 5: what makes a preview impossible. Other problems are explained when it is tried. */
export function canPreview({ query, platform }: AlertDraft): boolean {
  return query.trim() !== '' && platform !== 'leboncoin';
}

export function problemIf(isTried: boolean, draft: AlertDraft): DraftProblem | null {
  return isTried ? problemOf(draft) : null;
}
