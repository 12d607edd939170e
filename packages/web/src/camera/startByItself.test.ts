import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, held, madeCalls } from '../testing/answers.ts';
import { box } from '../testing/boxScan.ts';
import { runningCamera, withCamera } from '../testing/camera.ts';
import { openPage, passTime } from '../testing/page.tsx';
import { answerShelf } from '../testing/shelf.ts';

const on = { isOn: true, isSample: false, readBy: 'server' as const, samplesUrl: null, elsewhereUrl: null };
const off = { ...on, isOn: false, readBy: null };

beforeEach(() => {
  answerShelf();
  answer({ 'igdb.status': { isOn: false, isSample: false }, 'scanner.cover': () => held<never>().promise });
});

const screens = [
  ['cover', '/search?scan=true'],
  ['shelf', '/scanner/shelf'],
] as const;

test.each(screens)(
  'a camera that is allowed already is on as the scan of a %s opens',
  async (_what, path) => {
    const { stream } = runningCamera();
    const { getUserMedia } = withCamera(async () => stream, 'granted');

    await openPage(path);

    expect(await screen.findByRole('button', { name: 'Capture' })).toBeTruthy();
    expect(getUserMedia).toHaveBeenCalledOnce();
  },
);

test.each(screens)(
  'a file is chosen for a %s beside a camera that is on, also from a dialog that opened before it',
  async (what, path) => {
    const { stream } = runningCamera();
    const opening = held<typeof stream>();
    withCamera(() => opening.promise, 'granted');
    const user = await openPage(path);
    const field = await screen.findByLabelText('Choose a picture');
    await act(async () => opening.resolve(stream));
    await screen.findByRole('button', { name: 'Capture' });

    await user.upload(field, box());

    await waitFor(() => expect(madeCalls()).toContain(`scanner.${what}`));
    expect(screen.queryByRole('button', { name: 'Capture' })).toBeNull();
  },
);

test.each(screens)('nobody is asked for the camera as the scan of a %s opens', async (_what, path) => {
  const { stream } = runningCamera();
  const { getUserMedia } = withCamera(async () => stream, 'prompt');

  await openPage(path);
  const start = await screen.findByRole('button', { name: 'Start Camera' });
  await screen.findByText('Read on this server; not stored.');

  expect(start.getAttribute('aria-disabled')).not.toBe('true');
  expect(getUserMedia).not.toHaveBeenCalled();
});

test.each(screens)(
  'no camera comes on before it is said who reads the picture of a %s',
  async (_what, path) => {
    const status = held<typeof on>();
    answer({ 'scanner.status': () => status.promise });
    const { stream } = runningCamera();
    const { getUserMedia } = withCamera(async () => stream, 'granted');
    await openPage(path);
    await screen.findByRole('button', { name: 'Start Camera' });
    expect(getUserMedia).not.toHaveBeenCalled();

    await act(async () => status.resolve(on));

    expect(await screen.findByRole('button', { name: 'Capture' })).toBeTruthy();
  },
);

test.each(screens)('where no pictures are read, no camera comes on for a %s', async (_what, path) => {
  answer({ 'scanner.status': off });
  const { getUserMedia } = withCamera(() => Promise.reject(new Error('not asked')), 'granted');

  await openPage(path);
  await screen.findByText(/^Reading games from pictures is switched off here/);

  expect(getUserMedia).not.toHaveBeenCalled();
});

test('a camera that is allowed stays off behind a picture that opened the scan', async () => {
  const { getUserMedia } = withCamera(() => Promise.reject(new Error('not asked')), 'granted');
  await openPage('/search');
  await screen.findByText('Start your search');

  fireEvent.paste(document.body, { clipboardData: { files: [box()] } });

  await waitFor(() => expect(madeCalls()).toContain('scanner.cover'));
  await screen.findByText('Read on this server; not stored.');
  await passTime(100);
  expect(getUserMedia).not.toHaveBeenCalled();
});
