import type { api } from '../api/client.ts';
import { type Draft, type ItemField, itemFields, toItemInput } from './itemDraft.ts';

export type BulkFields = Parameters<typeof api.collection.saveMany.send>[0]['set'];

/** What is set: the fields that are switched on; null while one of them cannot be kept. */
export function toBulkFields(draft: Draft, fields: ReadonlySet<ItemField>): BulkFields | null {
  return toItemInput(
    draft,
    itemFields.filter((field) => fields.has(field)),
  );
}
