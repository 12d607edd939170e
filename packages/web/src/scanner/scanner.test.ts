// @vitest-environment happy-dom
import { photos } from '@cartouche/contract/limits';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { answer, fault, held, madeCalls, noAnswer, refuse, sent } from '../testing/answers.ts';
import { openPage, passTime, signIn } from '../testing/page.tsx';
import { platform } from '../testing/things.ts';

const reading = {
  console: 'Game Boy',
  platformId: 33,
  gameTitle: 'Tetris',
  gameEdition: 'Standard Edition',
  isSample: false,
};

const euro = (amount: string) => ({ amount, currency_code: 'EUR' });
const offer = (id: string, part: object = {}) => ({
  id,
  title: `Tetris ${id}`,
  price: euro('12.5'),
  total_item_price: euro('13.83'),
  photo: null,
  image_url: null,
  seller: null,
  path: `/items/${id}`,
  url: `https://www.vinted.fr/items/${id}`,
  status: 'Very good',
  marketplace: 'vinted' as const,
  ...part,
});

const found = (...items: ReturnType<typeof offer>[]) => ({
  items,
  search: 'Tetris Gameboy',
  searchUrl: 'https://www.vinted.fr/catalog?search_text=Tetris%20Gameboy',
  fetchedAt: '2026-11-22T12:00:00Z',
  isSample: false,
});

/** A picture of one pixel. */
const bytes = atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAAAAAAAAAAAAAElFTkQAAAAA');
const png = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
const box = () => new File([png], 'box.png', { type: 'image/png' });

beforeEach(() => {
  signIn();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  answer({
    'scanner.status': { isOn: true, isSample: false, samplesUrl: null, elsewhereUrl: null },
    'scanner.recognize': reading,
    'listings.searchVinted': found(
      offer('b'),
      offer('a', { price: euro('9.0'), total_item_price: euro('9.0') }),
    ),
  });
});

async function openScanner() {
  const user = await openPage('/vinted-scanner');
  await screen.findByRole('heading', { name: 'Check Price on Vinted' });
  return user;
}

async function scan() {
  const user = await openScanner();
  await user.upload(await screen.findByLabelText('Choose a picture'), box());
  return user;
}

const results = () => within(screen.getByRole('region', { name: 'Listings' }));

test('a picture of a box tells the game and what it costs, the lowest price first', async () => {
  await scan();

  await screen.findByText('Lowest Price: €9.00');
  for (const words of ['Game Boy', 'Tetris', 'Standard Edition', 'Last Search: Tetris Gameboy']) {
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

  expect(screen.queryByText('Tetris')).toBeNull();
  expect(screen.queryByText(/^Lowest Price/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Start Camera' })).toBeTruthy();
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

test.each([
  [
    'game_not_recognized',
    'Could not recognize game information clearly. Please try capturing the image again.',
  ],
  ['scanner_failed', 'Failed to process image. Please try again.'],
  ['no answer', 'Failed to process image. Please try again.'],
] as const)('%s is said, and another picture can be tried', async (code, words) => {
  answer({ 'scanner.recognize': code === 'no answer' ? noAnswer() : refuse(code) });
  const user = await scan();

  await screen.findByText(words);
  answer({ 'scanner.recognize': reading });
  await user.upload(screen.getByLabelText('Choose a picture'), box());
  expect(await screen.findByText('Lowest Price: €9.00')).toBeTruthy();
});

test('a file that is no picture is not sent', async () => {
  const user = await openScanner();
  await user.upload(
    screen.getByLabelText('Choose a picture'),
    new File(['no'], 'box.png', { type: 'image/png' }),
  );

  await screen.findByText('box.png is not a JPEG, PNG or WebP image.');
  const large = new File([png, new Uint8Array(photos.largestBytes)], 'large.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Choose a picture'), large);
  await screen.findByText(/^large.png is larger than 20/);
  expect(madeCalls()).not.toContain('scanner.recognize');
});

test('a picture whose data cannot be taken out of it is not sent', async () => {
  const gone = box();
  gone.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
  const user = await openScanner();

  await user.upload(screen.getByLabelText('Choose a picture'), gone);
  await screen.findByText('Failed to extract image data');
  await user.upload(screen.getByLabelText('Choose a picture'), box());
  await screen.findByText('Lowest Price: €9.00');
  await user.click(screen.getByRole('button', { name: 'Scan Again' }));
  await user.upload(
    screen.getByLabelText('Choose a picture'),
    new File([], 'box.png', { type: 'image/png' }),
  );

  await screen.findByText('Failed to extract image data');
  expect(madeCalls().filter((call) => call === 'scanner.recognize')).toHaveLength(1);
});

test.each(['scanner.recognize', 'listings.searchVinted'] as const)(
  'a session that is over by %s leads to the sign-in',
  async (call) => {
    const replace = vi.spyOn(window.location, 'replace').mockReturnValue();
    answer({ [call]: refuse('signed_out') });
    const user = await openScanner();
    answer({ 'session.current': refuse('signed_out') });

    await user.upload(await screen.findByLabelText('Choose a picture'), box());

    await waitFor(() => expect(replace).toHaveBeenCalledWith('/login'));
  },
);

test('nothing found is said, and can be tried again', async () => {
  answer({ 'listings.searchVinted': found() });
  const user = await scan();
  await screen.findByText('No results found on Vinted for this game.');

  answer({ 'listings.searchVinted': found(offer('a')) });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));

  expect(await screen.findByText('Lowest Price: €12.50')).toBeTruthy();
});

test('what Vinted refuses, and what it garbles, is said', async () => {
  answer({ 'listings.searchVinted': refuse('marketplace_unavailable', { marketplace: 'Vinted' }) });
  const user = await scan();
  await screen.findByText(
    'Vinted API error: 502 Bad Gateway - Vinted does not answer at the moment. Please try again in a few minutes.',
  );

  answer({ 'listings.searchVinted': fault() });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText(/^Vinted API error: 500 Internal Server Error - /);
  answer({ 'listings.searchVinted': {} as ReturnType<typeof found> }); // as: what something on the way may send
  await user.click(screen.getByRole('button', { name: 'Try Again' }));

  expect(await screen.findByText('Invalid response format from Vinted')).toBeTruthy();
});

test('what takes longer than half a minute is given up', async () => {
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  const later = held<ReturnType<typeof found>>();
  answer({ 'listings.searchVinted': () => later.promise });
  await scan();
  await screen.findByText('Last Search: Tetris Game Boy');

  clock.abort(new DOMException('', 'TimeoutError'));
  later.resolve(found());

  expect(await screen.findByText('Request timed out while searching Vinted')).toBeTruthy();
  expect(timeout).toHaveBeenCalledWith(30_000);
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
  answer({ 'scanner.status': { isOn: false, isSample: false, samplesUrl: null, elsewhereUrl } });
  await openScanner();

  await screen.findByText(/^Reading games from pictures is switched off here/);
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: /^Search on/ }).href).toContain(elsewhereUrl);
  expect(screen.queryByRole('button', { name: /Camera/ })).toBeNull();
  expect(screen.queryByLabelText('Choose a picture')).toBeNull();
});

test('a stand-in says that it is one, before and after', async () => {
  answer({
    'scanner.status': { isOn: true, isSample: true, samplesUrl: 'http://127.0.0.1:9', elsewhereUrl: null },
    'scanner.recognize': { ...reading, isSample: true },
    'listings.searchVinted': { ...found(offer('a')), isSample: true },
  });
  await scan();

  await screen.findByText(/^Test reading/);
  expect(screen.getByText(/^No real reader is set up here/)).toBeTruthy();
  await screen.findByText(/^Test listings/);
});
