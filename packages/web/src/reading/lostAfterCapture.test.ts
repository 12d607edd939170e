import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { answer, held, madeCalls } from '../testing/answers.ts';
import { answerScans, png } from '../testing/boxScan.ts';
import { runningCamera, withCamera, withCapture } from '../testing/camera.ts';
import { openPage } from '../testing/page.tsx';
import { answerShelf } from '../testing/shelf.ts';

beforeEach(() => {
  answerShelf();
  answerScans();
  answer({ 'igdb.status': { isOn: false, isSample: false } });
});

const screens = [
  ['/search?scan=true', 'scanner.cover', 'Capture'],
  ['/scanner/shelf', 'scanner.shelf', 'Capture'],
  ['/vinted-scanner', 'scanner.recognize', 'Capture Image'],
] as const;

type At = readonly [path: string, call: (typeof screens)[number][1], shutter: string];

/** A camera that went out after the shutter: its picture is not drawn yet, nor is it known why it went out. */
async function loseAfterCapture([path, call, shutter]: At) {
  const { track, stream } = runningCamera();
  withCamera(async () => stream);
  withCapture(new Blob([]));
  const listed = held<[]>();
  Object.assign(navigator.mediaDevices, { enumerateDevices: () => listed.promise });
  const drawn = held<BlobCallback>();
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(drawn.resolve);
  answer({ [call]: () => held<never>().promise });
  const user = await openPage(path);
  await user.click(await screen.findByRole('button', { name: 'Start Camera' }));
  await user.click(await screen.findByRole('button', { name: shutter }));
  act(() => void track.dispatchEvent(new Event('ended')));
  const done = await drawn.promise;
  return { draw: () => done(new Blob([png], { type: 'image/png' })), tellWhy: () => listed.resolve([]) };
}

const pass = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe.each(screens)('at %s a picture is read though its camera goes out', (...at) => {
  const [, call] = at;

  test('before it is drawn', async () => {
    const { draw, tellWhy } = await loseAfterCapture(at);

    tellWhy();
    await waitFor(() => expect(screen.queryByLabelText('What the camera sees')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    act(draw);

    await waitFor(() => expect(madeCalls()).toContain(call));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('just after, before the screen shows it', async () => {
    const { draw, tellWhy } = await loseAfterCapture(at);

    await act(async () => {
      draw();
      await pass();
      tellWhy();
      await pass();
    });

    await waitFor(() => expect(madeCalls()).toContain(call));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Processing...' })).toBeTruthy();
  });
});
