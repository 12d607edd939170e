import type { Row } from './delimited.ts';
import { requireSmall } from './delimited.ts';
import { writtenNumber } from './numbers.ts';

/** A list of objects as a table with its header; undefined for other JSON. The list may be the one in an object. */
export function readObjects(value: unknown): Row[] | undefined {
  const list = [value, ...(isRecord(value) ? Object.values(value) : [])].find((one) => Array.isArray(one));
  if (!list?.some(isRecord)) return undefined;
  const objects = list.filter(isRecord);
  const names = [...new Set(objects.flatMap(Object.keys))];
  const rows = [names, ...objects.map((object) => names.map((name) => toCell(object[name])))];
  return rows.map((cells, line) => {
    cells.forEach((cell, place) => requireSmall(cell, place));
    return { line, cells };
  });
}

/** Of what is nested, its name, which is what platforms and genres are told by. */
function toCell(value: unknown): string {
  if (Array.isArray(value)) return value.map(toCell).filter(Boolean).join(', ');
  if (isRecord(value)) return toCell(value['name'] ?? value['title']);
  if (typeof value === 'number') return writtenNumber(value);
  return typeof value === 'string' ? value : '';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value of JSON as a text; nothing where it says nothing. */
export function writtenOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
}
