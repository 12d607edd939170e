import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { answer, held, madeCalls, refuse } from '../testing/answers.ts';
import { runningCamera, withCamera, withCapture } from '../testing/camera.ts';
import { openPage, passTime, signIn } from '../testing/page.tsx';
import type { CameraProblem } from '../camera/cameraProblem.ts';
import { watchCamera } from '../camera/watchCamera.ts';

beforeEach(() => {
  signIn();
  answer({
    'scanner.status': { isOn: true, isSample: false, readBy: 'gemini', samplesUrl: null, elsewhereUrl: null },
  });
});

/** A picture of one pixel, which the reader takes for a box. */
function box() {
  answer({
    'scanner.recognize': {
      isSure: true,
      console: 'Game Boy',
      platformId: 33,
      gameTitle: 'Tetris',
      gameEdition: 'Standard Edition',
      isSample: false,
    },
    'listings.searchVinted': refuse('vinted_off', { url: 'https://www.vinted.fr' }),
  });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  const bytes = atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAAAAAAAAAAAAAElFTkQAAAAA');
  const png = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
  return new File([png], 'box.png', { type: 'image/png' });
}

async function openScanner() {
  const user = await openPage('/vinted-scanner');
  await screen.findByRole('heading', { name: 'Check Price on Vinted' });
  return user;
}

test('a camera that is blocked says where to allow it, and is there once that is done', async () => {
  const { status } = withCamera(() => Promise.reject(new Error()), 'denied');
  await openScanner();

  await screen.findByText('Camera access is blocked');
  screen.getByText(/^Please enable camera access in your browser settings to use this feature\./);
  expect(screen.getByRole('button', { name: 'Camera Access Blocked' }).hasAttribute('disabled')).toBe(true);
  act(() => {
    status.state = 'granted';
    status.dispatchEvent(new Event('change'));
  });

  expect(screen.getByRole('button', { name: 'Start Camera' }).hasAttribute('disabled')).toBe(false);
});

test.each([
  ['NotAllowedError', 'Camera access was denied. Please grant camera permissions in your browser settings.'],
  ['NotFoundError', 'No camera found on your device.'],
  ['NotReadableError', 'Your camera is already in use by another application.'],
  ['AbortError', 'Camera error: It broke'],
  ['OverconstrainedError', 'Camera error: OverconstrainedError', ''],
])('a camera that answers %s is explained', async (name, words, message = 'It broke') => {
  withCamera(() => Promise.reject(new DOMException(message, name)), 'granted');
  const user = await openScanner();

  await user.click(screen.getByRole('button', { name: 'Start Camera' }));

  expect(await screen.findByText(words)).toBeTruthy();
});

test('the camera is asked for the back, and goes out with a capture that fails, in favour of a picture', async () => {
  const { track, stream } = runningCamera();
  const { getUserMedia } = withCamera(async () => stream);
  const user = await openScanner();
  await user.click(screen.getByRole('button', { name: 'Start Camera' }));
  await screen.findByRole('button', { name: 'Capture Image' });
  expect(getUserMedia).toHaveBeenCalledWith({
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
  });

  await user.click(screen.getByRole('button', { name: 'Capture Image' }));

  await screen.findByText('Camera not initialized properly');
  await waitFor(() => expect(track.stop).toHaveBeenCalledTimes(1));
  expect(screen.getByText('You can choose a picture instead.')).toBeTruthy();
  await user.upload(screen.getByLabelText('Choose a picture'), box());
  expect(await screen.findByText('Tetris')).toBeTruthy();
});

test('a capture without data is explained, and not sent', async () => {
  withCamera(async () => runningCamera().stream);
  withCapture(new Blob([]));
  const user = await openScanner();
  await user.click(screen.getByRole('button', { name: 'Start Camera' }));

  await user.click(await screen.findByRole('button', { name: 'Capture Image' }));

  await screen.findByText('Failed to extract image data');
  expect(madeCalls()).not.toContain('scanner.recognize');
  expect(screen.getByRole('button', { name: 'Start Camera' })).toBeTruthy();
});

test('a camera that comes on after a picture was chosen is switched off at once', async () => {
  const camera = held<MediaStream>();
  const { track, stream } = runningCamera();
  withCamera(() => camera.promise);
  const user = await openScanner();
  await user.click(screen.getByRole('button', { name: 'Start Camera' }));

  await user.upload(screen.getByLabelText('Choose a picture'), box());
  await screen.findByText('Tetris');
  camera.resolve(stream);

  await waitFor(() => expect(track.stop).toHaveBeenCalledOnce());
  await user.click(screen.getByRole('button', { name: 'Scan Again' }));
  expect(screen.queryByLabelText('What the camera sees')).toBeNull();
  expect(screen.getByRole('button', { name: 'Start Camera' })).toBeTruthy();
});

test('a camera that fails after a picture was chosen is not spoken of', async () => {
  const camera = held<MediaStream>();
  withCamera(() => camera.promise);
  const user = await openScanner();
  await user.click(screen.getByRole('button', { name: 'Start Camera' }));

  await user.upload(screen.getByLabelText('Choose a picture'), box());
  await screen.findByText('Tetris');
  camera.reject(new DOMException('', 'NotAllowedError'));
  await passTime(100);

  expect(screen.getByText('Tetris')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

const disconnected = 'The camera was disconnected. Connect it again, or use another one.';

test.each([
  ['unplugged', [], 'granted', disconnected],
  ['unplugged beside another', [{ kind: 'videoinput', deviceId: 'other' }], 'granted', disconnected],
  [
    'taken by another application',
    [{ kind: 'videoinput', deviceId: 'own' }],
    'granted',
    'Your camera is already in use by another application.',
  ],
  [
    'forbidden',
    [{ kind: 'videoinput', deviceId: 'own' }],
    'denied',
    'Camera access was denied. Please grant camera permissions in your browser settings.',
  ],
] as const)(
  'a running camera that is %s is explained, and can be tried again',
  async (_, devices, permission, words) => {
    const { track, stream } = runningCamera({ getSettings: () => ({ deviceId: 'own' }) });
    const { getUserMedia, status } = withCamera(async () => stream, 'granted', devices);
    const user = await openScanner();
    await user.click(screen.getByRole('button', { name: 'Start Camera' }));
    await screen.findByRole('button', { name: 'Capture Image' });

    status.state = permission;
    act(() => void track.dispatchEvent(new Event('ended')));

    await screen.findByText(words);
    expect(screen.queryByLabelText('What the camera sees')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('button', { name: 'Capture Image' })).toBeTruthy();
    expect(getUserMedia).toHaveBeenCalledTimes(2);
    expect(screen.queryByText(words)).toBeNull();
  },
);

test('a camera that the browser still lists for a moment after it was unplugged is called disconnected', async () => {
  vi.useFakeTimers();
  const { track } = runningCamera({ readyState: 'ended', getSettings: () => ({ deviceId: 'own' }) });
  const devices = [{ kind: 'videoinput', deviceId: 'own' }];
  withCamera(() => Promise.reject(new Error('not asked')), 'granted', devices);
  const onLost = vi.fn<(problem: CameraProblem) => void>();
  const stop = watchCamera(track as unknown as MediaStreamTrack, onLost); // as: what a test needs of a track

  track.dispatchEvent(new Event('ended'));
  await vi.advanceTimersByTimeAsync(500);
  devices.length = 0;
  await vi.advanceTimersByTimeAsync(501);

  expect(onLost.mock.calls).toEqual([[{ what: 'disconnected' }]]);
  stop();
  vi.useRealTimers();
});

test('a camera that sends nothing for three seconds was taken; one that stumbles was not', async () => {
  vi.useFakeTimers();
  const { track } = runningCamera();
  withCamera(() => Promise.reject(new Error('not asked')), 'granted', [{ kind: 'videoinput' }]);
  const onLost = vi.fn<(problem: CameraProblem) => void>();
  // as: what a test needs of a track
  const stop = watchCamera(track as unknown as MediaStreamTrack, onLost);
  const turn = (muted: boolean) => {
    track.muted = muted;
    track.dispatchEvent(new Event(muted ? 'mute' : 'unmute'));
  };

  turn(true);
  await vi.advanceTimersByTimeAsync(2000);
  turn(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(onLost).not.toHaveBeenCalled();
  turn(true);
  await vi.advanceTimersByTimeAsync(3001);

  expect(onLost.mock.calls).toEqual([[{ what: 'inUse' }]]);
  stop();
  vi.useRealTimers();
});
