import { bulkChangeWords } from '../../i18n/bulkChange.ts';
import { collectionWords } from '../../i18n/collection.ts';
import { useText, useWords } from '../../i18n/language.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Overlay } from '../../ui/Overlay.tsx';
import { BulkForm } from './BulkForm.tsx';
import { BulkPreview } from './BulkPreview.tsx';
import { type BulkChangeInput, useBulkChange } from './useBulkChange.ts';

type BulkOverlayPanelProps = BulkChangeInput & { isOpen: boolean; onClose: () => void };

export function BulkOverlayPanel({ isOpen, onClose, ...input }: BulkOverlayPanelProps) {
  const text = useText();
  const labels = useWords(collectionWords);
  const words = useWords(bulkChangeWords);
  const change = useBulkChange(input);
  const { preview } = change;
  const isFiltered = Object.keys(input.copies).length > 0;

  function close() {
    change.goBack();
    onClose();
  }

  return (
    <Overlay
      isOpen={isOpen}
      onClose={close}
      title={words.applyTitle(input.gameIds.length)}
      footer={preview ? previewActions(preview.changed + preview.added > 0) : formActions()}
    >
      <div
        key={preview ? 'preview' : 'form'}
        ref={beginAt}
        tabIndex={-1}
        className="flex scroll-mt-6 flex-col gap-5 outline-none"
      >
        {change.message && (
          <div ref={beginAt} tabIndex={-1} className="scroll-mt-6 outline-none">
            <Alert>{change.message}</Alert>
          </div>
        )}
        {preview ? <BulkPreview {...{ change, preview, isFiltered }} /> : <BulkForm change={change} />}
      </div>
    </Overlay>
  );

  function formActions() {
    return (
      <>
        <Button onClick={close}>{text.ui.cancel}</Button>
        <Button
          variant="primary"
          key="preview"
          isPending={change.isChecking}
          disabled={change.set === null}
          onClick={change.showPreview}
        >
          {change.isDateQuestioned ? words.previewAnyway : words.preview}
        </Button>
      </>
    );
  }

  function previewActions(isChange: boolean) {
    return (
      <>
        <Button onClick={change.goBack}>{labels.back}</Button>
        <Button
          variant="primary"
          key="apply"
          isPending={change.isSaving}
          disabled={!isChange || change.isChecking}
          onClick={change.apply}
        >
          {words.apply}
        </Button>
      </>
    );
  }
}

/**
 * Shows and focuses the next step or the error. The first step takes the focus from nobody: the dialog takes it, and
 * gives it back to the button that opened it.
 */
function beginAt(place: HTMLElement | null) {
  if (!place) return;
  place.scrollIntoView({ block: 'start' });
  const at = document.activeElement;
  if (at?.contains(place) || place.closest('[role=dialog]')?.contains(at))
    place.focus({ preventScroll: true });
}
