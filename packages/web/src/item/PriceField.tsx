import { type Currency, currencySymbol, parsePrice } from '@cartouche/contract/money.rules';
import { type ChangeEvent, type ClipboardEvent, useState } from 'react';

import { useMoney } from '../session/useMoney.ts';
import { TextField } from '../ui/TextField.tsx';
import { editPrice, isAmbiguous, pastePrice } from './priceInput.ts';

type PriceFieldProps = {
  label: string;
  currency: Currency;
  value: string;
  onChange: (price: string) => void;
  error?: string | null;
  hint?: string;
  isLabelHidden?: boolean;
};

/** Accepts digits and the currency's decimal separator, and leaves the caret where the user was typing. */
export function PriceField({ label, currency, value, onChange, error, ...field }: PriceFieldProps) {
  const money = useMoney();
  const [isAltered, setAltered] = useState(false);
  const amount = parsePrice(value);
  const isHintShown = amount !== null && !error && (isAltered || isAmbiguous(value));

  function clean(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target;
    write(input, editPrice(input.value, input.selectionStart ?? input.value.length, currency), input.value);
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    const { currentTarget: input, clipboardData } = event;
    const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? input.value.length];
    const pasted = clipboardData.getData('text').trim();
    const meant = value.slice(0, start) + pasted + value.slice(end);
    write(input, pastePrice(pasted, { text: value, selection: [start, end] }, currency), meant);
  }

  function write(input: HTMLInputElement, { text, caret }: { text: string; caret: number }, meant: string) {
    setAltered(text !== '' && (isAltered || text !== meant));
    // Before React writes the same text, which would move the caret to the end.
    if (text !== input.value) {
      input.value = text;
      input.setSelectionRange(caret, caret);
    }
    onChange(text);
  }

  return (
    <div className="relative">
      <TextField
        {...field}
        label={label}
        inputMode="decimal"
        autoComplete="off"
        placeholder={currency === 'EUR' ? '0,00' : '0.00'}
        before={<span className="font-semibold">{currencySymbol(currency)}</span>}
        value={value}
        onChange={clean}
        onPaste={paste}
        error={error ?? null}
      />
      {/* In the gap below, so that nothing moves when it appears. */}
      <p role="status" className="absolute inset-x-0 top-full truncate text-12 leading-5 text-muted">
        {isHintShown && `= ${money(amount)}`}
      </p>
    </div>
  );
}
