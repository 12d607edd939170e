import type { FormEvent } from 'react';
import { useId } from 'react';

import { alertsWords } from '../i18n/alerts.ts';
import { useText, useWords } from '../i18n/language.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Overlay } from '../ui/Overlay.tsx';
import { AlertFields, MarketplaceChoice } from './AlertFields.tsx';
import { AlertGame } from './AlertGame.tsx';
import { AlertLimit } from './AlertLimit.tsx';
import { PreviewOverlay } from './PreviewOverlay.tsx';
import type { NewAlert } from './useNewAlert.ts';

/** 'Create New Price Alert', and what it would find. Specification 2.7. */
export function CreateAlert({ form, isOpen }: { form: NewAlert; isOpen: boolean }) {
  const { ui } = useText();
  const text = useWords(alertsWords);
  const formId = useId();
  const { draft, preview, limitText } = form;

  function submit(event: FormEvent) {
    event.preventDefault();
    form.showPreview();
  }

  return (
    <Overlay
      isOpen={isOpen && form.isFormOpen}
      onClose={form.close}
      title={text.createTitle}
      footer={
        <>
          <Button onClick={form.close}>{ui.cancel}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            isPending={preview.isPending}
            disabled={!form.canPreview}
          >
            {preview.isPending ? text.previewing : text.preview}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5">
        {limitText && <AlertLimit>{limitText}</AlertLimit>}
        {draft.gameId !== null && <AlertGame gameId={draft.gameId} />}
        <MarketplaceChoice chosen={draft.platform} onChoose={(platform) => form.change({ platform })} />
        <AlertFields draft={draft} change={form.change} problem={form.problem} />
      </form>
      <PreviewOverlay
        isOpen={isOpen && form.isPreviewOpen}
        onClose={form.backToForm}
        title={text.previewTitle}
        answer={preview.answer}
        errorText={preview.errorText}
        footer={<ActivateButtons form={form} />}
      />
    </Overlay>
  );
}

function ActivateButtons({ form }: { form: NewAlert }) {
  const { shell } = useText();
  const text = useWords(alertsWords);
  const hasResults = (form.preview.answer?.items.length ?? 0) > 0;

  function label() {
    if (form.isActivating) return text.activating;
    return hasResults ? text.activate : text.createAnyway;
  }

  return (
    <>
      {form.limitText && (
        <div className="basis-full">
          <AlertLimit>{form.limitText}</AlertLimit>
        </div>
      )}
      {form.errorText && (
        <div className="basis-full">
          <Alert>{form.errorText}</Alert>
        </div>
      )}
      <Button onClick={form.backToForm}>{shell.back}</Button>
      <Button
        variant="primary"
        isPending={form.isActivating}
        disabled={form.limitText !== null}
        onClick={form.activate}
      >
        {label()}
      </Button>
    </>
  );
}
