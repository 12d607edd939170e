import { type ItemField, itemFields } from '@cartouche/contract/item.rules';

/** What the form asks of every copy; the rest is folded under 'More'. */
const first = ['completeness', 'condition', 'purchasePrice', 'purchaseDate', 'notes'] as const;

export type MoreField = Exclude<ItemField, (typeof first)[number]>;

const isFirst: ReadonlySet<ItemField> = new Set(first);

export const firstFields = itemFields.filter((field) => isFirst.has(field));
export const moreFields = itemFields.filter((field): field is MoreField => !isFirst.has(field));
