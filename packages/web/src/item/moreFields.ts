import { type ItemField, itemFields } from '@cartouche/contract/item.rules';

/** What the form asks of every copy; the rest is folded under 'More'. */
const first: readonly ItemField[] = [
  'completeness',
  'condition',
  'purchasePrice',
  'purchaseDate',
  'release',
  'notes',
];

export const firstFields = itemFields.filter((field) => first.includes(field));
export const moreFields = itemFields.filter((field) => !first.includes(field));
