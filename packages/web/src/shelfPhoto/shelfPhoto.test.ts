import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, held, noAnswer, refuse, sent } from '../testing/answers.ts';
import { box as picture } from '../testing/boxScan.ts';
import { openPage, signIn } from '../testing/page.tsx';
import { answerShelf, copiesOf, game, readShelf, spine, ticked } from '../testing/shelf.ts';
import { copy, details } from '../testing/things.ts';

beforeEach(answerShelf);

test('a shelf becomes a list: ticked is what was read with confidence, and owned games are marked', async () => {
  await readShelf();

  expect(ticked()).toEqual([true, false, false, 'no']);
  const [, second] = screen.getAllByRole('listitem');
  expect(within(second ?? document.body).getByText('In Collection')).toBeTruthy();
  expect(within(second ?? document.body).getByText('Tick it to add another copy')).toBeTruthy();
  expect(screen.getAllByText('Not sure: tick it if it is right.')).toHaveLength(1);
  expect(screen.getByText('Nothing could be read here')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add 1 game' })).toBeTruthy();
});

test('a spine that was read surely, or whose game somebody chose, is not called unsure once it is unticked', async () => {
  const unsure = 'Not sure: tick it if it is right.';
  const user = await readShelf();
  await user.click(screen.getByRole('checkbox', { name: 'Add Terranigma, Super Nintendo' }));
  expect(screen.getAllByText(unsure)).toHaveLength(1); // of the third

  await user.selectOptions(screen.getByLabelText('Which game spine 3 is'), '4');
  await user.click(screen.getByRole('checkbox', { name: 'Add Illusion of Gaia, Super Nintendo' }));

  expect(ticked()).toEqual([false, false, false, 'no']);
  expect(screen.queryByText(unsure)).toBeNull();
});

test('games that may be meant are told apart by their consoles first, which a narrow field does not cut off', async () => {
  await readShelf();

  const choice = screen.getByLabelText<HTMLSelectElement>('Which game spine 3 is');

  expect(Array.from(choice.options, ({ text }) => text)).toEqual([
    'SNES · Illusion of Time',
    'SNES · Illusion of Gaia',
  ]);
});

test('another candidate can be chosen, and a game searched for; all ticked games get the same fields', async () => {
  const user = await readShelf();
  await user.selectOptions(screen.getByLabelText('Which game spine 3 is'), '4');
  await user.click(screen.getByRole('button', { name: 'Search for the game of spine 4' }));
  await user.type(await screen.findByRole('textbox', { name: 'Search for the game' }), 'chrono');
  await user.click(await screen.findByRole('button', { name: /Chrono Trigger/ }));
  await user.selectOptions(screen.getByLabelText('Condition'), 'FAIR');

  await user.click(await screen.findByRole('button', { name: 'Add 3 games' }));

  await screen.findByText('3 games added');
  expect(sent('collection.add')).toMatchObject(
    ['1', '4', '5'].map((gameId) => ({ gameId, condition: 'FAIR', completeness: 'COMPLETE_IN_BOX' })),
  );
  expect(ticked()).toEqual(['no', false, 'no', 'no']);
});

test('a game that nobody has entered yet is entered from the search, and is that of the spine', async () => {
  answer({
    'catalogue.search': { found: [], likely: [], alike: [] },
    'entries.create': { gameId: 77 },
    'catalogue.game': details({ game_id: 77, title: 'Lagoon' }),
  });
  const user = await readShelf();
  await user.click(screen.getByRole('button', { name: 'Search for the game of spine 4' }));
  await user.type(await screen.findByRole('textbox', { name: 'Search for the game' }), 'Lagoon');
  await user.click(await screen.findByRole('button', { name: 'Add it yourself' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a game yourself' }));
  await user.selectOptions(await dialog.findByLabelText('Platform'), '19');
  await user.click(dialog.getByRole('button', { name: 'Add game' }));

  await waitFor(() => expect(sent('entries.create')).toMatchObject([{ to: 'nowhere' }])); // the list adds it
  await waitFor(() => expect(ticked()).toEqual([true, false, false, true]));
  expect(screen.getByText('Lagoon')).toBeTruthy();
});

test('an owned game, and one that stands there twice, get a further copy by a tick', async () => {
  const twice = {
    isSample: false,
    spines: [spine('DOOM', true, game(1, 'Doom')), spine('D0OM', true, game(1, 'Doom'))],
  };
  const { spines } = twice;
  answer({
    'scanner.shelf': {
      ...twice,
      spines: [...spines, spine('TETRIS', true, game(2, 'Tetris', true)), spine('', false)],
    },
    'collection.addCopy': { ...copy({ id: 3 }), isLead: false },
    'collection.copies': [{ ...copy(), isLead: true }],
  });
  const user = await readShelf();
  expect(screen.getByText('The game of spine 1. Tick it to add another copy')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Add another copy of Doom, Super Nintendo' }));
  await user.click(screen.getByRole('checkbox', { name: 'Add another copy of Tetris, Super Nintendo' }));
  expect(screen.getAllByText('Another copy')).toHaveLength(2);

  await user.click(screen.getByRole('button', { name: 'Add 3 games' }));

  await screen.findByText('3 games added');
  expect(sent('collection.add')).toMatchObject([{ gameId: '1' }]);
  expect(sent('collection.addCopy')).toMatchObject([{ gameId: '1' }, { gameId: '2' }]);
  expect(ticked()).toEqual(['no', 'no', 'no', 'no']);
});

test('after adding, the focus is on what is left in the list, and then on the next picture', async () => {
  const spines = [spine('TERRANIGMA', true, game(1, 'Terranigma')), spine('LUFIA', false, game(3, 'Lufia'))];
  answer({ 'scanner.shelf': { isSample: false, spines }, 'collection.copiesOfMany': [] });
  const user = await readShelf(2);
  await user.click(screen.getByRole('button', { name: 'Add 1 game' }));
  const next = await screen.findByRole('checkbox', { name: 'Add Lufia, Super Nintendo' });
  await waitFor(() => expect(document.activeElement).toBe(next));

  await user.click(next);
  await user.click(screen.getByRole('button', { name: 'Add 1 game' }));

  const another = screen.getByRole('button', { name: 'Another picture' });
  await waitFor(() => expect(document.activeElement).toBe(another));
});

test('what is refused stays ticked with all that was typed, and can be tried again', async () => {
  answer({
    'collection.add': ({ gameId }) =>
      gameId === '1' ? { id: 1 } : refuse('game_limit_reached', { limit: 20 }),
  });
  const user = await readShelf();
  await user.click(screen.getByRole('checkbox', { name: 'Add Illusion of Time, Super Nintendo' }));
  await user.selectOptions(screen.getByLabelText('Condition'), 'FAIR');
  await user.click(screen.getByRole('button', { name: 'Add 2 games' }));
  const refused = await screen.findByText(
    /You can only add up to 20 games.*1 game was not added. It is still ticked./,
  );
  const plans = within(refused.closest('section') ?? document.body).getByRole('link');
  expect([plans.textContent, plans.getAttribute('href')]).toEqual(['See the plans', '/subscription']);
  expect(refused.closest('section')).toBe(screen.getByRole('region', { name: 'Ticked games' }));
  expect(ticked()).toEqual(['no', false, true, 'no']);
  expect(screen.getByLabelText<HTMLSelectElement>('Condition').value).toBe('FAIR');

  answer({ 'collection.add': { id: 2 } });
  await user.click(screen.getByRole('button', { name: 'Add 1 game' }));

  await waitFor(() => expect(ticked()).toEqual(['no', false, 'no', 'no']));
});

test('what is owned meanwhile is said beside what was added', async () => {
  answer({ 'collection.add': ({ gameId }) => (gameId === '1' ? { id: 1 } : null) });
  const user = await readShelf();
  await user.click(screen.getByRole('checkbox', { name: 'Add Illusion of Time, Super Nintendo' }));

  await user.click(screen.getByRole('button', { name: 'Add 2 games' }));

  expect(await screen.findByText('1 game added. 1 game is in your collection already')).toBeTruthy();
});

test('what is owned meanwhile is left out, and marked', async () => {
  answer({
    'collection.add': () => {
      answer({ 'collection.copiesOfMany': copiesOf(1, 2) });
      return null;
    },
  });
  const user = await readShelf();

  await user.click(screen.getByRole('button', { name: 'Add 1 game' }));

  await screen.findByText('1 game is in your collection already');
  await waitFor(() => expect(ticked()).toEqual([false, false, false, 'no']));
  expect(
    screen.getByRole('checkbox', { name: 'Add another copy of Terranigma, Super Nintendo' }),
  ).toBeTruthy();
});

test('an undo takes all of them back, and they are ticked as before', async () => {
  const user = await readShelf();
  await user.click(screen.getByRole('button', { name: 'Add 1 game' }));

  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  await waitFor(() => expect(sent('collection.removeCopies')).toEqual([{ ids: [1] }]));
  await waitFor(() => expect(ticked()[0]).toBe(true));
});

test('for how many games the plan has room is said beforehand; those are added and the others stay ticked', async () => {
  signIn({ tier: 'free' });
  let games = 19;
  answer({
    'collection.summary': () => ({ games, wishlist: 0, value: 0, platforms: [] }),
    'collection.add': () => {
      games += 1;
      return { id: 1 };
    },
  });
  const user = await readShelf();
  expect(screen.queryByText(/^Your plan has room/)).toBeNull();

  await user.click(screen.getByRole('checkbox', { name: 'Add Illusion of Time, Super Nintendo' }));

  const bar = within(screen.getByRole('region', { name: 'Ticked games' }));
  await bar.findByText(/^Your plan has room for 1 more game. The others stay in this list./);
  expect(bar.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/subscription');
  await user.click(bar.getByRole('button', { name: 'Add 1 game' }));
  await bar.findByText(/^Your plan has no room for another game/);
  expect(sent('collection.add')).toMatchObject([{ gameId: '1' }]);
  expect(ticked()).toEqual(['no', false, true, 'no']);
  expect(bar.queryByRole('button', { name: /^Add \d+ game/ })).toBeNull();
});

test('one price is split over all that is ticked, and what was not added keeps its part', async () => {
  answer({
    'collection.add': ({ gameId }) =>
      gameId === '1' ? { id: 1 } : refuse('game_limit_reached', { limit: 20 }),
  });
  const user = await readShelf();
  await user.click(screen.getByRole('checkbox', { name: 'Add Illusion of Time, Super Nintendo' }));
  await user.click(screen.getByRole('button', { name: 'In total' }));
  await user.type(screen.getByLabelText('Price of all together'), '15');
  await screen.findByText('Split: 2 × $7.50.');

  await user.click(screen.getByRole('button', { name: 'Add 2 games' }));

  await screen.findByText('1 game added');
  expect(sent('collection.add').map(({ purchasePrice }) => purchasePrice)).toEqual([7.5, 7.5]);
  expect(screen.getByLabelText<HTMLInputElement>('Price of all together').value).toBe('7.50');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Price of all together').value).toBe('15.00'),
  );
});

test('the picture of a shelf that could not be sent is kept, and is tried again by a button', async () => {
  answer({ 'scanner.shelf': noAnswer() });
  const user = await openPage('/scanner/shelf');
  await user.upload(await screen.findByLabelText('Choose a picture'), picture());
  await screen.findByRole('alert');

  answer({ 'scanner.shelf': { isSample: false, spines: [spine('TERRANIGMA', false)] } });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));

  expect(await screen.findByText('1 spine found')).toBeTruthy();
});

test('a picture without spines says so, and another can be taken', async () => {
  answer({ 'scanner.shelf': refuse('game_not_recognized') });
  const user = await openPage('/scanner/shelf');
  await user.upload(await screen.findByLabelText('Choose a picture'), picture());
  await screen.findByText(/^No spines were found in this picture\. Get closer, hold the camera straight/);
  expect(screen.getByRole('button', { name: 'Start Camera' })).toBeTruthy();

  answer({ 'scanner.shelf': { isSample: false, spines: [spine('TERRANIGMA', false)] } });
  await user.upload(screen.getByLabelText('Choose a picture'), picture());

  expect(await screen.findByText('1 spine found')).toBeTruthy();
});

test('whoever cancels further down is back at the top, where the buttons are', async () => {
  const reading = held<never>();
  answer({ 'scanner.shelf': () => reading.promise });
  const user = await openPage('/scanner/shelf');
  await user.upload(await screen.findByLabelText('Choose a picture'), picture());
  await screen.findByRole('button', { name: 'Processing...' });
  document.documentElement.scrollTop = 700;

  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(await screen.findByRole('button', { name: 'Start Camera' })).toBeTruthy();
  expect(document.documentElement.scrollTop).toBe(0);
});
