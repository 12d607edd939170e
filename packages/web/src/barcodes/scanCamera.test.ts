import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { openPage } from '../testing/page.tsx';
import { runningCamera, withCamera } from '../testing/camera.ts';
import { codes, digits, listed, openList, press, scanInto, startScanning } from '../testing/scanning.ts';

beforeEach(() => void startScanning());

test('a camera that is denied is one box and one button that cannot be pressed', async () => {
  const denied = async () => {
    throw new DOMException('', 'NotAllowedError');
  };
  const { status } = withCamera(denied);
  const user = await openPage('/scanner');
  await press(user, 'Start Camera');
  await screen.findByText(/^Camera access was denied/);

  status.state = 'denied';
  act(() => void status.dispatchEvent(new Event('change')));

  expect(screen.getByText(/^Camera access was denied/)).toBeTruthy();
  expect(screen.getByText('You can choose a picture or type the digits instead.')).toBeTruthy();
  expect(screen.queryByText('Camera access is blocked')).toBeNull();
  const blocked = await screen.findByRole<HTMLButtonElement>('button', { name: 'Camera Access Blocked' });
  expect(blocked.disabled).toBe(true);
});

test('whoever only closed the browser’s question hears that it can be asked again', async () => {
  const { status } = withCamera(() => Promise.reject(new DOMException('', 'NotAllowedError')), 'prompt');
  const user = await openPage('/scanner');

  await press(user, 'Start Camera');

  await screen.findByText(
    /in your browser settings\. If you only closed the question, start the camera again/,
  );
  status.state = 'denied';
  act(() => void status.dispatchEvent(new Event('change')));
  await waitFor(() => expect(screen.queryByText(/If you only closed the question/)).toBeNull());
});

test('the camera is stopped and started by one button, which keeps the focus', async () => {
  const { track, stream } = runningCamera();
  const { getUserMedia } = withCamera(async () => stream, 'granted');
  const user = await openPage('/scanner');

  await press(user, 'Stop Camera');
  expect(track.stop).toHaveBeenCalledTimes(1);
  const start = await screen.findByRole('button', { name: 'Start Camera' });
  expect(document.activeElement).toBe(start);
  await user.click(start);

  expect(await screen.findByRole('button', { name: 'Stop Camera' })).toBe(document.activeElement);
  expect(getUserMedia).toHaveBeenCalledTimes(2);
});

test('cover, barcode and shelf are three ways beside each other', async () => {
  await openPage('/scanner');
  const ways = await screen.findByRole('navigation', { name: 'Ways to scan' });

  expect(Array.from(ways.children, (way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['Barcode', '/scanner'],
    ['Cover', '/search?scan=true'],
    ['Shelf', '/scanner/shelf'],
  ]);
});

/** The newest scan, and a finger on it. */
async function finger() {
  await openList(codes.terranigma, codes.lufia);
  await waitFor(() => expect(listed()).toEqual(['Remove Lufia', 'Remove Terranigma']));
  const row = screen.getAllByRole('listitem').find((item) => item.textContent.includes('Lufia'));
  if (!row) throw new Error('There is no such scan.');
  // Nothing is laid out here; the dialog asks what is below a finger.
  Object.defineProperty(document, 'elementFromPoint', { configurable: true, value: () => row });
  onTestFinished(() => void Reflect.deleteProperty(document, 'elementFromPoint'));
  const tell = (type: string, x: number) => {
    const touch = [{ clientX: 100 + x, clientY: 200 }];
    const lists = { touches: touch, changedTouches: touch };
    act(() => void row.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), lists)));
  };
  tell('touchstart', 0);
  return {
    row,
    moveTo: (x: number) => tell('touchmove', x),
    letGoAt: (x: number) => tell('touchend', x),
  };
}

test('a file that is no picture is called so, and not a picture without a barcode', async () => {
  const user = await openPage('/scanner');

  await user.upload(
    await screen.findByLabelText('Choose a picture'),
    new File(['words'], 'notes.jpg', { type: 'image/jpeg' }),
  );

  expect(await screen.findByText('notes.jpg is not a JPEG, PNG or WebP image.')).toBeTruthy();
});

test('what a picture could not say is not said any more once digits were typed', async () => {
  const user = await openPage('/scanner');
  await user.upload(
    await screen.findByLabelText('Choose a picture'),
    new File(['words'], 'notes.jpg', { type: 'image/jpeg' }),
  );
  await screen.findByRole('alert');

  await user.type(await digits(), codes.terranigma);
  await press(user, 'Look up');

  await waitFor(() => expect(listed()).toEqual(['Remove Terranigma']));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what was wrong with typed digits is not said any more once a scanner has read a code', async () => {
  const user = await openList();
  await user.type(await digits(), '123');
  await press(user, 'Look up');
  await screen.findByText('A barcode has 8, 12 or 13 digits; check the number.');

  scanInto(document.body, codes.terranigma);

  await waitFor(() => expect(listed()).toEqual(['Remove Terranigma']));
  expect(screen.queryByText(/^A barcode has 8, 12 or 13 digits/)).toBeNull();
});

test('an empty list counts nothing, and names the key only where there is no finger', async () => {
  await openList();
  await screen.findByText('Nothing scanned yet.');
  expect(screen.queryByText(/^0 scanned/)).toBeNull();

  scanInto(await digits(), codes.terranigma);

  await screen.findByText('1 scanned');
  expect(screen.getByText('Backspace undoes the last scan, too.')).toBeTruthy();
});

test('on a phone, the list speaks of the swipe', async () => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('coarse') }),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  await openList(codes.terranigma);

  await screen.findByText('Swiping undoes the last scan, too.');
  expect(screen.queryByText(/Backspace/)).toBeNull();
});

test('Backspace takes the last scan back, and nothing while a game is picked for a scan', async () => {
  const user = await openList(codes.terranigma, codes.none);
  await waitFor(() => expect(listed()).toEqual([`Remove ${codes.none}`, 'Remove Terranigma']));

  await press(user, `Find the game for ${codes.none}`);
  const picker = await screen.findByRole('dialog', { name: 'Which game is it?' });
  within(picker).getByRole('button', { name: 'Close' }).focus();
  await user.keyboard('{Backspace}');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(listed()).toEqual([`Remove ${codes.none}`, 'Remove Terranigma']));

  screen.getByRole('button', { name: 'Several' }).focus();
  await user.keyboard('{Backspace}');
  await waitFor(() => expect(listed()).toEqual(['Remove Terranigma']));
});

test('a scan that is swiped goes along with the finger, and shows when letting go removes it', async () => {
  const { row, moveTo, letGoAt } = await finger();

  moveTo(-30);
  expect([row.style.translate, row.dataset['drag']]).toEqual(['-30px', 'near']);
  moveTo(-80);
  expect([row.style.translate, row.dataset['drag']]).toEqual(['-80px', 'far']);
  letGoAt(-80);

  await waitFor(() => expect(listed()).toEqual(['Remove Terranigma']));
});

test('a scan that was not swiped far goes back to its place', async () => {
  const { row, moveTo, letGoAt } = await finger();

  moveTo(-30);
  letGoAt(-30);

  expect([row.style.translate, row.dataset['drag']]).toEqual(['', undefined]);
  expect(listed()).toHaveLength(2);
});
