import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, held, madeCalls, refuse, sent } from '../testing/answers.ts';
import { answerScans, found, offer, openScanner, reading, results, scan } from '../testing/boxScan.ts';
import { passTime } from '../testing/page.tsx';
import { platform } from '../testing/things.ts';

beforeEach(answerScans);

test('a picture of a box tells the game and what it costs, the lowest price first', async () => {
  await scan();

  await screen.findByText('Lowest Price: €9.00');
  for (const words of ['Game Boy', 'Tetris', 'Standard Edition', 'Last Search: Tetris Game Boy']) {
    expect(screen.getByText(words)).toBeTruthy();
  }
  expect(
    results()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Tetris aVery good€9.00View on Vinted',
    'Tetris bVery good€12.50Total with fees: €13.83View on Vinted',
  ]);
  expect(sent('listings.searchVinted')).toEqual([{ search: 'Tetris', platformId: '33', limit: '5' }]);
  const all = results().getByRole('link', { name: /^View All on Vinted/ });
  expect(all.getAttribute('href')).toContain('search_text=Tetris');
  for (const link of results().getAllByRole('link')) {
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  }
});

test('a console that is none of ours is asked for before the price is', async () => {
  answer({
    'scanner.recognize': { ...reading, console: 'Amstrad Toaster', platformId: null },
    'platforms.list': [platform({ id: 5, name: 'Wii' }), platform({ id: 33, name: 'Game Boy' })],
  });
  const user = await scan();
  await screen.findByText('The picture says “Amstrad Toaster”, and no console here has that name.');
  await user.click(screen.getByRole('button', { name: 'Check price' }));
  await screen.findByText('Please choose a console first.');
  expect(madeCalls()).not.toContain('listings.searchVinted');

  await user.selectOptions(screen.getByLabelText('Which console is it?'), 'Game Boy');
  await user.click(screen.getByRole('button', { name: 'Check price' }));

  await screen.findByText('Lowest Price: €9.00');
  expect(sent('listings.searchVinted')).toEqual([{ search: 'Tetris', platformId: '33', limit: '5' }]);
  expect(screen.getByText('Game Boy')).toBeTruthy();
  expect(screen.queryByLabelText('Which console is it?')).toBeNull();
  expect(screen.queryByText('Amstrad Toaster')).toBeNull();
  // The button that was pressed is gone.
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Detected' }));
});

test('a condition is told in the user’s words where it is known, else in those of the site', async () => {
  answer({
    'listings.searchVinted': found(
      offer('a', { status: 'Très bon état' }),
      offer('b', { status: 'Neu mit Etikett' }),
      offer('c', { status: 'Als nieuw' }),
    ),
  });
  await scan();

  await screen.findByText('Lowest Price: €12.50');
  for (const words of ['Very good', 'New with tags', 'Als nieuw']) {
    expect(screen.getByText(words)).toBeTruthy();
  }
});

test('a listing without a price says so, and comes last', async () => {
  answer({ 'listings.searchVinted': found(offer('b', { price: null, total_item_price: null }), offer('a')) });
  await scan();

  await screen.findByText('Price not available');
  expect(results().getAllByRole('listitem')[1]?.textContent).toBe(
    'Tetris bVery goodPrice not availableView on Vinted',
  );
});

test('while the picture is read the screen says so; scanning again forgets it all', async () => {
  const read = held<typeof reading>();
  answer({ 'scanner.recognize': () => read.promise });
  const user = await scan();
  await screen.findByRole('status', { name: '' });
  expect(screen.getAllByText('Processing...').length).toBeGreaterThan(0);

  read.resolve(reading);
  await screen.findByText('Lowest Price: €9.00');
  await user.click(screen.getByRole('button', { name: 'Scan Again' }));

  expect(await screen.findByRole('button', { name: 'Start Camera' })).toBeTruthy();
  expect(screen.queryByText('Tetris')).toBeNull();
  expect(screen.queryByText(/^Lowest Price/)).toBeNull();
});

test('what was cancelled does not come back', async () => {
  const read = held<typeof reading>();
  answer({ 'scanner.recognize': () => read.promise });
  const user = await scan();
  await screen.findAllByText('Processing...');

  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  read.resolve(reading);
  await passTime(100);

  expect(screen.queryByText('Tetris')).toBeNull();
  expect(madeCalls()).not.toContain('listings.searchVinted');
});

test('a picture that is cancelled as its answer arrives does not come back', async () => {
  const read = held<typeof reading>();
  answer({ 'scanner.recognize': () => read.promise });
  await scan();
  await screen.findAllByText('Processing...');

  read.resolve(reading);
  await read.promise; // the answer is here, and not read yet
  act(() => screen.getByRole('button', { name: 'Cancel' }).click());
  await passTime(100);

  expect(screen.queryByText('Tetris')).toBeNull();
  expect(madeCalls()).not.toContain('listings.searchVinted');
});

test('where Vinted is off, the reason is there with a way to Vinted itself', async () => {
  answer({
    'listings.searchVinted': refuse('vinted_off', {
      url: 'https://www.vinted.fr/catalog?search_text=Tetris',
    }),
  });
  await scan();

  await screen.findByText(/^Vinted is switched off here/);
  const way = screen.getByRole('link', { name: /^Search on Vinted/ });
  expect(way.getAttribute('href')).toBe('https://www.vinted.fr/catalog?search_text=Tetris');
});

test('where no pictures are read it says so, and where the price is to be found', async () => {
  const elsewhereUrl = 'https://www.vinted.fr';
  answer({
    'scanner.status': { isOn: false, isSample: false, readBy: null, samplesUrl: null, elsewhereUrl },
  });
  await openScanner();

  await screen.findByText(/^Reading games from pictures is switched off here/);
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: /^Search on/ }).href).toContain(elsewhereUrl);
  expect(screen.queryByRole('button', { name: /Camera/ })).toBeNull();
  expect(screen.queryByLabelText('Choose a picture')).toBeNull();
});

test('a stand-in says that it is one, before and after', async () => {
  answer({
    'scanner.status': {
      isOn: true,
      isSample: true,
      readBy: 'sample',
      samplesUrl: 'http://127.0.0.1:9',
      elsewhereUrl: null,
    },
    'scanner.recognize': { ...reading, isSample: true },
    'listings.searchVinted': { ...found(offer('a')), isSample: true },
  });
  await scan();

  await screen.findByText(/^Test reading/);
  expect(screen.getByText(/^No real reader is set up here/)).toBeTruthy();
  await screen.findByText(/^Test listings/);
});

test('whoever cancels the reading further down is back at the top', async () => {
  const later = held<typeof reading>();
  answer({ 'scanner.recognize': () => later.promise });
  const user = await scan();
  await screen.findByRole('button', { name: 'Processing...' });
  document.documentElement.scrollTop = 700;

  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(await screen.findByRole('button', { name: 'Start Camera' })).toBeTruthy();
  expect(document.documentElement.scrollTop).toBe(0);
});
