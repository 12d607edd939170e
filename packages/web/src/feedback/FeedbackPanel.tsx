import { feedbackLength, feedbackTypes } from '@cartouche/contract/feedback.rules';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef } from 'react';

import { useText, useWords } from '../i18n/language.ts';
import { feedbackWords } from '../i18n/feedback.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Overlay } from '../ui/Overlay.tsx';
import { Select } from '../ui/Select.tsx';
import { TextArea, TextField } from '../ui/TextField.tsx';
import type { FeedbackOverlayProps } from './FeedbackOverlay.tsx';
import { useFeedbackForm } from './useFeedbackForm.ts';

type Form = ReturnType<typeof useFeedbackForm>;

export function FeedbackPanel({ isOpen, onClose, report }: FeedbackOverlayProps) {
  const { ui } = useText();
  const text = useWords(feedbackWords);
  const formId = useId();
  const form = useFeedbackForm({ isOpen, onClose, ...(report ? { report } : {}) });

  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      title={text.title}
      size="small"
      footer={
        !form.isSent && (
          <>
            <Button onClick={onClose}>{ui.cancel}</Button>
            <Button
              variant="primary"
              type="submit"
              form={formId}
              isPending={form.isSending}
              disabled={!form.isValid}
            >
              {form.isSending ? text.sending : text.send}
            </Button>
          </>
        )
      }
    >
      {form.isSent ? <Thanks /> : <Fields id={formId} form={form} />}
    </Overlay>
  );
}

function Fields({ id, form }: { id: string; form: Form }) {
  const text = useWords(feedbackWords);
  const { draft, change } = form;
  function submit(event: FormEvent) {
    event.preventDefault(); // a form action would reset the fields to their first values
    form.submit();
  }

  const types = feedbackTypes.map((type) => ({ value: type, label: text.types[type] }));

  return (
    <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Select
        label={text.type}
        required
        value={draft.feedbackType}
        options={draft.feedbackType === '' ? [{ value: '', label: text.chooseType }, ...types] : types}
        onChoose={(value) => change({ feedbackType: feedbackTypes.find((type) => type === value) ?? '' })}
      />
      <TextField
        label={text.subject}
        required
        maxLength={feedbackLength.subject}
        value={draft.subject}
        onChange={(event) => change({ subject: event.target.value })}
      />
      <TextArea
        label={text.message}
        required
        rows={4}
        maxLength={feedbackLength.message}
        value={draft.message}
        onChange={(event) => change({ message: event.target.value })}
      />
      <TextField
        label={text.email}
        hint={text.emailHint}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={draft.email}
        onChange={(event) => change({ email: event.target.value })}
        onBlur={form.leaveEmail}
        error={form.emailError}
      />
      {form.message !== null && <Alert>{form.message}</Alert>}
      <p role="status" className="text-muted empty:hidden">
        {form.waits}
      </p>
    </form>
  );
}

/** Replaces the form, which had the focus. */
function Thanks() {
  const text = useWords(feedbackWords);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);

  return (
    <div
      ref={place}
      tabIndex={-1}
      role="status"
      className="flex flex-col items-center gap-4 px-4 py-10 text-center outline-none"
    >
      <div className="grid size-14 place-items-center rounded-full bg-complete-tint text-complete">
        <CircleCheck className="size-6" />
      </div>
      <div className="flex flex-col gap-1">
        <p className="text-20 font-bold">{text.thanks}</p>
        <p className="text-pretty text-muted">{text.sent}</p>
      </div>
    </div>
  );
}
