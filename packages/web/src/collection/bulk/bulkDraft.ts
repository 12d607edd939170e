import { type ItemField, itemFields } from '@cartouche/contract/item.rules';

import type { api } from '../../api/client.ts';
import { keepDraft, keptDraft } from '../../device.ts';
import { type Draft, toChanges, toItemInput } from '../../item/itemDraft.ts';

export type BulkFields = Parameters<typeof api.collection.saveMany.send>[0]['set'];

/** What is set: the fields that are switched on; null while one of them cannot be kept. */
export function toBulkFields(draft: Draft, fields: ReadonlySet<ItemField>): BulkFields | null {
  return toItemInput(
    draft,
    itemFields.filter((field) => fields.has(field)),
  );
}

/** Keeps the form as it is filled in; which games it is for is kept beside it. */
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
