import { type ItemField, itemFields } from '@cartouche/contract/item.rules';

import type { api } from '../../api/client.ts';
import { keepDraft, keptDraft } from '../../device.ts';
import { type Draft, localDay, toChanges, toItemInput } from '../../item/itemDraft.ts';

export type BulkFields = Parameters<typeof api.collection.saveMany.send>[0]['set'];

/** The fields that are switched on; null while one of them is invalid. */
export function toBulkFields(draft: Draft, fields: ReadonlySet<ItemField>): BulkFields | null {
  return toItemInput(
    draft,
    itemFields.filter((field) => fields.has(field)),
  );
}

/** How many fields get a value on each copy, and how many lose theirs: tags that are kept besides lose none. */
export function countChanges(draft: Draft, fields: readonly ItemField[], keepsTags: boolean) {
  const empty = fields.filter((field) => {
    const value = toBulkFields(draft, new Set([field]))?.[field];
    return value === null || value === '';
  });
  const cleared = empty.filter((field) => field !== 'tags' || !keepsTags);
  return { set: fields.length - empty.length, cleared: cleared.length };
}

type BulkDraft = { draft: Draft; fields: ReadonlySet<ItemField> };

/** With a field switched on or off. An estimate is of the day on which it is made, unless the user names another. */
export function switched({ draft, fields }: BulkDraft, field: ItemField, isOn: boolean): BulkDraft {
  if (!isOn) return { draft, fields: new Set([...fields].filter((other) => other !== field)) };
  if (field !== 'estimate') return { draft, fields: new Set([...fields, field]) };
  const estimateDate = draft.estimateDate || localDay(new Date());
  return { draft: { ...draft, estimateDate }, fields: new Set([...fields, field, 'estimateDate']) };
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
