import {
  type Condition,
  type Selection,
  conditions,
  parts,
  toCompleteness,
  toSelection,
} from '@cartouche/contract/completeness.rules';
import {
  type ItemField,
  type ItemFields,
  type ItemText,
  type PartCondition,
  eachPart,
  eachText,
  itemField,
  itemFields,
  newItem,
} from '@cartouche/contract/item.rules';
import { purchaseDays } from '@cartouche/contract/limits';
import { type Currency, highestPrice, parsePrice, priceText } from '@cartouche/contract/money.rules';
import { tidyPlace } from '@cartouche/contract/place.rules';
import { tidyTags } from '@cartouche/contract/tags.rules';

import type { ItemOrigin } from './itemOrigin.ts';

/** What the form holds while it is filled in, valid or not. */
export type Draft = {
  selection: Selection;
  /** Kept while parts are chosen, so that it is still set after going back to Complete. */
  isSealed: boolean;
  condition: Condition;
  price: string;
  date: string;
  estimate: string;
  estimateDate: string;
} & Record<ItemText, string> &
  Record<PartCondition, Condition | ''>;

/** The form as it opens: with the user's copy, or the defaults of a new one. */
export function startDraft(owned: ItemFields | null, currency: Currency, today: string): Draft {
  const item = owned ?? newItem(today);
  return {
    selection: toSelection(item.completeness),
    isSealed: item.completeness === 'NEW_SEALED',
    condition: item.condition,
    price: priceText(item.purchasePrice, currency),
    date: item.purchaseDate ?? '',
    estimate: priceText(item.estimate, currency),
    estimateDate: item.estimateDate ?? '',
    ...eachPart((name) => item[name]),
    ...eachText((name) => item[name]),
  };
}

/** The form as it opens with what is known of where the copy comes from. */
export function startFrom(known: ItemOrigin['known'], stored: Draft, currency: Currency): Draft {
  return {
    ...stored,
    price: known.purchasePrice === null ? stored.price : priceText(known.purchasePrice, currency),
    date: known.purchaseDate,
    notes: [stored.notes, known.notes].filter(Boolean).join('\n'),
  };
}

export function isPriceTooHigh(price: string): boolean {
  return (parsePrice(price) ?? 0) > highestPrice;
}

/** Whether a purchase date is a typing mistake rather than a day on which games were sold. */
export function isDateImplausible(date: string): boolean {
  const isDay = date.length === purchaseDays.first.length;
  return date !== '' && !(isDay && date >= purchaseDays.first && date <= purchaseDays.last);
}

/** Whether a purchase date is in the future where the user is: probably a mistake, but possible. */
export function isDateInFuture(date: string, today: string): boolean {
  return !isDateImplausible(date) && date > today;
}

/** How many characters a text is too long. */
export function beyond(name: ItemText, typed: string): number {
  return Math.max(0, toText(typed).length - itemField[name].longest);
}

function toText(typed: string): string {
  return typed.replaceAll('\0', '').trim();
}

/** The value of each field; null if it has none. */
function valuesOf(draft: Draft): { [Field in ItemField]: ItemFields[Field] | null } {
  return {
    completeness: toCompleteness(draft.selection, draft.isSealed),
    condition: draft.condition,
    purchasePrice: parsePrice(draft.price),
    purchaseDate: draft.date === '' ? null : draft.date,
    estimate: parsePrice(draft.estimate),
    estimateDate: draft.estimateDate === '' ? null : draft.estimateDate,
    ...eachPart((name) => draft[name]),
    ...eachText((name) => toText(draft[name])),
    place: tidyPlace(toText(draft.place)),
    tags: tidyTags(toText(draft.tags)),
  };
}

/** Whether the form's value of a field is valid. */
const canKeep: Record<ItemField, (draft: Draft) => boolean> = {
  completeness: ({ selection, isSealed }) => toCompleteness(selection, isSealed) !== null,
  condition: () => true,
  purchasePrice: ({ price }) => !isPriceTooHigh(price),
  purchaseDate: ({ date }) => !isDateImplausible(date),
  estimate: ({ estimate }) => !isPriceTooHigh(estimate),
  estimateDate: ({ estimateDate }) => !isDateImplausible(estimateDate),
  ...eachPart(() => () => true),
  ...eachText((name) => (draft: Draft) => beyond(name, draft[name]) === 0),
};

/** What to send of these fields; null while one of them is invalid. */
export function toItemInput(
  draft: Draft,
  fields: readonly ItemField[] = itemFields,
): Partial<ItemFields> | null {
  if (!fields.every((field) => canKeep[field](draft))) return null;
  const values = valuesOf(draft);
  return Object.fromEntries(fields.map((field) => [field, values[field]] as const));
}

/** The fields that differ from what is stored. */
export function changedFields(draft: Draft, stored: Draft): ItemField[] {
  const [after, before] = [valuesOf(draft), valuesOf(stored)];
  return itemFields.filter((field) => after[field] !== before[field]);
}

/** The draft on the device; values that the form cannot have written are dropped. */
export function toChanges(kept: string | null): Partial<Draft> {
  const raw = parsed(kept);
  const names = Object.keys(isPart) as (keyof Draft)[]; // as: Object.keys returns strings
  const known = names.filter((name) => isPart[name](raw[name]));
  return Object.fromEntries(known.map((name) => [name, raw[name]] as const));
}

const isText = (value: unknown) => typeof value === 'string';

/** Whether a value has the type of this part of the form. */
const isPart: Record<keyof Draft, (value: unknown) => boolean> = {
  selection: isSelection,
  isSealed: (value) => typeof value === 'boolean',
  condition: isCondition,
  price: isText,
  date: isText,
  estimate: isText,
  estimateDate: isText,
  ...eachPart(() => (value: unknown) => value === '' || isCondition(value)),
  ...eachText(() => isText),
};

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

/** Today where the user is, as YYYY-MM-DD. */
export function localDay(now: Date): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}
