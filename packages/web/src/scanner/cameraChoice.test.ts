import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { keepCamera, storedCamera } from '../device.ts';
import { answer, held } from '../testing/answers.ts';
import { runningCamera, setHidden, withCamera } from '../testing/camera.ts';
import { openPage, signIn } from '../testing/page.tsx';

beforeEach(() => {
  signIn();
  answer({
    'scanner.status': { isOn: true, isSample: false, readBy: 'gemini', samplesUrl: null, elsewhereUrl: null },
  });
});

async function startCamera() {
  const user = await openPage('/vinted-scanner');
  await user.click(await screen.findByRole('button', { name: 'Start Camera' }));
  return user;
}

const size = { width: { ideal: 1920 }, height: { ideal: 1080 } };
const front = { kind: 'videoinput', deviceId: 'front', label: 'Front camera' };
const back = { kind: 'videoinput', deviceId: 'back', label: 'Back camera' };

test('the camera goes out while nobody sees the page, and comes back with it', async () => {
  const first = runningCamera();
  const second = runningCamera();
  const streams = [first.stream, second.stream];
  const { getUserMedia } = withCamera(async () => streams.shift());
  await startCamera();
  await screen.findByLabelText('What the camera sees');

  act(() => setHidden(true));
  await waitFor(() => expect(first.track.stop).toHaveBeenCalledOnce());
  expect(screen.queryByLabelText('What the camera sees')).toBeNull();
  act(() => setHidden(false));

  await screen.findByLabelText('What the camera sees');
  expect(getUserMedia).toHaveBeenCalledTimes(2);
  expect(second.track.stop).not.toHaveBeenCalled();
});

test('another camera can be chosen, and is the one that is asked for from then on', async () => {
  const cameras = [runningCamera({ getSettings: () => ({ deviceId: 'back' }) }), runningCamera()];
  const streams = cameras.map(({ stream }) => stream);
  const { getUserMedia } = withCamera(async () => streams.shift(), 'granted', [front, back]);
  const user = await startCamera();

  await user.selectOptions(await screen.findByLabelText('Camera'), 'Front camera');

  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
  expect(getUserMedia).toHaveBeenLastCalledWith({ video: { deviceId: { exact: 'front' }, ...size } });
  expect(cameras[0]?.track.stop).toHaveBeenCalledOnce();
  expect(storedCamera()).toBe('front');
});

const screens = ['/scanner', '/scanner/shelf', '/search?scan=true', '/vinted-scanner'];

/** A screen whose camera has been asked for. */
async function openScreen(path: string) {
  const user = await openPage(path);
  if (path === '/vinted-scanner')
    await user.click(await screen.findByRole('button', { name: 'Start Camera' }));
  return user;
}

test.each(screens)(
  'whoever chooses another camera at %s still has the choice, while it starts and after',
  async (path) => {
    const next = held<MediaStream>();
    const first = runningCamera({ getSettings: () => ({ deviceId: 'back' }) });
    const streams = [Promise.resolve(first.stream), next.promise];
    withCamera(() => streams.shift() ?? next.promise, 'granted', [front, back]);
    const user = await openScreen(path);
    const choice = await screen.findByLabelText<HTMLSelectElement>('Camera');

    choice.focus();
    await user.selectOptions(choice, 'Front camera');

    expect([document.activeElement, choice.value]).toEqual([choice, 'front']);
    await act(async () => next.resolve(runningCamera({ getSettings: () => ({ deviceId: 'front' }) }).stream));
    await screen.findByLabelText('What the camera sees');
    expect([document.activeElement, choice.value]).toEqual([choice, 'front']);
  },
);

test('a chosen camera that is no longer there gives its place to the one at the back', async () => {
  keepCamera('unplugged');
  const { stream } = runningCamera();
  const { getUserMedia } = withCamera(async ({ video }) => {
    if (video && video !== true && video.deviceId) throw new DOMException('', 'OverconstrainedError');
    return stream;
  });
  await startCamera();

  await screen.findByLabelText('What the camera sees');
  expect(getUserMedia).toHaveBeenLastCalledWith({ video: { facingMode: { ideal: 'environment' }, ...size } });
});

test.each(screens)('beside a camera that fails at %s another one can be chosen', async (path) => {
  const { stream } = runningCamera({ getSettings: () => ({ deviceId: 'front' }) });
  const open = ({ video }: MediaStreamConstraints) =>
    typeof video === 'object' && video.deviceId
      ? Promise.resolve(stream)
      : Promise.reject(new DOMException('', 'NotReadableError'));
  withCamera(open, 'granted', [front, back]);
  const user = await openScreen(path);
  await screen.findByText('Your camera is already in use by another application.');
  const choice = await screen.findByLabelText<HTMLSelectElement>('Camera');
  expect(within(choice).getByRole<HTMLOptionElement>('option', { selected: true }).text).toBe(
    'Choose a camera',
  );

  await user.selectOptions(choice, 'Front camera');

  await screen.findByLabelText('What the camera sees');
  expect(screen.queryByText('Your camera is already in use by another application.')).toBeNull();
  expect(choice.value).toBe('front');
});

test.each(['NotReadableError', 'AbortError'])(
  'a chosen camera that answers %s gives its place to another one, which is said, until it works again',
  async (name) => {
    keepCamera('front');
    const other = runningCamera({ getSettings: () => ({ deviceId: 'back' }) });
    const open = async ({ video }: MediaStreamConstraints) => {
      if (typeof video === 'object' && video.deviceId) throw new DOMException('It broke', name);
      return other.stream;
    };
    withCamera(open, 'granted', [front, back]);
    await startCamera();

    await screen.findByText('The camera that you chose could not be started, so another one is on.');
    expect((await screen.findByLabelText<HTMLSelectElement>('Camera')).value).toBe('back');
    expect(storedCamera()).toBe('front');
  },
);

test('a chosen camera that is forbidden asks for no other', async () => {
  keepCamera('front');
  const refused = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  const { getUserMedia } = withCamera(refused, 'granted', [front, back]);
  await startCamera();

  await screen.findByText(/^Camera access was denied\./);
  expect(getUserMedia).toHaveBeenCalledOnce();
  expect(screen.queryByLabelText('Camera')).toBeNull();
});

test('light and zoom are there where the camera has them; one that it refuses is said, and goes alone', async () => {
  const applyConstraints = vi.fn<(wanted: object) => Promise<void>>(async () => {});
  const getCapabilities = () => ({ torch: true, zoom: { min: 0.5, max: 4, step: 0.5 } });
  const getSettings = () => ({ zoom: 1 });
  withCamera(async () => runningCamera({ getCapabilities, getSettings, applyConstraints }).stream);
  const user = await startCamera();
  const video = await screen.findByLabelText('What the camera sees');
  expect(screen.queryByRole('button', { name: 'Light' })).toBeNull();
  act(() => void video.dispatchEvent(new Event('loadeddata')));

  await user.click(screen.getByRole('button', { name: 'Light' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Light', pressed: true })).toBeTruthy());
  expect(applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
  const { min, max, value } = screen.getByRole<HTMLInputElement>('slider', { name: 'Zoom' });
  expect([min, value, max]).toEqual(['0.5', '1', '4']);
  // Neither the zoom nor a refusal switches off the light that is on.
  fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } });
  await waitFor(() =>
    expect(applyConstraints).toHaveBeenLastCalledWith({ advanced: [{ torch: true, zoom: 2 }] }),
  );
  applyConstraints.mockRejectedValueOnce(new DOMException('', 'NotSupportedError'));
  await user.click(screen.getByRole('button', { name: 'Light' }));
  await screen.findByText('The camera does not let its light be switched.');
  expect(screen.getByRole('button', { name: 'Light', pressed: true })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Light' }));
  await screen.findByRole('button', { name: 'Light', pressed: false });

  applyConstraints.mockRejectedValueOnce(new DOMException('', 'NotSupportedError'));
  await user.click(screen.getByRole('button', { name: 'Light' }));

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Light' })).toBeNull());
  expect(screen.getByRole('slider', { name: 'Zoom' })).toBeTruthy();
});

test('that the camera refused its light is said no more once it obeys, nor once it is gone', async () => {
  const refused = 'The camera does not let its light be switched.';
  const applyConstraints = vi.fn<(wanted: object) => Promise<void>>(async () => {});
  const { track, stream } = runningCamera({ getCapabilities: () => ({ torch: true }), applyConstraints });
  withCamera(async () => stream);
  const user = await startCamera();
  const video = await screen.findByLabelText('What the camera sees');
  act(() => void video.dispatchEvent(new Event('loadeddata')));
  const press = async () => user.click(screen.getByRole('button', { name: 'Light' }));
  const isRefused = async () => {
    applyConstraints.mockRejectedValueOnce(new DOMException('', 'NotSupportedError'));
    await press();
    await screen.findByText(refused);
  };

  await press();
  await isRefused();
  await press();
  await waitFor(() => expect(screen.queryByText(refused)).toBeNull());

  await isRefused();
  act(() => void track.dispatchEvent(new Event('ended')));
  await screen.findByText(/^The camera was disconnected/);
  await waitFor(() => expect(screen.queryByText(refused)).toBeNull());
});
