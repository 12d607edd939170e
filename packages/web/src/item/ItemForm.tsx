import { releaseChoices } from '@cartouche/contract/release.rules';
import { History, ShoppingBag } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';

import type { Game } from '../games/useGame.ts';
import { collectionWords } from '../i18n/collection.ts';
import { formWords } from '../i18n/form.ts';
import { itemWords } from '../i18n/item.ts';
import { useWords } from '../i18n/language.ts';
import { useItemControls } from '../item/useItemControls.tsx';
import { PhotoField } from '../photos/PhotoField.tsx';
import { UpgradeBanner } from '../subscription/UpgradeBanner.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { MoreFields, MoreGrid } from './MoreFields.tsx';
import type { Draft } from './itemDraft.ts';
import type { ItemOrigin } from './itemOrigin.ts';
import { moreFields } from './moreFields.ts';
import type { useItemForm } from './useItemForm.ts';

type ItemFormProps = {
  id: string;
  form: ReturnType<typeof useItemForm>;
  game: Pick<Game, 'game_id' | 'title' | 'releases'>;
  /** Above the fields. */
  note?: ItemOrigin['note'] | undefined;
};

/** The fields of a copy. The submit button is in the sheet's footer, with the result. */
export function ItemForm({ id, form, game, note }: ItemFormProps) {
  const words = useWords(formWords);
  const { more } = useWords(itemWords);
  const filled = countFilled(form.draft);
  const choices = releaseChoices(game.releases, game.title);
  const controls = useItemControls({ ...form, choices });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    form.submit();
    const invalid = event.currentTarget.querySelector<HTMLElement>('[aria-invalid]');
    invalid?.closest('details')?.setAttribute('open', '');
    invalid?.focus();
  }

  /** Browsers ignore Enter while the submit button is disabled, which would not tell the user the reason. */
  function explain(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && form.isMissing) form.submit();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields in it
    <form id={id} onSubmit={submit} onKeyDown={explain} noValidate className="flex flex-col gap-5">
      {note && (
        <Banner icon={<ShoppingBag />} title={note.title}>
          {note.text}
        </Banner>
      )}
      {form.isFull && <UpgradeBanner games={form.games} consoles={0} />}
      {form.isResumed && (
        <Banner icon={<History />} action={<Button onClick={form.startOver}>{words.startOver}</Button>}>
          {words.takenUp}
        </Banner>
      )}

      {controls.completeness}
      <div className="grid gap-6 sm:grid-cols-3 sm:gap-4">
        {controls.condition}
        {controls.purchasePrice}
        {controls.purchaseDate}
      </div>
      {controls.notes}
      <MoreFields note={filled === 0 ? '' : more.filled(filled)}>
        <MoreGrid controls={controls} />
      </MoreFields>
      <PhotoField
        gameId={game.game_id}
        work={form.photos}
        onRetry={(photo) => void form.sendPhotos([photo])}
        isLocked={form.isSaving}
      />
      {form.isOwned && <RemoveRow form={form} />}
    </form>
  );
}

/** How much of what is folded is filled in. */
function countFilled(draft: Draft): number {
  // as: the folded fields have their own names in the draft
  return moreFields.filter((field) => draft[field as keyof Draft] !== '').length;
}

function RemoveRow({ form }: { form: ItemFormProps['form'] }) {
  const text = useWords(collectionWords);
  const formText = useWords(formWords);
  const [isAsking, setAsking] = useState(false);
  const row = form.isOneOfSeveral ? text.removeCopy : formText.removeRow;

  return (
    <div className="flex items-center justify-between gap-4 border-t border-hairline pt-4">
      <span className="font-medium">{row}</span>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {text.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={row}
        confirm={text.remove}
        isDangerous
        isPending={form.isRemoving}
        onConfirm={form.remove}
        onClose={() => setAsking(false)}
      >
        <div className="flex flex-col gap-4">
          <p>{form.isOneOfSeveral ? formText.removeCopyQuestion : formText.removeQuestion}</p>
          {form.removeMessage && <Alert>{form.removeMessage}</Alert>}
        </div>
      </ConfirmDialog>
    </div>
  );
}
