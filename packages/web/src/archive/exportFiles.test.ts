import type { ExportRecord } from '@cartouche/contract/archive';
import { expect, test } from 'vitest';

import { exportRecord } from '../testing/things.ts';
import { toCsv, toJson } from './exportFiles.ts';

const record = (title: string, more: Partial<ExportRecord> = {}) =>
  exportRecord({ title, platform: 'Super Nintendo Entertainment System', ...more });

test('a CSV file has a byte-order mark for spreadsheets, a header, and a line for each game', () => {
  const csv = toCsv([
    record('Chrono Trigger'),
    record('EarthBound', { completeness_status: 'CARTRIDGE,BOOKLET', condition: 'FAIR' }),
  ]);

  expect(csv.split('\r\n')).toEqual([
    '\uFEFFtitle,platform,completeness_status,condition',
    '"Chrono Trigger","Super Nintendo Entertainment System","COMPLETE_IN_BOX","GOOD"',
    '"EarthBound","Super Nintendo Entertainment System","CARTRIDGE,BOOKLET","FAIR"',
    '',
  ]);
});

test('quotes in a title are doubled, and a line break stays inside its quotes', () => {
  const csv = toCsv([record('The "Real" Ghostbusters, Part\n2')]);

  expect(csv).toContain('"The ""Real"" Ghostbusters, Part\n2",');
});

test('a JSON file is an indented array of the same four fields', () => {
  const json = toJson([record('Pokémon Rouge', { platform: 'Game Boy' })]);

  expect(JSON.parse(json)).toEqual([record('Pokémon Rouge', { platform: 'Game Boy' })]);
  expect(json).toContain('\n    "title": "Pokémon Rouge",\n');
});

test('deselected fields are left out', () => {
  const wider = { ...record('Mario Paint'), notes: 'with the mouse' };

  expect(toJson([wider])).not.toContain('mouse');
  expect(toCsv([wider])).not.toContain('mouse');
});

test('an empty collection gives a header and an empty array', () => {
  expect(toCsv([])).toBe('\uFEFFtitle,platform,completeness_status,condition\r\n');
  expect(toJson([])).toBe('[]');
});
