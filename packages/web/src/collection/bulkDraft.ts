import type { api } from '../api/client.ts';
import { forgetDraft, keepDraft, keptDraft } from '../device.ts';
import { type Draft, type ItemField, itemFields, toChanges, toItemInput } from './itemDraft.ts';
import type { Chosen } from './selection.ts';

export type BulkFields = Parameters<typeof api.collection.saveMany.send>[0]['set'];

/** What is set: the fields that are switched on; null while one of them cannot be kept, or none is on. */
export function toBulkFields(draft: Draft, fields: ReadonlySet<ItemField>): BulkFields | null {
  return fields.size === 0
    ? null
    : toItemInput(
        draft,
        itemFields.filter((field) => fields.has(field)),
      );
}

/** Keeps the form as it is filled in, and apart from it which games it is for: they are many and do not change. */
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

export function keepChoice(chosen: Chosen): void {
  keepDraft('bulk games', [...chosen].join(','));
}

export function keptChoice(): Chosen {
  const ids = keptDraft('bulk games')?.split(',').map(Number) ?? [];
  return new Set(ids.filter((id) => Number.isInteger(id) && id > 0));
}

export function forgetBulkDraft(): void {
  for (const form of ['bulk', 'bulk fields', 'bulk games']) forgetDraft(form);
}
