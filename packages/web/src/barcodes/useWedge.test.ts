import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { openPage, passTime } from '../testing/page.tsx';
import { codes, digits, listed, openList, scanInto, startScanning } from '../testing/scanning.ts';

beforeEach(() => void startScanning());

const french = Array.from('à&é"\'(-è_ç');
const onFrenchKeyboard = Array.from(codes.terranigma, (digit) => french[Number(digit)] ?? '');

test.each([5, 100])(
  'a scanner that is set to another keyboard is heard in a field, at %d ms a key',
  async (apartMs) => {
    await openPage('/scanner');

    scanInto(await digits(), codes.terranigma, { keys: onFrenchKeyboard, apartMs });

    await waitFor(() => expect(listed()).toEqual(['Remove Terranigma']));
  },
);

test('a slow scanner is heard where nobody types, and presses no button', async () => {
  await openPage('/scanner');
  const button = await screen.findByRole('button', { name: 'Details' });

  scanInto(button, codes.terranigma, { apartMs: 100 });

  await waitFor(() => expect(listed()).toEqual(['Remove Terranigma']));
});

test('what somebody types into a field stays theirs, however quickly', async () => {
  await openPage('/scanner');
  const field = await digits();
  let isTaken = false;
  field.addEventListener('keydown', ({ defaultPrevented }) => (isTaken ||= defaultPrevented));

  scanInto(field, '20261126', { apartMs: 90 });
  await passTime(1000);

  expect([isTaken, listed()]).toEqual([false, []]);
});

test.each([
  ['Price of each', codes.lufia],
  ['Price of each', codes.lufia.slice(1)],
  ['Purchase Date', codes.lufia],
  ['Purchase Date', codes.lufia.slice(1)],
])('a slow scanner is heard in the field of the %s, which keeps what it held: %s', async (label, code) => {
  await openList(codes.terranigma);
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  fireEvent.change(field, { target: { value: label === 'Purchase Date' ? '2026-11-02' : '12.50' } });
  const before = field.value;

  scanInto(field, code, {
    apartMs: 90,
    typed: label === 'Purchase Date' ? '9636-11-26' : '45496830434',
  });

  await waitFor(() => expect(listed()).toEqual(['Remove Lufia', 'Remove Terranigma']));
  expect(field.value).toBe(before);
});
