import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer } from '../../testing/answers.ts';
import { openPage, signIn } from '../../testing/page.tsx';
import { lines, onWindow, paragraphs, ready } from '../../testing/paper.ts';
import { counts, ownedRow, unsaid } from '../../testing/things.ts';

const good = { condition: 'GOOD', completeness: 'COMPLETE_IN_BOX', purchasePrice: 0.1, ...unsaid } as const;

/** The list has one game of the user's, whose copies say this. */
const owns = (said: object) =>
  answer({ 'catalogue.fetchGames': [ownedRow({ title: 'Game 1', copy: { ...good, ...said } })] });

beforeEach(() => {
  signIn();
  answer({
    'catalogue.platformCounts': counts(200, 200, 3, 4),
    'catalogue.facets': { genres: [], regions: [] },
    'catalogue.letters': [],
    'catalogue.ownTotals': { games: 1, copies: 1, priced: 1, value: 0.1, estimated: 0, estimate: 0 },
  });
});

const inPart =
  'This is not the whole list, so nothing is added up. “Print” in the menu “More” above the list prints all of it, with its sums.';
const together =
  'A game of which you have several copies has one line here, with what all of them cost. “Print” in the menu “More” above the list gives each copy a line of its own.';

test.each([
  ['the collection', ''],
  ['the attic', '&place=Attic'],
])(
  'of %s the browser’s own menu adds up the copies of a game, and says of none what the main one alone is',
  async (_list, filter) => {
    owns({
      completeness: 'NEW_SEALED',
      release: 'FR',
      place: 'Attic / Box 1',
      purchasePrice: 10,
      copies: 12,
      morePaid: 400,
      moreEstimate: 450,
    });
    await openPage(`/collection/all?tab=owned${filter}`);
    await ready('Game 1');

    onWindow('beforeprint');

    expect(lines()).toEqual([
      'Game 1 ×1212 copiesSNES1995$410.00$450.00',
      '1 game (12 copies)$410.00$450.00',
    ]);
    expect(paragraphs()).toContain(together);
    expect(paragraphs()).not.toContain(inPart);
  },
);

test('of several copies, none of which is whole, the browser’s own menu prints that they are incomplete', async () => {
  owns({ completeness: 'CARTRIDGE', copies: 2 });
  await openPage('/collection/all?tab=owned');
  await ready('Game 1');

  onWindow('beforeprint');

  expect(lines()[0]).toBe('Game 1 ×22 copiesSNES1995Incomplete$0.10');
});

test.each([
  ['COMPLETE_IN_BOX', false, 'Complete'],
  ['NEW_SEALED', false, 'Factory sealed'],
  // Another copy, which the list does not mean, is whole.
  ['CARTRIDGE', true, 'Cartridge'],
])('a copy with %s, be another one whole (%s) or not, is printed as %s', async (...given) => {
  const [completeness, hasWholeCopy, inWords] = given;
  owns({ completeness, hasWholeCopy });
  await openPage('/collection/all?tab=owned&place=Attic');
  await ready('Game 1');

  onWindow('beforeprint');

  expect(lines()[0]).toMatch(new RegExp(`^Game 1 SNES1995${inWords} · Good`));
  expect(paragraphs()).not.toContain(together);
});

test.each([
  ['Attic / Box 1', 'wide'],
  ['', ''],
])(
  'a list with the place %j of a copy is printed on a sheet that lies on its side: %j',
  async (place, sheet) => {
    owns({ place });
    await openPage('/collection/all?tab=owned');
    await ready('Game 1');

    onWindow('beforeprint');

    expect(document.querySelector('[data-paper]')?.getAttribute('data-paper')).toBe(sheet);
  },
);

test('the browser’s own menu prints what is loaded, and says of how many', async () => {
  answer({ 'catalogue.fetchGames': [ownedRow({ title: 'Game 1', total_count: 200 })] });
  await openPage('/collection/all');
  await ready('Game 1');

  onWindow('beforeprint');

  expect(lines().at(-1)).toMatch(/^1 game of 200 games/);
  expect(paragraphs()).toContain(inPart);
});

test('a layer over the list is printed rather than the list', async () => {
  owns({});
  const user = await openPage('/collection/all?tab=owned');
  await ready('Game 1');
  await user.keyboard('?');
  await screen.findByRole('dialog');

  onWindow('beforeprint');

  expect(lines()).toEqual([]);
});
