import type { Found, FoundRow, Said } from './forms/said.ts';

/** What was found in a file, in texts that can be kept. */
export function storableFound(found: Found): Found {
  const { header, leftOut, leftOutTabs = [], hiddenTabs = [], rows } = found;
  return {
    ...found,
    header: header.map(storable),
    leftOut: leftOut.map(storable),
    leftOutTabs: leftOutTabs.map(storable),
    hiddenTabs: hiddenTabs.map(storable),
    rows: rows.map(storableRow),
  };
}

/** A table of a known form has both what its rows say and their cells. */
function storableRow(row: FoundRow): FoundRow {
  const written = {
    ...('cells' in row && { cells: row.cells.map(storable) }),
    ...(row.tab !== undefined && { tab: storable(row.tab) }),
    ...(row.beyond && { beyond: row.beyond.map(storableLine) }),
  };
  return 'said' in row ? { ...row, said: storableSaid(row.said), ...written } : { ...row, ...written };
}

function storableSaid({ more, ...texts }: Said): Said {
  const said = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, typeof text === 'string' ? storable(text) : text]),
  ) as Said; // as: the same fields
  const lines = more?.map(storableLine);
  return { ...said, ...(lines && { more: lines }) };
}

function storableLine([label, value]: readonly [string, string]): [string, string] {
  return [storable(label), storable(value)];
}

/** What PostgreSQL can keep: no NUL, no half of a pair. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** The beginning of a text, without half of an emoji at its end. */
export function cut(text: string, longest: number): string {
  return text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');
}
