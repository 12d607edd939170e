import { type ItemField, itemFields } from '@cartouche/contract/item.rules';

import type { api } from '../../api/client.ts';
import { keepDraft, keptDraft } from '../../device.ts';
import { type Draft, toChanges, toItemInput } from '../../item/itemDraft.ts';

export type BulkFields = Parameters<typeof api.collection.saveMany.send>[0]['set'];

/** The fields that are switched on; null while one of them is invalid. */
export function toBulkFields(draft: Draft, fields: ReadonlySet<ItemField>): BulkFields | null {
  return toItemInput(
    draft,
    itemFields.filter((field) => fields.has(field)),
  );
}

/** Keeps the form while it is filled in; bulkChoice.ts keeps the games. */
export function keepBulkDraft(draft: Draft, fields: ReadonlySet<ItemField>): void {
  keepDraft('bulk', JSON.stringify(draft));
  keepDraft('bulk fields', [...fields].join(','));
}

export function keptBulkDraft(): { draft: Partial<Draft>; fields: readonly ItemField[] } {
  const fields = keptDraft('bulk fields')?.split(',') ?? [];
  return {
    draft: toChanges(keptDraft('bulk')),
    fields: itemFields.filter((field) => fields.includes(field)),
  };
}
