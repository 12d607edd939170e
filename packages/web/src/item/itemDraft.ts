import {
  type Condition,
  type Selection,
  conditions,
  parts,
  toCompleteness,
  toSelection,
} from '@cartouche/contract/completeness.rules';
import { longestNotes, purchaseDays } from '@cartouche/contract/limits';
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

/** Whether a purchase date, on the day where the user is, has not come yet: most likely a slip, but possible. */
export function isDateAhead(date: string, today: string): boolean {
  return !isDateOff(date) && date > today;
}

/** By how many characters the notes are longer than what is kept of them. */
export function notesBeyond(notes: string): number {
  return Math.max(0, toNotes(notes).length - longestNotes);
}

function toNotes(notes: string): string {
  return notes.replaceAll('\0', '').trim();
}

/** In the order of the form, and of what a preview tells. */
export const itemFields = ['completeness', 'condition', 'purchasePrice', 'purchaseDate', 'notes'] as const;
export type ItemField = (typeof itemFields)[number];

function valuesOf(draft: Draft) {
  return {
    completeness: toCompleteness(draft.selection, draft.isSealed),
    condition: draft.condition,
    purchasePrice: parsePrice(draft.price),
    purchaseDate: draft.date === '' ? null : draft.date,
    notes: toNotes(draft.notes),
  };
}

/** What is sent of these fields; null while one of them holds what cannot be kept. */
export function toItemInput(draft: Draft, fields: readonly ItemField[] = itemFields) {
  const { completeness, condition, purchasePrice, purchaseDate, notes } = valuesOf(draft);
  const has = (field: ItemField) => fields.includes(field);
  if (has('completeness') && completeness === null) return null;
  if (has('purchasePrice') && isPriceTooHigh(draft.price)) return null;
  if (has('purchaseDate') && isDateOff(draft.date)) return null;
  if (has('notes') && notesBeyond(draft.notes) > 0) return null;

  return {
    ...(has('completeness') && completeness !== null ? { completeness } : {}),
    ...(has('condition') ? { condition } : {}),
    ...(has('purchasePrice') ? { purchasePrice } : {}),
    ...(has('purchaseDate') ? { purchaseDate } : {}),
    ...(has('notes') ? { notes } : {}),
  };
}

/** The fields that saving would make others than they are stored. */
export function changedFields(draft: Draft, stored: Draft): ItemField[] {
  const [after, before] = [valuesOf(draft), valuesOf(stored)];
  return itemFields.filter((field) => after[field] !== before[field]);
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
