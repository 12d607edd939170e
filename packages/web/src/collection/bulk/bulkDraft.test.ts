import type { ItemField } from '@cartouche/contract/item.rules';
import { expect, test } from 'vitest';

import { countChanges, toBulkFields } from './bulkDraft.ts';
import { startDraft } from '../../item/itemDraft.ts';

const draft = { ...startDraft(null, 'EUR', '2026-11-21'), price: '12,50', notes: ' from the fair ' };
const on = (...fields: ItemField[]) => new Set(fields);

test('only fields that are switched on are set', () => {
  expect(toBulkFields(draft, on('condition'))).toEqual({ condition: 'GOOD' });
  expect(toBulkFields(draft, on('purchasePrice', 'notes'))).toEqual({
    purchasePrice: 12.5,
    notes: 'from the fair',
  });
  expect(toBulkFields(draft, on())).toEqual({});
});

test('an empty price or date is set too: it clears those of the copies', () => {
  expect(toBulkFields({ ...draft, price: '', date: '' }, on('purchasePrice', 'purchaseDate'))).toEqual({
    purchasePrice: null,
    purchaseDate: null,
  });
});

test('an invalid value is not sent, unless its field is switched off', () => {
  const off = { ...draft, selection: [], date: '0026-11-21', price: '999999999999' };

  expect(toBulkFields(off, on('completeness'))).toBeNull();
  expect(toBulkFields(off, on('purchaseDate'))).toBeNull();
  expect(toBulkFields(off, on('purchasePrice'))).toBeNull();
  expect(toBulkFields(off, on('condition'))).toEqual({ condition: 'GOOD' });
});

test('what is switched on sets or clears, but empty tags that are added to others do neither', () => {
  const typed = { ...draft, edition: ' ', place: 'Attic', estimate: 'no number' };
  const fields = ['edition', 'place', 'estimate', 'tags', 'boxCondition'] as const;

  expect(countChanges(typed, fields, false)).toEqual({ set: 1, cleared: 4 });
  expect(countChanges(typed, fields, true)).toEqual({ set: 1, cleared: 3 });
});
