import type { ExportRecord } from '@cartouche/contract/archive';
import { csvHeader, csvLine } from '@cartouche/contract/csv.rules';

const columns = [
  'title',
  'platform',
  'completeness_status',
  'condition',
] as const satisfies readonly (keyof ExportRecord)[];

/** Specification 7, files made on the device. */
export function toCsv(records: readonly ExportRecord[]): string {
  const lines = records.map((record) => csvLine(columns.map((name) => record[name])));
  return csvHeader(columns) + lines.join('');
}

/** The same four fields as a pretty-printed array. */
export function toJson(records: readonly ExportRecord[]): string {
  return JSON.stringify(records, [...columns], 2);
}
