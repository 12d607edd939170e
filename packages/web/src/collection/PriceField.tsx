import { type Currency, currencySymbol } from '@cartouche/contract/money.rules';
import type { ChangeEvent } from 'react';

import { TextField } from '../ui/TextField.tsx';
import { editPrice } from './priceInput.ts';

type PriceFieldProps = {
  label: string;
  currency: Currency;
  value: string;
  onChange: (price: string) => void;
  error?: string | null;
  hint?: string;
  isLabelHidden?: boolean;
};

/** Takes digits and the currency's decimal separator, and leaves the caret where the user was typing. */
export function PriceField({ label, currency, value, onChange, error, ...field }: PriceFieldProps) {
  function clean(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target;
    const { text, caret } = editPrice(input.value, input.selectionStart ?? input.value.length, currency);
    // Before React writes the same text, which would send the caret to the end.
    if (text !== input.value) {
      input.value = text;
      input.setSelectionRange(caret, caret);
    }
    onChange(text);
  }

  return (
    <TextField
      {...field}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      placeholder={currency === 'EUR' ? '0,00' : '0.00'}
      before={<span className="font-semibold">{currencySymbol(currency)}</span>}
      value={value}
      onChange={clean}
      error={error ?? null}
    />
  );
}
