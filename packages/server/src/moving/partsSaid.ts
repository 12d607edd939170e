import {
  type Part,
  canonicalCompleteness,
  isComplete,
  parts,
  toCompleteness,
} from '@cartouche/contract/completeness.rules';

import type { Said } from './forms/said.ts';
import { isOnlyMark, isYes } from './forms/words.ts';

/** Which parts of a copy there are, as a row says: by marks for each of them, else by a word. */
export type PartsSaid = {
  /** Null where nothing of it is understood. */
  completeness: string | null;
  /** Whether the word says something else than the marks. */
  isWordOther: boolean;
};

/** Marks for the parts say more than a word, whose meaning here is null where it has none. */
export function partsSaid(said: Said, meaning: string | null): PartsSaid {
  const marked = byMarks(said);
  const completeness = marked ?? meaning;
  const isAlike =
    meaning === completeness || [meaning, completeness].every((one) => one !== null && isComplete(one));
  return { completeness, isWordOther: said.completeness !== undefined && (meaning === null || !isAlike) };
}

function byMarks(said: Said): string | null {
  if (isYes(said.sealed ?? '')) return 'NEW_SEALED';
  const there = partsMarked(said);
  return there === undefined ? null : canonicalCompleteness(toCompleteness(there, false) ?? '');
}

/** The parts that are marked as there; undefined where neither box nor manual has a mark. */
function partsMarked({ game, box, manual }: Said): Part[] | undefined {
  const marks: Record<Part, boolean | undefined> = {
    CARTRIDGE: isYes(game ?? ''),
    BOOKLET: isYes(manual ?? ''),
    CASE: isYes(box ?? ''),
  };
  if (marks.BOOKLET === undefined && marks.CASE === undefined) return undefined;
  return parts.filter((part) => marks[part] ?? (part === 'CARTRIDGE' && game === undefined));
}

/** Whether a row says that there is no copy: not one part of it, or none in number. */
export function saysNone(said: Said): boolean {
  if (/^0+([.,]0+)?$/.test(said.quantity?.trim() ?? '')) return true;
  const { game, box, manual, sealed, completeness } = said;
  const isMarked = [game, box, manual].every((mark) => isOnlyMark(mark));
  const isWhole = isYes(sealed ?? '') === true || completeness !== undefined;
  return isMarked && !isWhole && partsMarked(said)?.length === 0;
}
