import type { Game } from '../games/useGame.ts';
import { WishToggle } from '../games/WishToggle.tsx';
import { collectionWords } from '../i18n/collection.ts';
import { formWords } from '../i18n/form.ts';
import { useWords } from '../i18n/language.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import type { useItemForm } from './useItemForm.ts';

type ItemActionsProps = { formId: string; form: ReturnType<typeof useItemForm>; game: Game };

/** The buttons of a copy's form, below the result of the last press. */
export function ItemActions({ formId, form, game }: ItemActionsProps) {
  const text = useWords(collectionWords);
  const formText = useWords(formWords);

  function submitLabel() {
    if (form.isFull) return text.limitReached;
    if (form.isSaving) return form.isOwned ? text.saving : formText.adding;
    if (form.isDateQuestioned) return form.isOwned ? formText.saveAnyway : formText.addAnyway;
    return form.isOwned ? text.save : text.add;
  }

  return (
    <>
      {form.messages.map((message) => (
        <div key={message} className="basis-full">
          <Alert>{message}</Alert>
        </div>
      ))}
      {form.stop && <Button onClick={form.stop}>{formText.stopQueue}</Button>}
      {/* Specification 4: adding or removing a wish here closes the form. */}
      <WishToggle game={game} isWished={game.in_wishlist} onDone={form.close} />
      <Button
        variant="primary"
        type="submit"
        form={formId}
        isPending={form.isSaving || form.photos.isChecking}
        disabled={form.isMissing || form.isFull}
      >
        {submitLabel()}
      </Button>
    </>
  );
}
