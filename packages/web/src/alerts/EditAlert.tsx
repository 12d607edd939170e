import type { Alert as AlertOf } from '@cartouche/contract/alertShapes';
import { type FormEvent, useId, useState } from 'react';

import { api } from '../api/client.ts';
import { useWrite } from '../api/writes.ts';
import { alertsWords } from '../i18n/alerts.ts';
import { useLocale } from '../i18n/formats.ts';
import { useText, useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Overlay } from '../ui/Overlay.tsx';
import { Switch } from '../ui/Switch.tsx';
import { useOpening } from '../ui/useOpening.ts';
import { type AlertDraft, problemOf, toChange, toDraft } from './alertDraft.ts';
import { AlertFields } from './AlertFields.tsx';
import { PreviewOverlay } from './PreviewOverlay.tsx';
import { canPreview, problemIf, usePreview } from './usePreview.ts';

type EditAlertProps = { alert: AlertOf | null; onClose: () => void };

/** 'Edit Alert', with what it would find with the changes. Each opening starts with the alert as it is. */
export function EditAlert({ alert, onClose }: EditAlertProps) {
  const { shown, opening } = useOpening(alert);
  return shown && <EditForm key={opening} alert={shown} isOpen={alert !== null} onClose={onClose} />;
}

type EditFormProps = { alert: AlertOf; isOpen: boolean; onClose: () => void };

function EditForm({ alert, isOpen, onClose }: EditFormProps) {
  const { ui } = useText();
  const text = useWords(alertsWords);
  const formId = useId();
  const form = useEditedAlert(alert, onClose);
  const { draft, change, preview } = form;

  function submit(event: FormEvent) {
    event.preventDefault();
    form.save();
  }

  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      title={text.editTitle}
      footer={
        <>
          {form.errorText && (
            <div className="basis-full">
              <Alert>{form.errorText}</Alert>
            </div>
          )}
          <Button isPending={preview.isPending} disabled={!form.canPreview} onClick={form.showPreview}>
            {preview.isPending ? text.previewing : text.previewResults}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            isPending={form.isSaving}
            disabled={draft.query.trim() === ''}
          >
            {form.isSaving ? text.saving : text.saveChanges}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5">
        <AlertFields draft={draft} change={change} problem={form.problem} />
        <Switch
          label={text.status}
          hint={draft.isActive ? text.active : text.inactive}
          isOn={draft.isActive}
          onChange={(isActive) => change({ isActive })}
        />
      </form>
      <PreviewOverlay
        isOpen={isOpen && form.isPreviewOpen}
        onClose={form.closePreview}
        title={text.previewResults}
        answer={preview.answer}
        errorText={preview.errorText}
        footer={<Button onClick={form.closePreview}>{ui.close}</Button>}
      />
    </Overlay>
  );
}

function useEditedAlert(alert: AlertOf, onClose: () => void) {
  const text = useWords(alertsWords);
  const tell = useRefusalText();
  const { language } = useLocale();
  const [stored] = useState(() => toDraft(alert, language));
  const [draft, setDraft] = useState(stored);
  const [isTried, setTried] = useState(false);
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const preview = usePreview(draft, { onAnswer: () => setPreviewOpen(true) });
  const update = useWrite(api.alerts.update, { onDone: onClose });

  /** Whether the draft can be sent; if not, the form says why. */
  function isSound(): boolean {
    setTried(true);
    return problemOf(draft) === null;
  }

  return {
    draft,
    change: (part: Partial<AlertDraft>) => setDraft((now) => ({ ...now, ...part })),
    problem: problemIf(isTried, draft),
    canPreview: canPreview(draft),
    preview,
    isPreviewOpen,
    closePreview: () => setPreviewOpen(false),
    showPreview: () => isSound() && preview.ask(),
    save: () =>
      isSound() && update.mutate({ id: alert.id, ...toChange(draft, stored), previewed: preview.shown }),
    isSaving: update.isPending,
    errorText: update.error ? tell(update.error, text.updateFailed) : null,
  };
}
