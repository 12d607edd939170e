import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { runningCamera, withCamera } from '../testing/camera.ts';
import { codes, openList, press, startScanning } from '../testing/scanning.ts';
import { isCovered } from './covered.ts';

beforeEach(() => void startScanning());

async function openCamera() {
  withCamera(async () => runningCamera().stream, 'granted');
  const user = await openList(codes.none);
  const video = await screen.findByLabelText('What the camera sees');
  return { user, isHidden: () => isCovered(video) };
}

test('a picker over the camera covers it until it is closed, and the layer that the camera is in does not', async () => {
  const { user, isHidden } = await openCamera();
  expect(isHidden()).toBe(false);

  await press(user, `Find the game for ${codes.none}`);
  await screen.findByRole('dialog', { name: 'Which game is it?' });
  expect(isHidden()).toBe(true);
  await user.keyboard('{Escape}');

  await waitFor(() => expect(isHidden()).toBe(false));
});

test.each(['cancel', 'change', 'focus'])(
  'the chooser of files covers the camera until its %s',
  async (end) => {
    const { isHidden } = await openCamera();
    const input = screen.getByLabelText('Choose a picture');

    fireEvent.click(input);
    expect(isHidden()).toBe(true);
    (end === 'focus' ? window : input).dispatchEvent(new Event(end, { bubbles: true }));

    expect(isHidden()).toBe(false);
  },
);
