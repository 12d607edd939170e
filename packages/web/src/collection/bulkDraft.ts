import { toCompleteness } from '@cartouche/contract/completeness.rules';
import { parsePrice } from '@cartouche/contract/money.rules';

import type { api } from '../api/client.ts';
import { type Draft, isDateOff, isPriceTooHigh } from './itemDraft.ts';

export type BulkFields = Parameters<typeof api.collection.saveMany.send>[0]['set'];

/** In the order of the form, and of what a preview tells. */
export const bulkFields = ['completeness', 'condition', 'purchasePrice', 'purchaseDate', 'notes'] as const;
export type BulkField = (typeof bulkFields)[number];

/** What is set: the fields that are switched on; null while one of them cannot be kept, or none is on. */
export function toBulkFields(draft: Draft, fields: ReadonlySet<BulkField>): BulkFields | null {
  const completeness = toCompleteness(draft.selection, draft.isSealed);
  if (fields.size === 0) return null;
  if (fields.has('completeness') && completeness === null) return null;
  if (fields.has('purchasePrice') && isPriceTooHigh(draft.price)) return null;
  if (fields.has('purchaseDate') && isDateOff(draft.date)) return null;

  return {
    ...(fields.has('completeness') && completeness !== null ? { completeness } : {}),
    ...(fields.has('condition') ? { condition: draft.condition } : {}),
    ...(fields.has('purchasePrice') ? { purchasePrice: parsePrice(draft.price) } : {}),
    ...(fields.has('purchaseDate') ? { purchaseDate: draft.date === '' ? null : draft.date } : {}),
    ...(fields.has('notes') ? { notes: draft.notes.replaceAll('\0', '').trim() } : {}),
  };
}
