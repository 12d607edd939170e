export const conditions = ['MINT', 'GOOD', 'FAIR', 'POOR'] as const;
export type Condition = (typeof conditions)[number];

/** The parts of a copy, in the order in which they are stored. */
export const parts = ['CARTRIDGE', 'BOOKLET', 'CASE'] as const;
export type Part = (typeof parts)[number];

/** The picker's state: Complete alone, or some of the parts. */
export type Selection = 'complete' | readonly Part[];

/**
 * What a click on one of the picker's four tiles makes of a selection. Three parts picked one by one collapse to
 * 'complete'.
 */
export function pick(selection: Selection, tile: 'complete' | Part): Selection {
  if (tile === 'complete') return selection === 'complete' ? [] : 'complete';
  if (selection === 'complete') return [tile];

  const next = parts.filter((part) => (part === tile) !== selection.includes(part));
  return next.length === parts.length ? 'complete' : next;
}

/** The stored value of a selection; null for an empty one, which cannot be saved. */
export function toCompleteness(selection: Selection, sealed: boolean): string | null {
  if (selection === 'complete') return sealed ? 'NEW_SEALED' : 'COMPLETE_IN_BOX';
  return selection.length === 0 ? null : selection.join(',');
}

export function toSelection(completeness: string): Selection {
  if (isComplete(completeness)) return 'complete';
  return parts.filter((part) => completeness.split(',').includes(part));
}

export function isComplete(completeness: string): boolean {
  return completeness === 'COMPLETE_IN_BOX' || completeness === 'NEW_SEALED';
}

/** Every value that can be stored. */
export const completenessValues = [
  'COMPLETE_IN_BOX',
  'NEW_SEALED',
  'CARTRIDGE',
  'BOOKLET',
  'CASE',
  'CARTRIDGE,BOOKLET',
  'CARTRIDGE,CASE',
  'BOOKLET,CASE',
] as const;

/** What a collector can filter copies by: what they are, or which part they lack. */
export const completenessFilters = [
  'complete',
  'sealed',
  'cartridge_only',
  'no_cartridge',
  'no_booklet',
  'no_case',
] as const;
export type CompletenessFilter = (typeof completenessFilters)[number];

/** The stored values that one of the filters matches. A sealed copy counts as complete. */
export function completenessesOf(filters: readonly CompletenessFilter[]): string[] {
  return completenessValues.filter((value) => filters.some((filter) => holds(filter, value)));
}

function holds(filter: CompletenessFilter, completeness: string): boolean {
  const lacks = (part: Part) => !isComplete(completeness) && !toSelection(completeness).includes(part);
  const rules: Record<CompletenessFilter, boolean> = {
    complete: isComplete(completeness),
    sealed: completeness === 'NEW_SEALED',
    cartridge_only: completeness === 'CARTRIDGE',
    no_cartridge: lacks('CARTRIDGE'),
    no_booklet: lacks('BOOKLET'),
    no_case: lacks('CASE'),
  };
  return rules[filter];
}

/** Names from other lists and older exports, with what we store for them. */
const otherNames: Record<string, string> = {
  LOOSE: 'CARTRIDGE',
  CASE_ONLY: 'CASE',
  MANUAL_ONLY: 'BOOKLET',
};

/**
 * The spelling that is stored: COMPLETE_IN_BOX, NEW_SEALED or parts in their order; null for anything else. All three
 * parts make a complete copy.
 */
export function canonicalCompleteness(value: string): string | null {
  if (isComplete(value)) return value;

  const named = value.split(',').map((part) => otherNames[part.trim()] ?? part.trim());
  if (named.some((part) => !(parts as readonly string[]).includes(part))) return null;
  return toCompleteness(
    parts.every((part) => named.includes(part)) ? 'complete' : parts.filter((part) => named.includes(part)),
    false,
  );
}
