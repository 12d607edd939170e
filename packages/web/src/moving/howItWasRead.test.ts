import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, sent } from '../testing/answers.ts';
import { aMove } from '../testing/movingWrites.ts';
import { openPage, signIn } from '../testing/page.tsx';

beforeEach(signIn);

test('for a name that several consoles have, the likeliest is chosen beforehand, and holds once the user agrees', async () => {
  const words = { ...aMove.words, platforms: [{ word: 'Nintendo', rows: 3, meaning: null, guess: 19 }] };
  answer({ 'moving.get': { ...aMove, words }, 'moving.rows': [], 'moving.match': aMove });
  const user = await openPage('/move?file=1');

  await screen.findByText(/^1 platform name is unknown\./);
  const name = await screen.findByLabelText<HTMLSelectElement>('Nintendo (3)');
  await waitFor(() => expect(name.selectedOptions[0]?.text).toBe('Super Nintendo'));
  await user.click(screen.getByRole('button', { name: 'Look again with these meanings' }));

  await waitFor(() =>
    expect(sent('moving.match')).toMatchObject([{ settings: { platforms: { Nintendo: 19 } } }]),
  );
});

test('lines that were read by themselves, because a quotation mark has no end, are named', async () => {
  answer({
    'moving.get': { ...aMove, told: { ...aMove.told, brokenLines: [4, 1200] } },
    'moving.rows': [],
  });

  await openPage('/move?file=1');

  expect(await screen.findByText(/^Some quotation marks have no end\. .+: 4, 1,200\.$/)).toBeDefined();
});

test('lines whose notes have no room for all that the file says are named', async () => {
  answer({ 'moving.get': { ...aMove, told: { ...aMove.told, cutNotes: [7] } }, 'moving.rows': [] });

  await openPage('/move?file=1');

  expect(await screen.findByText(/^Notes have room for 10,000 characters\. .+: 7\.$/)).toBeDefined();
});

test.each([
  ['en', 'not named: counted as EUR'],
  ['fr', 'non précisée\u00a0: comptée en EUR'],
] as const)(
  'where no row names a currency, the one is named that prices count as (%s)',
  async (language, told) => {
    signIn({ language });
    const settings = { ...aMove.settings, own: 'EUR' as const };
    answer({
      'moving.get': { ...aMove, settings, told: { ...aMove.told, currencies: [null] } },
      'moving.rows': [],
    });

    await openPage('/move?file=1');

    expect(await screen.findByText(told, { normalizer: (text) => text })).toBeTruthy();
  },
);

test.each([
  ['en', 'Recognized: table'],
  ['fr', 'Reconnu\u00a0: tableau'],
] as const)('a table of no tracker is recognised as one (%s)', async (language, told) => {
  signIn({ language });
  answer({ 'moving.get': { ...aMove, form: 'sheet' }, 'moving.rows': [] });

  await openPage('/move?file=1');

  expect((await screen.findByText(/^Reco/)).textContent).toBe(told);
});

test.each([
  ['en', 'Column “Disc”', 'Game condition'],
  ['fr', 'Colonne «\u00a0Disc\u00a0»', 'État du jeu'],
] as const)(
  'a column of a file is called as the field in the form of a copy (%s)',
  async (language, name, field) => {
    signIn({ language });
    const columns = [{ name: 'Disc', examples: ['good'], field: 'mediumCondition' as const }];
    answer({ 'moving.get': { ...aMove, form: 'sheet', state: 'mapping', columns } });

    await openPage('/move?file=1');

    const column = await screen.findByLabelText<HTMLSelectElement>(name, { normalizer: (text) => text });
    expect(column.selectedOptions[0]?.text).toBe(field);
  },
);

test('a column for a price has to be said to be one paid, a value or a note before anything is looked up, and is shown as asked', async () => {
  const columns = [
    { name: 'Jeu', examples: ['Lagoon'], field: 'title' as const },
    { name: '', examples: ['7'], field: 'price' as const },
  ];
  const told = { ...aMove.told, inNotes: ['Lent', 'B'] };
  answer({
    'moving.get': { ...aMove, form: 'sheet', state: 'mapping', columns, told },
    'moving.match': aMove,
  });
  const user = await openPage('/move?file=1');
  const look = () => screen.getByRole<HTMLButtonElement>('button', { name: 'See what would happen' });

  const column = await screen.findByLabelText<HTMLSelectElement>('Column “B”');
  const isHeld = look().disabled;
  const facts = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(screen.getByRole('alert').textContent).toMatch(/^Please say what the column “B” is/);
  await user.selectOptions(column, 'Price paid');
  await user.click(look());

  expect(isHeld).toBe(true);
  expect(facts).toEqual(expect.arrayContaining(['Asked belowB', 'Goes into the notesLent']));
  expect([...column.options].map(({ value }) => value)).not.toContain('price');
  await waitFor(() =>
    expect(sent('moving.match')).toMatchObject([{ settings: { mapping: ['title', 'paid'] } }]),
  );
});

test.each([
  ['en', 'Publisher, the sheet “Notes”, the hidden sheet “Old”'],
  ['fr', 'Publisher, la feuille «\u00a0Notes\u00a0», la feuille masquée «\u00a0Old\u00a0»'],
] as const)('a tab that was not read is named as a sheet (%s)', async (language, told) => {
  signIn({ language });
  const leftOut = { leftOut: ['Publisher'], leftOutTabs: ['Notes'], hiddenTabs: ['Old'] };
  answer({ 'moving.get': { ...aMove, told: { ...aMove.told, ...leftOut } }, 'moving.rows': [] });

  await openPage('/move?file=1');

  expect(await screen.findByText(told, { normalizer: (text) => text })).toBeTruthy();
});

test.each([
  ['en', 'Name of the sheet or file'],
  ['fr', 'Nom de la feuille ou du fichier'],
] as const)(
  'what the rows have by their tab is no column of the file, and is called what it is (%s)',
  async (language, name) => {
    signIn({ language });
    const columns = [
      { name: 'Jeu', examples: ['Lagoon'], field: 'title' as const },
      { name: 'List', examples: ['Wishlist'], field: 'list' as const, isOfTab: true },
    ];
    answer({ 'moving.get': { ...aMove, form: 'sheet', state: 'mapping', columns } });

    await openPage('/move?file=1');

    expect(await screen.findByRole('combobox', { name })).toBeTruthy();
  },
);
