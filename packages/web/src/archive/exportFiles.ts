import type { ExportRecord } from '@cartouche/contract/archive';
import { exportedFields } from '@cartouche/contract/item.rules';

const ofCopy = exportedFields.map(({ exportedAs }) => exportedAs);
const columns: (keyof ExportRecord)[] = ['title', 'platform', ...ofCopy];

/** Without it, spreadsheets take UTF-8 for an older encoding and show 'PokÃ©mon'. */
const byteOrderMark = '\uFEFF';

/** Specification 7, files made on the device: every value quoted, inner quotes doubled. */
export function toCsv(records: readonly ExportRecord[]): string {
  const lines = records.map((record) => columns.map((name) => quoted(record[name])).join(','));
  return byteOrderMark + [columns.join(','), ...lines].join('\n');
}

/** The same fields as a pretty-printed array. */
export function toJson(records: readonly ExportRecord[]): string {
  return JSON.stringify(records, columns, 2);
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', '""')}"`;
}
