import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { answer, held, noAnswer, refuse, sent } from '../testing/answers.ts';
import { aMove, aMovedRow } from '../testing/movingWrites.ts';
import { openPage, passTime, signIn } from '../testing/page.tsx';

beforeEach(signIn);

test('a file of a known tracker whose dry run was stopped can be looked at again', async () => {
  const columns = [{ name: 'Title', examples: ['Lagoon'], field: 'title' as const }];
  answer({ 'moving.get': { ...aMove, columns, state: 'mapping' }, 'moving.match': aMove });
  const user = await openPage('/move?file=1');

  await user.click(await screen.findByRole('button', { name: 'See what would happen' }));

  await waitFor(() => expect(sent('moving.match')).toHaveLength(1));
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(sent('moving.match')).toMatchObject([{ settings: {} }]);
});

test('the games of a file that was read are looked for at once, with a way to stop', async () => {
  const matching = { ...aMove, state: 'matching' as const, rows: 20_000, done: 400 };
  answer({
    'moving.list': [],
    'moving.get': matching,
    'moving.match': () => held<typeof aMove>().promise,
  });
  // The file travels by the one request that can report its progress.
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function take(this: XMLHttpRequest) {
    Object.defineProperties(this, {
      status: { value: 200 },
      responseText: { value: JSON.stringify(matching) },
    });
    this.dispatchEvent(new Event('load'));
  });
  const user = await openPage('/move');
  await screen.findByRole('button', { name: 'Choose a file' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no input of files');

  await user.upload(input, new File(['title\nLagoon'], 'games.csv'));

  await screen.findByText(/^400 of 20,000/);
  expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
  expect(sent('moving.match')).toEqual([{ moveId: '1' }]);
});

test('the dry run of a table leads back to what its columns mean', async () => {
  const columns = [{ name: 'Jeu', examples: ['Lagoon'], field: 'title' as const }];
  answer({
    'moving.get': { ...aMove, form: 'sheet', columns },
    'moving.rows': [],
    'moving.asTable': { ...aMove, form: 'sheet', columns, state: 'mapping' },
  });
  const user = await openPage('/move?file=1');

  await user.click(await screen.findByRole('button', { name: 'Set the columns myself' }));

  await waitFor(() => expect(sent('moving.asTable')).toHaveLength(1));
});

test('work that was stopped once can be stopped again', async () => {
  answer({ 'moving.get': { ...aMove, state: 'matching' }, 'moving.stop': { ok: true } });
  const user = await openPage('/move?file=1');
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await screen.findByText('Stopping after this batch');
  answer({
    'moving.get': { ...aMove, state: 'mapping' },
    'moving.match': () => held<typeof aMove>().promise,
  });
  await passTime(1000);

  await user.click(await screen.findByRole('button', { name: 'See what would happen' }));

  expect(await screen.findByRole('button', { name: 'Stop' })).toBeTruthy();
});

test('copies that a file has beyond those here are something to bring', async () => {
  const plan = { ...aMove.plan, copies: 2 };
  answer({ 'moving.get': { ...aMove, plan }, 'moving.rows': [], 'moving.write': aMove });
  const user = await openPage('/move?file=1');

  await screen.findByText('2 more copies are added');
  await user.click(await screen.findByRole('button', { name: 'Add to my collection' }));

  await waitFor(() => expect(sent('moving.write')).toHaveLength(1));
});

test('what could not be written is said by name beside what was, with a way to look at it again', async () => {
  const plan = { ...aMove.plan, adds: 1, beyond: 149, overtaken: 1 };
  const other = { ...aMove, id: 2, state: 'matching' as const };
  answer({
    'moving.get': ({ moveId }) =>
      moveId === '2' ? other : { ...aMove, state: 'written', written_at: aMove.made_at, plan },
    'moving.rows': [aMovedRow],
    'moving.lookAgain': other,
  });
  const user = await openPage('/move?file=1');

  const alerts = await screen.findAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent)).toEqual([
    '149 copies of the file are left out: a game can have at most 100 copies.',
    '1 row was not added, because its game was changed here in the meantime.',
  ]);
  expect(await screen.findByText('Lagoon · SNES · Line 2')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Look again' }));
  expect(await screen.findByRole('button', { name: 'Stop' })).toBeTruthy();
  expect(location.search).toBe('?file=2');
});

test.each([
  ['is here', { same: 1 }, /all of it is here already/],
  ['is left out', { same: 0, out: 1 }, /not here already are skipped or left out/],
  ['is skipped', { same: 0, new: 1 }, /not here already are skipped or left out/],
])('of a file whose only row %s, it says why there is nothing to add', async (_name, counts, told) => {
  answer({ 'moving.get': { ...aMove, counts: { ...aMove.counts, ...counts } }, 'moving.rows': [] });

  await openPage('/move?file=1');

  expect(await screen.findByText(told)).toBeDefined();
});

test('rows that name no platform can be of one console', async () => {
  const words = { ...aMove.words, platforms: [{ word: '', rows: 3, meaning: null }] };
  answer({ 'moving.get': { ...aMove, words }, 'moving.rows': [], 'moving.match': aMove });
  const user = await openPage('/move?file=1');

  await screen.findByText(/^Some rows name no platform\. If all of them are for one, choose it here\./);
  await user.selectOptions(await screen.findByLabelText('No platform named (3)'), 'Super Nintendo');
  await user.click(screen.getByRole('button', { name: 'Look again with these meanings' }));

  await waitFor(() => expect(sent('moving.match')).toMatchObject([{ settings: { platforms: { '': 19 } } }]));
});

test('a row that is not here yet says what would be written, in the user’s words', async () => {
  const says = [
    { field: 'completeness', value: 'CARTRIDGE,CASE' },
    { field: 'boxCondition', value: 'FAIR' },
    { field: 'purchasePrice', value: '12.5' },
    { field: 'notes', value: 'From Lyon\nLabel worn' },
  ];
  answer({
    'moving.get': { ...aMove, rows: 1, counts: { ...aMove.counts, new: 1 } },
    'moving.rows': [{ ...aMovedRow, status: 'new', isOwned: false, says }],
  });

  await openPage('/move?file=1');

  expect(
    await screen.findByText(/Box condition: Fair · Paid: \$12\.50 Notes: From Lyon Label worn/),
  ).toBeTruthy();
});

test.each([
  ['a further copy', 'copy', 'It is the one I have', { do: 'have' }],
  ['the copy here', 'same', 'Add as another copy', { do: 'further' }],
  ['a copy that differs', 'differs', 'Add as another copy', { do: 'further' }],
] as const)(
  'of a row that is %s, the user can say that it is not',
  async (_name, status, label, decision) => {
    const counts = { ...aMove.counts, same: 0, [status]: 1 };
    answer({
      'moving.get': { ...aMove, counts },
      'moving.rows': [{ ...aMovedRow, status }],
      'moving.decide': aMove,
    });
    const user = await openPage('/move?file=1');

    await user.click(await screen.findByRole('button', { name: `${label}: Lagoon` }));

    await waitFor(() => expect(sent('moving.decide')).toMatchObject([{ places: [0], decision }]));
  },
);

test('a further copy of a game that is not owned cannot be the copy here, and can be skipped', async () => {
  answer({
    'moving.get': { ...aMove, counts: { ...aMove.counts, same: 0, copy: 1 } },
    'moving.rows': [{ ...aMovedRow, isOwned: false }],
  });

  await openPage('/move?file=1');

  expect(await screen.findByRole('button', { name: 'Skip: Lagoon' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /It is the one I have/ })).toBeNull();
});

test('of prices in another currency, the user is told what happens, and says which one it is', async () => {
  const price = { written: '12,50 €', read: 12.5 };
  const told = { ...aMove.told, price, currencies: ['EUR', null] };
  answer({ 'moving.get': { ...aMove, told }, 'moving.rows': [], 'moving.match': aMove });
  const user = await openPage('/move?file=1');

  expect(
    await screen.findByText(/Your prices are in USD \(US Dollar\).*prices in EUR \(Euro\) go into/),
  ).toBeTruthy();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Currency of the prices' }),
    'USD (US Dollar)',
  );

  await waitFor(() => expect(sent('moving.match')).toMatchObject([{ settings: { currency: 'USD' } }]));
});

test.each([
  ['mapping', /was given up\. Nothing of the file is in your collection/],
  ['ready', /was given up\. Nothing of the file is in your collection/],
  ['written', /Part of what the file added is still in your collection/],
] as const)('work that failed again and again is told of a file that is %s', async (state, told) => {
  answer({ 'moving.get': { ...aMove, state, hasFailed: true }, 'moving.rows': [] });

  await openPage('/move?file=1');

  expect(await screen.findByText(told)).toBeDefined();
  expect(screen.queryByText('Your collection is here')).toBeNull();
});

test('what failed without a connection is forgotten once something else is done', async () => {
  answer({
    'moving.get': {
      ...aMove,
      counts: { ...aMove.counts, same: 0, new: 1 },
      plan: { ...aMove.plan, adds: 1 },
    },
    'moving.rows': [{ ...aMovedRow, status: 'new', isOwned: false }],
    'moving.write': noAnswer(),
    'moving.decide': aMove,
  });
  const user = await openPage('/move?file=1');
  await user.click(await screen.findByRole('button', { name: 'Add to my collection' }));
  await screen.findByText(/^No answer came/);

  await user.click(await screen.findByRole('button', { name: 'Skip: Lagoon' }));

  await waitFor(() => expect(sent('moving.decide')).toHaveLength(1));
  expect(screen.queryByText(/^No answer came/)).toBeNull();
});

test('of a file that another tab has written meanwhile, it says so and shows what it brought', async () => {
  answer({
    'moving.get': { ...aMove, counts: { ...aMove.counts, same: 0, new: 1 } },
    'moving.rows': [{ ...aMovedRow, status: 'new', isOwned: false }],
    'moving.decide': refuse('move_went_on'),
  });
  const user = await openPage('/move?file=1');
  const skip = await screen.findByRole('button', { name: 'Skip: Lagoon' });
  answer({ 'moving.get': { ...aMove, state: 'written', written_at: aMove.made_at } });

  await user.click(skip);

  expect(await screen.findByText('Your collection is here')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(/^This file was continued elsewhere/)).toBeTruthy();
});

test('a game that our own export says was entered becomes an own entry unless it is skipped or searched', async () => {
  answer({
    'moving.get': { ...aMove, counts: { ...aMove.counts, same: 0, new: 1 } },
    'moving.rows': [{ ...aMovedRow, status: 'new', isOwned: false, game: null, decision: 'entry' }],
  });

  await openPage('/move?file=1');

  expect(await screen.findByText('Becomes your own entry')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /: Lagoon$/ }).map((one) => one.textContent)).toEqual([
    'Search',
    'Skip',
  ]);
});
