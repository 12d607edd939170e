import type { Condition } from './completeness.rules.ts';

/** What a column holds, by its SQL type: text is never null, the others are null until the user fills them in. */
type Held = { text: string; 'numeric(10, 2)': number | null; date: string | null };

type Description = {
  [Type in keyof Held]: {
    /** The type of the column in `user_collection` and in `user_bin`. */
    sql: Type;
    /** The value in a new copy, and the default of the column. */
    start: Type extends 'text' ? string : null;
    /** Its name in an export record (specification 3); null where the record lacks it. Only text is exported. */
    exportedAs: Type extends 'text' ? string | null : null;
    /** For free text, in characters. All free texts are treated alike. */
    longest?: Type extends 'text' ? number : never;
  };
}[keyof Held];

/**
 * What the user says of a copy, field by field, in the order of the form. Each field has this one name everywhere: in
 * calls, form, archive (which has them all) and database. ARCHITECTURE.md walks through what else a new one needs.
 */
export const itemField = {
  completeness: { sql: 'text', start: 'COMPLETE_IN_BOX', exportedAs: 'completeness_status' },
  condition: { sql: 'text', start: 'GOOD', exportedAs: 'condition' },
  purchasePrice: { sql: 'numeric(10, 2)', start: null, exportedAs: null },
  /** A new copy gets today: see `newItem`. */
  purchaseDate: { sql: 'date', start: null, exportedAs: null },
  /** Which release it is, as in release.rules.ts: 'EU', 'EU SLES-00524'. */
  release: { sql: 'text', start: '', exportedAs: null, longest: 120 },
  /** 'Platinum', 'Player's Choice', 'Collector's Edition'. */
  edition: { sql: 'text', start: '', exportedAs: null, longest: 120 },
  /** '' until the user says it. */
  boxCondition: { sql: 'text', start: '', exportedAs: null },
  bookletCondition: { sql: 'text', start: '', exportedAs: null },
  mediumCondition: { sql: 'text', start: '', exportedAs: null },
  /** Where it lies, from the room to the box, as in place.rules.ts: 'Living room / Shelf 2'. */
  place: { sql: 'text', start: '', exportedAs: null, longest: 200 },
  /** As in tags.rules.ts: 'Lent, Signed'. */
  tags: { sql: 'text', start: '', exportedAs: null, longest: 500 },
  /** The shop, site or fair. */
  boughtAt: { sql: 'text', start: '', exportedAs: null, longest: 200 },
  boughtFrom: { sql: 'text', start: '', exportedAs: null, longest: 200 },
  /** What the user thinks it is worth: never added to what was paid. */
  estimate: { sql: 'numeric(10, 2)', start: null, exportedAs: null },
  estimateDate: { sql: 'date', start: null, exportedAs: null },
  notes: { sql: 'text', start: '', exportedAs: null, longest: 10_000 },
} as const satisfies Record<string, Description>;

export type ItemField = keyof typeof itemField;
export const itemFields = Object.keys(itemField) as ItemField[]; // as: Object.keys answers strings

/** What lists show of a copy. Notes are too long for them. */
export const listedFields = itemFields.filter((name) => name !== 'notes');

/** The condition of each part of a copy, for which the user may say nothing. */
export const partConditions = ['boxCondition', 'bookletCondition', 'mediumCondition'] as const;
export type PartCondition = (typeof partConditions)[number];

/** The fields of one copy. */
export type ItemFields = { [Name in ItemField]: Held[(typeof itemField)[Name]['sql']] } & {
  condition: Condition;
} & Record<PartCondition, Condition | ''>;

/** One value for the condition of each part. */
export function eachPart<Something>(
  of: (name: PartCondition) => Something,
): Record<PartCondition, Something> {
  // as: one for each
  return Object.fromEntries(partConditions.map((name) => [name, of(name)])) as Record<
    PartCondition,
    Something
  >;
}

/** The fields with free text. */
export type ItemText = {
  [Name in ItemField]: (typeof itemField)[Name] extends { longest: number } ? Name : never;
}[ItemField];

/** One value for each field with free text. */
export function eachText<Something>(of: (name: ItemText) => Something): Record<ItemText, Something> {
  const texts = itemFields.filter((name): name is ItemText => 'longest' in itemField[name]);
  return Object.fromEntries(texts.map((name) => [name, of(name)])) as Record<ItemText, Something>; // as: one for each
}

/** The fields of a copy added today. */
export function newItem(today: string): ItemFields {
  const start = (name: ItemField) => [name, itemField[name].start];
  // as: each field's start has the field's own type
  return { ...(Object.fromEntries(itemFields.map(start)) as ItemFields), purchaseDate: today };
}

export type ExportName = NonNullable<(typeof itemField)[ItemField]['exportedAs']>;

/** The exported fields, with their names in an export record. */
export const exportedFields = itemFields.flatMap((name) => {
  const { exportedAs } = itemField[name];
  return exportedAs === null ? [] : { name, exportedAs };
});
