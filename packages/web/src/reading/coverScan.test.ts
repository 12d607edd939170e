import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { answer, fault, held, madeCalls, noAnswer, refuse, sent } from '../testing/answers.ts';
import { box } from '../testing/boxScan.ts';
import { runningCamera, withCamera, withCapture } from '../testing/camera.ts';
import { addressBar, openPage, signIn } from '../testing/page.tsx';
import { details, row } from '../testing/things.ts';

const tetris = row({ game_id: 7, title: 'Tetris', platform: 'Game Boy', platform_id: 33 });
const doom = row({ game_id: 8, title: 'Doom', platform: 'Super Nintendo', platform_id: 19 });
const tetrisOnNes = row({
  game_id: 9,
  title: 'Tetris',
  platform: 'Nintendo Entertainment System',
  platform_id: 18,
});
const onlyTetris = { game: tetris, onOthers: [] };
const sure = {
  isSure: true,
  fitsWell: true,
  words: 'TETRIS',
  candidates: [onlyTetris],
  platformId: null,
  isSample: false,
};
const unsure = {
  isSure: false,
  fitsWell: true,
  words: 'TETRIS DX',
  candidates: [{ game: doom, onOthers: [] }, onlyTetris],
  platformId: null,
  isSample: false,
};
const on = { isOn: true, isSample: false, readBy: 'server' as const, samplesUrl: null, elsewhereUrl: null };

beforeEach(() => {
  signIn();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  answer({
    'scanner.status': on,
    'scanner.cover': sure,
    'catalogue.search': { found: [tetris], likely: [], alike: [] },
    'igdb.status': { isOn: false, isSample: false },
  });
});

const overlay = () => within(screen.getByRole('dialog', { name: 'Scan a Game' }));

async function openScan() {
  const user = await openPage('/search');
  await user.click(await screen.findByRole('button', { name: 'Scan game cover' }));
  await screen.findByRole('dialog', { name: 'Scan a Game' });
  await screen.findByText(/^Point your camera at the front cover/);
  return user;
}

test('a game that is recognized fills the search and its platform, and the search runs', async () => {
  const user = await openScan();
  expect(addressBar()).toBe('/search?scan=true');

  await user.upload(overlay().getByLabelText('Choose a picture'), box());

  await waitFor(() => expect(addressBar()).toBe('/search?q=Tetris&platform=33'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('catalogue.search').at(-1)).toMatchObject({ q: 'Tetris', platform: '33' });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Search for games' }).value).toBe('Tetris');
});

test('the picture of a box that was recognized can be kept as a photo of the copy, once, and of no other game', async () => {
  answer({
    'catalogue.search': { found: [tetris, doom], likely: [], alike: [] },
    'catalogue.game': ({ gameId }) => details({ game_id: Number(gameId) }),
  });
  const keep = { name: 'Keep the scanned picture as a photo' };
  const user = await openScan();
  await user.upload(overlay().getByLabelText('Choose a picture'), box());
  await user.click(await screen.findByRole('button', { name: 'Add to Collection: Doom' }));
  await screen.findByText('(0/6)');
  expect(screen.queryByRole('button', keep)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));

  await user.click(await screen.findByRole('button', { name: 'Add to Collection: Tetris' }));
  await user.click(await screen.findByRole('button', keep));

  await screen.findByText('(1/6)');
  expect(screen.queryByRole('button', keep)).toBeNull();
});

test('an unsure reading asks which game it is, and takes the answer', async () => {
  answer({ 'scanner.cover': unsure });
  const user = await openScan();
  await user.upload(overlay().getByLabelText('Choose a picture'), box());
  const question = await screen.findByRole('region', { name: 'Which game is it?' });
  await waitFor(() => expect(document.activeElement).toBe(question));
  expect(screen.getByText('We read: TETRIS DX')).toBeTruthy();

  await user.click(within(question).getByRole('button', { name: /Tetris/ }));

  await waitFor(() => expect(addressBar()).toBe('/search?q=Tetris&platform=33'));
});

test('a title that is on several consoles is offered once, with its consoles to choose from', async () => {
  answer({
    'scanner.cover': { ...unsure, candidates: [{ game: tetris, onOthers: [tetrisOnNes] }] },
  });
  const user = await openScan();
  await user.upload(overlay().getByLabelText('Choose a picture'), box());
  const question = await screen.findByRole('region', { name: 'Which game is it?' });
  expect(within(question).getAllByText('Tetris', { selector: '.font-semibold' })).toHaveLength(1);
  expect(within(question).getByText('Also on')).toBeTruthy();

  await user.click(
    within(question).getByRole('button', { name: /^Tetris · .*Nintendo Entertainment System$/ }),
  );

  await waitFor(() => expect(addressBar()).toBe('/search?q=Tetris&platform=18'));
});

test.each(['server', 'gemini'] as const)(
  'none of them leaves the words that %s read in the search box, and does not search',
  async (readBy) => {
    answer({ 'scanner.cover': unsure, 'scanner.status': { ...on, readBy } });
    const user = await openScan();
    await user.upload(overlay().getByLabelText('Choose a picture'), box());

    await user.click(await screen.findByRole('button', { name: 'None of these' }));

    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Search for games' });
    expect(field.value).toBe('TETRIS DX');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(addressBar()).toBe('/search');
    expect(madeCalls()).not.toContain('catalogue.search');
  },
);

test('none of them leaves the console that was read chosen for the search', async () => {
  answer({ 'scanner.cover': { ...unsure, platformId: 18 } });
  const user = await openScan();
  await user.upload(overlay().getByLabelText('Choose a picture'), box());

  await user.click(await screen.findByRole('button', { name: 'None of these' }));
  await waitFor(() => expect(addressBar()).toBe('/search?platform=18'));
  await user.click(await screen.findByRole('button', { name: 'Search' }));

  await waitFor(() => expect(addressBar()).toBe('/search?platform=18&q=TETRIS+DX'));
});

test('a title that a model read is searched for, also where no game here has it', async () => {
  answer({
    'scanner.status': { ...on, readBy: 'gemini' },
    'scanner.cover': { ...unsure, candidates: [] },
  });
  const user = await openScan();

  await user.upload(overlay().getByLabelText('Choose a picture'), box());

  await waitFor(() => expect(addressBar()).toBe('/search?q=TETRIS+DX'));
});

test('where nothing fits well it says so, and offers what comes nearest', async () => {
  answer({ 'scanner.cover': { ...unsure, fitsWell: false } });
  const user = await openScan();

  await user.upload(overlay().getByLabelText('Choose a picture'), box());

  await screen.findByRole('heading', { name: 'Nothing fits well. Is it one of these?' });
  expect(overlay().getByRole('button', { name: /Doom/ })).toBeTruthy();
});

test('the console that a model read is chosen in the search for the title', async () => {
  answer({
    'scanner.status': { ...on, readBy: 'gemini' },
    'scanner.cover': { ...unsure, platformId: 19, candidates: [] },
  });
  const user = await openScan();

  await user.upload(overlay().getByLabelText('Choose a picture'), box());

  await waitFor(() => expect(addressBar()).toBe('/search?q=TETRIS+DX&platform=19'));
});

test('what cannot be read is said, and another picture can be tried', async () => {
  answer({ 'scanner.cover': refuse('game_not_recognized') });
  const user = await openScan();
  await user.upload(overlay().getByLabelText('Choose a picture'), box());
  await screen.findByText(
    'Could not recognize game information clearly. Please try capturing the image again.',
  );
  answer({ 'scanner.cover': refuse('scanner_failed') });
  await user.upload(overlay().getByLabelText('Choose a picture'), box());
  await screen.findByText('Failed to process image. Please try again.');

  answer({ 'scanner.cover': sure });
  await user.upload(overlay().getByLabelText('Choose a picture'), box());

  await waitFor(() => expect(addressBar()).toBe('/search?q=Tetris&platform=33'));
});

test.each([
  ['without a network', noAnswer()],
  ['when the server fails', fault()],
  ['while others wait', refuse('scanner_busy', { seconds: 5 })],
  ['after too many', refuse('slow_down', { seconds: 5 })],
])('a picture that could not be read %s is kept, and is tried again by a button', async (_when, refused) => {
  answer({ 'scanner.cover': refused });
  const user = await openScan();
  await user.upload(overlay().getByLabelText('Choose a picture'), box());
  await overlay().findByRole('alert');
  expect(overlay().getByRole('img', { name: 'The picture that is read' })).toBeTruthy();

  await user.click(overlay().getByRole('button', { name: 'Try Again' }));
  await overlay().findByRole('alert');
  answer({ 'scanner.cover': sure });
  await user.click(overlay().getByRole('button', { name: 'Try Again' }));

  await waitFor(() => expect(addressBar()).toBe('/search?q=Tetris&platform=33'));
});

test('a picture that says nothing, and one that is cancelled, are not kept', async () => {
  answer({ 'scanner.cover': refuse('game_not_recognized') });
  const user = await openScan();
  await user.upload(overlay().getByLabelText('Choose a picture'), box());
  await overlay().findByRole('alert');
  expect(overlay().queryByRole('button', { name: 'Try Again' })).toBeNull();
  expect(overlay().queryByRole('img')).toBeNull();

  answer({ 'scanner.cover': noAnswer() });
  await user.upload(overlay().getByLabelText('Choose a picture'), box());
  await user.click(await overlay().findByRole('button', { name: 'Try Again' }));
  await user.click(await overlay().findByRole('button', { name: 'Cancel' }));

  expect(overlay().queryByRole('img')).toBeNull();
  expect(overlay().getByRole('button', { name: 'Start Camera' })).toBeTruthy();
});

test('the camera is idle, starting, live and processing; cancelling stops it, and then closes the overlay', async () => {
  const camera = held<MediaStream>();
  const { track, stream } = runningCamera();
  withCamera(() => camera.promise);
  const reading = held<typeof sure>();
  answer({ 'scanner.cover': () => reading.promise });
  withCapture(box());
  const user = await openScan();

  await user.click(overlay().getByRole('button', { name: 'Start Camera' }));
  expect(overlay().getByRole('button', { name: 'Start Camera' }).getAttribute('aria-disabled')).toBe('true');
  await act(async () => camera.resolve(stream));
  await user.click(await screen.findByRole('button', { name: 'Capture' }));

  await overlay().findByRole('button', { name: 'Processing...' });
  await waitFor(() => expect(track.stop).toHaveBeenCalledOnce());
  await user.click(overlay().getByRole('button', { name: 'Cancel' }));
  expect(overlay().getByRole('button', { name: 'Start Camera' })).toBeTruthy();
  await user.click(overlay().getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(addressBar()).toBe('/search');
});

test('a camera that is blocked cannot be started, and the other ways stay', async () => {
  withCamera(() => Promise.reject(new Error('not asked')), 'denied');
  await openScan();

  const button = await overlay().findByRole('button', { name: 'Camera Access Blocked' });
  expect(button.hasAttribute('disabled')).toBe(true);
  expect(overlay().getByText(/browser settings.*You can choose a picture instead\.$/)).toBeTruthy();
  expect(overlay().getByRole('link', { name: 'Barcode' })).toBeTruthy();
});

test('a picture that is pasted on the search screen opens the scanner and is read', async () => {
  await openPage('/search');
  await screen.findByText('Start your search');

  fireEvent.paste(document.body, { clipboardData: { files: [box()] } });

  await waitFor(() => expect(addressBar()).toBe('/search?q=Tetris&platform=33'));
  expect(madeCalls()).toContain('scanner.cover');
});

test.each([
  ['server', 'Read on this server; not stored.'],
  ['gemini', 'Made smaller and sent to Google’s Gemini to be read; not stored here.'],
  ['sample', /^Read by a stand-in/],
] as const)('a picture that goes to %s: the screen says so beside the buttons', async (readBy, words) => {
  answer({ 'scanner.status': { ...on, readBy } });
  await openScan();

  expect(await screen.findByText(words)).toBeTruthy();
});

test('where no pictures are read, the overlay leads back to the search', async () => {
  answer({ 'scanner.status': { ...on, isOn: false, readBy: null } });
  const user = await openPage('/search?scan=true');
  await screen.findByText(/^Reading games from pictures is switched off here/);

  await user.click(screen.getByRole('button', { name: 'Search by title' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
