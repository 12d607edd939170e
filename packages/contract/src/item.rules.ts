import type { Condition } from './completeness.rules.ts';

/** What a column holds, by its SQL type: text is never null, the others are null as long as nobody has said. */
type Held = { text: string; 'numeric(10, 2)': number | null; date: string | null };

type Description = {
  [Type in keyof Held]: {
    /** The type of the column in `user_collection` and in `user_bin`. */
    sql: Type;
    /** What a new copy begins with, and the default of the column. */
    start: Type extends 'text' ? string : null;
    /** What an export record calls it (specification 3); null where it has none of it. Only text is exported. */
    exportedAs: Type extends 'text' ? string | null : null;
    /** In characters, of a text that is written freely. All such texts are treated alike. */
    longest?: Type extends 'text' ? number : never;
  };
}[keyof Held];

/**
 * What the user says of a copy, field by field, in the order of the form. A field has this one name: in the calls, in
 * the form, in the archive, which has all of them, and as a column. ARCHITECTURE.md walks through what else a new one
 * needs.
 */
export const itemField = {
  completeness: { sql: 'text', start: 'COMPLETE_IN_BOX', exportedAs: 'completeness_status' },
  condition: { sql: 'text', start: 'GOOD', exportedAs: 'condition' },
  purchasePrice: { sql: 'numeric(10, 2)', start: null, exportedAs: null },
  /** A new copy begins with the day on which it is added: `newItem`. */
  purchaseDate: { sql: 'date', start: null, exportedAs: null },
  notes: { sql: 'text', start: '', exportedAs: null, longest: 10_000 },
} as const satisfies Record<string, Description>;

export type ItemField = keyof typeof itemField;
export const itemFields = Object.keys(itemField) as ItemField[]; // as: keys are told as strings

/** What is said of one copy. */
export type ItemFields = { [Name in ItemField]: Held[(typeof itemField)[Name]['sql']] } & {
  condition: Condition;
};

/** The fields that are written freely. */
export type ItemText = {
  [Name in ItemField]: (typeof itemField)[Name] extends { longest: number } ? Name : never;
}[ItemField];

/** Something for each field that is written freely. */
export function eachText<Something>(of: (name: ItemText) => Something): Record<ItemText, Something> {
  const texts = itemFields.filter((name): name is ItemText => 'longest' in itemField[name]);
  return Object.fromEntries(texts.map((name) => [name, of(name)])) as Record<ItemText, Something>; // as: of all
}

/** What a copy begins with that is added today. */
export function newItem(today: string): ItemFields {
  const start = (name: ItemField) => [name, itemField[name].start];
  // as: the description gives every field a start of its own type
  return { ...(Object.fromEntries(itemFields.map(start)) as ItemFields), purchaseDate: today };
}

export type ExportName = NonNullable<(typeof itemField)[ItemField]['exportedAs']>;

/** The fields of export records, each with what they call it. */
export const exportedFields = itemFields.flatMap((name) => {
  const { exportedAs } = itemField[name];
  return exportedAs === null ? [] : { name, exportedAs };
});
