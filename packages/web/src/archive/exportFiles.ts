import type { ExportRecord } from '@cartouche/contract/archive';
import { csvHeader, csvLine } from '@cartouche/contract/csv.rules';
import { exportedFields } from '@cartouche/contract/item.rules';

const ofCopy = exportedFields.map(({ exportedAs }) => exportedAs);
const columns: (keyof ExportRecord)[] = ['title', 'platform', ...ofCopy];

/** Specification 7, files made on the device. */
export function toCsv(records: readonly ExportRecord[]): string {
  const lines = records.map((record) => csvLine(columns.map((name) => record[name])));
  return csvHeader(columns) + lines.join('');
}

/** The same fields as a pretty-printed array. */
export function toJson(records: readonly ExportRecord[]): string {
  return JSON.stringify(records, columns, 2);
}
