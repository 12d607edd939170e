import { useId } from 'react';

import { formWords } from '../i18n/form.ts';
import { entriesWords } from '../i18n/entries.ts';
import { useText, useWords } from '../i18n/language.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Overlay } from '../ui/Overlay.tsx';
import { EntryFields } from './EntryFields.tsx';
import { EntryOutcome } from './EntryOutcome.tsx';
import type { EntryTarget } from './entryDraft.ts';
import { useEntryForm } from './useEntryForm.ts';

type EntryOverlayPanelProps = { target: EntryTarget; isOpen: boolean; onClose: () => void };

export function EntryOverlayPanel({ target, isOpen, onClose }: EntryOverlayPanelProps) {
  const { ui } = useText();
  const text = useWords(entriesWords);
  const words = useWords(formWords);
  const formId = useId();
  const form = useEntryForm({ target, onClose });
  const titles = { new: text.enterTitle, edit: text.editTitle, correct: text.correctTitle };
  const isCorrection = target.what === 'correct' || (target.what === 'edit' && target.game.entry?.corrects);

  return (
    <Overlay
      isOpen={isOpen}
      onClose={form.close}
      title={titles[target.what]}
      footer={
        <>
          <EntryOutcome form={form} />
          <Button onClick={form.close}>{ui.cancel}</Button>
          <Button variant="primary" type="submit" form={formId} isPending={form.isSaving}>
            {saveText()}
          </Button>
        </>
      }
    >
      <p className="mb-5 text-pretty text-muted">{isCorrection ? text.whoSeesCorrection : text.whoSees}</p>
      <EntryFields id={formId} target={target} form={form} />
      <ConfirmDialog
        isOpen={form.isAsking}
        title={words.leaveTitle}
        confirm={words.discard}
        stay={words.keepEditing}
        isDangerous
        onConfirm={form.discard}
        onClose={form.stay}
      >
        <p>{words.leaveQuestion}</p>
      </ConfirmDialog>
    </Overlay>
  );

  function saveText() {
    if (form.isSaving) return text.saving;
    return target.what === 'new' ? text.add : text.save;
  }
}
