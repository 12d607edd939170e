import type { MovedField, MovedForm } from '@cartouche/contract/moving.rules';

import type { Row } from '../text/delimited.ts';
import type { Taken } from './brackets.ts';
import type { ListMark } from './listMarks.ts';

/** What a row of a file says of a copy, in the file's own words. */
export type Said = Partial<Record<Exclude<MovedField, ListMark | 'price' | 'note' | 'nothing'>, string>> & {
  /** What stands in the title, and is none of the other fields. */
  aside?: string;
  /** The texts in the title that may be said of the copy. */
  taken?: Taken[];
  /** What has no field here: a label and its value. */
  more?: [label: string, value: string][];
  /** Its number at the tracker, where that holds for all of the tracker's files. */
  key?: string;
  /** Which of the copies of its game it is, where the file says so: the first one leads. */
  copy?: string;
  /** A copy of our own export, whose amounts are in the currency that the account had then. */
  isOurs?: true;
  /** Whether the user entered its game, and what our own export says of that. */
  isEntry?: boolean;
  /** What the user calls a game of the catalogue that they corrected. */
  ownTitle?: string;
  publisher?: string;
  genres?: string;
  regions?: string;
  released?: string;
  /** Nobody knows whether its price is in whole units or in hundredths. */
  isUnitOpen?: true;
  /** The row has more cells than the header, and is no row of a workbook. */
  isDamaged?: true;
  /** Its console is the name of its tab, and stands in no cell. */
  isOfTab?: true;
};

/**
 * What a row of a known form says; of a sheet, its cells, whose meaning is yet to be chosen. A table of a known form has
 * both: the user may know better. Of several tables, a row also says in which one it is; of a workbook, what stands right
 * of its columns.
 */
export type FoundRow = { line: number } & KeptRow;
export type KeptRow = SaidOrCells & Pick<Row, 'tab' | 'beyond'>;
export type SaidOrCells = { said: Said } | { cells: string[] } | { said: Said; cells: string[] };

/** What was found in a file. */
export type Found = {
  form: MovedForm;
  encoding: string | null;
  separator: string | null;
  /** The names of a table's columns; none of a file that is no table. */
  header: string[];
  /** What the file has beside: columns and files that were not read, and tabs, by their names. */
  leftOut: string[];
  leftOutTabs?: string[];
  /** Tabs that are hidden in their workbook, and were not read. */
  hiddenTabs?: string[];
  /** Lines that were read by themselves, because a quote in them has no end. */
  brokenLines?: number[];
  /** The name of the only tab, or of the only file in an archive. */
  tab?: string;
  rows: FoundRow[];
};

/** Drops what says nothing. */
export function said(fields: Said, more: [label: string, value: string | undefined][] = []): Said {
  const kept = more.flatMap(([label, value = '']): [string, string][] =>
    saysAnything(value) ? [[label, value.trim()]] : [],
  );
  const entries = Object.entries(fields).filter(
    ([, value]) => typeof value !== 'string' || saysAnything(value),
  );
  return { ...(Object.fromEntries(entries) as Said), ...(kept.length > 0 && { more: kept }) }; // as: the same fields
}

/** Whether a value is none of the ways in which trackers write that there is nothing. */
export function saysAnything(value: string): boolean {
  return !/^(\s*|\(null\)|null|none|missing field|-1(\.0+)?|0000-00-00.*|n\/a|\?|\{\}|\[\])$/i.test(value);
}
