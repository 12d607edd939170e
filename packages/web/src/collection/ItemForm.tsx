import { purchaseDays } from '@cartouche/contract/limits';
import { conditions } from '@cartouche/contract/completeness.rules';
import { formatMoney, highestPrice } from '@cartouche/contract/money.rules';
import { type FormEvent, useState } from 'react';

import { useText } from '../i18n/language.ts';
import { UpgradeBanner } from '../subscription/UpgradeBanner.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Select } from '../ui/Select.tsx';
import { TextArea, TextField } from '../ui/TextField.tsx';
import { CompletenessPicker } from './CompletenessPicker.tsx';
import { PriceField } from './PriceField.tsx';
import type { Draft } from './itemDraft.ts';
import type { useItemForm } from './useItemForm.ts';

type ItemFormProps = { id: string; form: ReturnType<typeof useItemForm>; isOwned: boolean };

/** What the user says of a copy. The button that sends it stands in the sheet's footer. */
export function ItemForm({ id, form, isOwned }: ItemFormProps) {
  const text = useText();
  const words = text.collection;
  const { draft, currency, change } = form;

  function submit(event: FormEvent) {
    event.preventDefault();
    form.submit();
  }

  return (
    <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-5">
      {form.isFull && <UpgradeBanner games={form.games} consoles={0} />}
      {form.message && <Alert>{form.message}</Alert>}
      {form.isWaitingForNetwork && <Alert>{words.savedOnceOnline}</Alert>}

      <CompletenessPicker
        selection={draft.selection}
        isSealed={draft.isSealed}
        onSelect={(selection) => change({ selection })}
        onSeal={(isSealed) => change({ isSealed })}
      />
      <div className="grid gap-5 sm:grid-cols-3 sm:gap-4">
        <Select
          label={words.condition}
          value={draft.condition}
          onChoose={(value) => change({ condition: value as Draft['condition'] })} // as: one of the options
          options={conditions.map((value) => ({ value, label: text.catalogue.conditions[value] }))}
        />
        <PriceField
          label={words.purchasePrice}
          currency={currency}
          value={draft.price}
          onChange={(price) => change({ price })}
          error={form.isPriceTooHigh ? words.priceTooHigh(formatMoney(highestPrice, currency)) : null}
        />
        <TextField
          label={words.purchaseDate}
          type="date"
          min={purchaseDays.first}
          max={purchaseDays.last}
          error={form.isDateOff ? words.dateOff : null}
          value={draft.date}
          onChange={(event) => change({ date: event.target.value })}
        />
      </div>
      <TextArea
        label={words.notes}
        rows={3}
        maxLength={10_000}
        placeholder={words.notesPlaceholder}
        value={draft.notes}
        onChange={(event) => change({ notes: event.target.value })}
      />
      {isOwned && <RemoveRow form={form} />}
    </form>
  );
}

function RemoveRow({ form }: { form: ItemFormProps['form'] }) {
  const text = useText().collection;
  const [isAsking, setAsking] = useState(false);

  return (
    <div className="flex items-center justify-between gap-4 border-t border-hairline pt-4">
      <span className="font-medium">{text.removeRow}</span>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {text.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={text.removeRow}
        confirm={text.remove}
        isDangerous
        isPending={form.isRemoving}
        onConfirm={form.remove}
        onClose={() => setAsking(false)}
      >
        <div className="flex flex-col gap-4">
          <p>{text.removeQuestion}</p>
          {form.removeMessage && <Alert>{form.removeMessage}</Alert>}
        </div>
      </ConfirmDialog>
    </div>
  );
}
