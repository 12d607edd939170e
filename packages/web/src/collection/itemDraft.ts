import {
  type Condition,
  type Selection,
  conditions,
  parts,
  toCompleteness,
  toSelection,
} from '@cartouche/contract/completeness.rules';
import { purchaseDays } from '@cartouche/contract/limits';
import { type Currency, highestPrice, parsePrice, priceText } from '@cartouche/contract/money.rules';

/** What the form holds while it is filled in; not yet what can be saved. */
export type Draft = {
  selection: Selection;
  /** Kept while parts are chosen, so that going back to Complete finds it again. */
  isSealed: boolean;
  condition: Condition;
  price: string;
  date: string;
  notes: string;
};

type Item = {
  condition: Condition;
  completeness: string;
  purchasePrice: number | null;
  purchaseDate: string | null;
  notes: string;
};

/** The form as it opens: on the copy the user owns, or on the defaults of specification 9. */
export function startDraft(item: Item | null, currency: Currency, today: string): Draft {
  if (item === null) {
    return { selection: 'complete', isSealed: false, condition: 'GOOD', price: '', date: today, notes: '' };
  }
  return {
    selection: toSelection(item.completeness),
    isSealed: item.completeness === 'NEW_SEALED',
    condition: item.condition,
    price: priceText(item.purchasePrice, currency),
    date: item.purchaseDate ?? '',
    notes: item.notes,
  };
}

export function isPriceTooHigh(price: string): boolean {
  return (parsePrice(price) ?? 0) > highestPrice;
}

/** Whether a purchase date is a slip of the keyboard rather than a day on which games were sold. */
export function isDateOff(date: string): boolean {
  const isDay = date.length === purchaseDays.first.length;
  return date !== '' && !(isDay && date >= purchaseDays.first && date <= purchaseDays.last);
}

/** What is sent; null while nothing says what the copy consists of, or a field holds what cannot be kept. */
export function toItemInput(draft: Draft) {
  const completeness = toCompleteness(draft.selection, draft.isSealed);
  if (completeness === null || isPriceTooHigh(draft.price) || isDateOff(draft.date)) return null;
  return {
    completeness,
    condition: draft.condition,
    purchasePrice: parsePrice(draft.price),
    purchaseDate: draft.date === '' ? null : draft.date,
    notes: draft.notes.replaceAll('\0', '').trim(),
  };
}

/** Whether something was changed that would be lost. */
export function isChanged(changed: Partial<Draft>, stored: Draft): boolean {
  return JSON.stringify({ ...stored, ...changed }) !== JSON.stringify(stored);
}

/** What the device kept of a form that was left by force; whatever it cannot have written is dropped. */
export function toChanges(kept: string | null): Partial<Draft> {
  const raw = parsed(kept);
  const { selection, isSealed, condition, price, date, notes } = raw;
  return {
    ...(isSelection(selection) ? { selection } : {}),
    ...(typeof isSealed === 'boolean' ? { isSealed } : {}),
    ...(isCondition(condition) ? { condition } : {}),
    ...(typeof price === 'string' ? { price } : {}),
    ...(typeof date === 'string' ? { date } : {}),
    ...(typeof notes === 'string' ? { notes } : {}),
  };
}

function parsed(kept: string | null): Partial<Record<keyof Draft, unknown>> {
  try {
    const raw: unknown = JSON.parse(kept ?? '{}');
    return typeof raw === 'object' && raw !== null ? raw : {};
  } catch {
    return {};
  }
}

function isSelection(value: unknown): value is Selection {
  return value === 'complete' || (Array.isArray(value) && value.every((part) => parts.includes(part)));
}

function isCondition(value: unknown): value is Condition {
  return conditions.some((known) => known === value);
}

/** The day where the user is, as YYYY-MM-DD. */
export function localDay(now: Date): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}
