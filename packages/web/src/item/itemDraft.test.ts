import { newItem } from '@cartouche/contract/item.rules';
import { expect, test } from 'vitest';

import {
  beyond,
  changedFields,
  isDateInFuture,
  isDateImplausible,
  isPriceTooHigh,
  localDay,
  startDraft,
  toChanges,
  toItemInput,
} from './itemDraft.ts';

const today = '2026-11-21';

test('a new copy starts complete, good and bought today', () => {
  expect(toItemInput(startDraft(null, 'EUR', today))).toEqual({
    ...newItem(today),
    completeness: 'COMPLETE_IN_BOX',
    condition: 'GOOD',
    purchasePrice: null,
    purchaseDate: today,
    notes: '',
  });
});

test('a copy that is edited and saved untouched stays the same', () => {
  const item = {
    ...newItem(today),
    condition: 'FAIR',
    completeness: 'CARTRIDGE,CASE',
    purchasePrice: 1234.5,
    purchaseDate: null,
    notes: 'Bought in Akihabara',
  } as const;

  const draft = startDraft(item, 'EUR', today);

  expect(draft).toMatchObject({ price: '1234,50', selection: ['CARTRIDGE', 'CASE'] });
  expect(toItemInput(draft)).toEqual(item);
  expect(changedFields(draft, startDraft(item, 'EUR', today))).toEqual([]);
});

test('an edit has only what was changed, as another tab may have changed the rest', () => {
  const stored = { ...startDraft(null, 'EUR', today), price: '10,00' };
  const draft = { ...stored, price: '10', notes: ' Worn label ', isSealed: true };

  const changed = changedFields(draft, stored);

  expect(changed).toEqual(['completeness', 'notes']);
  expect(toItemInput(draft, changed)).toEqual({ completeness: 'NEW_SEALED', notes: 'Worn label' });
  expect(toItemInput(stored, [])).toEqual({});
});

test('a sealed copy opens as Complete with its switch on', () => {
  const item = {
    ...newItem(today),
    condition: 'MINT',
    completeness: 'NEW_SEALED',
    purchasePrice: null,
    purchaseDate: today,
    notes: '',
  } as const;
  const draft = startDraft(item, 'USD', today);

  expect(draft).toMatchObject({ selection: 'complete', isSealed: true });
  expect(toItemInput(draft)?.completeness).toBe('NEW_SEALED');
});

test('nothing is sent without a completeness, or with an invalid price', () => {
  const draft = startDraft(null, 'USD', today);

  expect(toItemInput({ ...draft, selection: [] })).toBeNull();
  expect(toItemInput({ ...draft, price: '100000000' })).toBeNull();
  expect(isPriceTooHigh('99999999.99')).toBe(false);
});

test('the day is the user’s local one', () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test('a mistyped year is noticed before it is sent', () => {
  expect(['0001-01-01', '1949-12-31', '2202-01-01', '20224-01-01'].map(isDateImplausible)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['', '1950-01-01', '2024-02-29'].map(isDateImplausible)).toEqual([false, false, false]);
});

test('a date in the future is noticed', () => {
  const days = ['', '2026-11-20', today, '2026-11-22', '2062-11-21', '20226-11-21'];

  expect(days.map((day) => isDateInFuture(day, today))).toEqual([false, false, false, true, true, false]);
});

test('a form counts as changed only while it differs from what is stored', () => {
  const stored = startDraft(null, 'USD', today);

  expect(changedFields({ ...stored, notes: 'Bought in Akihabara' }, stored)).toEqual(['notes']);
  expect(changedFields({ ...stored, selection: [] }, stored)).toEqual(['completeness']);
  expect(changedFields({ ...stored, price: '100000000', date: '0001-01-01' }, stored)).toHaveLength(2);
  expect(changedFields({ ...stored, notes: ' ', selection: 'complete' }, stored)).toEqual([]);
});

test('notes that are too long are counted and not sent', () => {
  const draft = { ...startDraft(null, 'USD', today), notes: `${'x'.repeat(10_002)} ` };

  expect(beyond('notes', draft.notes)).toBe(2);
  expect(toItemInput(draft)).toBeNull();
  expect(beyond('notes', 'x'.repeat(10_000))).toBe(0);
});

test('what was typed survives on the device, and unknown values are dropped', () => {
  const changed = { selection: ['CARTRIDGE'], isSealed: false, price: '12,50', notes: 'Été' } as const;

  expect(toChanges(JSON.stringify(changed))).toEqual(changed);
  expect(toChanges('{"condition":"BROKEN","selection":["BOX"],"price":5,"more":1}')).toEqual({});
  expect(['{', 'null', null, '7'].map(toChanges)).toEqual([{}, {}, {}, {}]);
});
