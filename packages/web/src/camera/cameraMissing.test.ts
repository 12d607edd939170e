import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer } from '../testing/answers.ts';
import { withCamera } from '../testing/camera.ts';
import { openPage } from '../testing/page.tsx';
import { answerShelf } from '../testing/shelf.ts';
import { buttonClass } from '../ui/Button.tsx';

beforeEach(() => {
  answerShelf();
  answer({ 'igdb.status': { isOn: false, isSample: false } });
});

const unused = () => Promise.reject(new Error('nobody asked for it'));
const webcam = { kind: 'videoinput' };

/** The button that stands out. */
const primary = () =>
  [...document.querySelectorAll('button, label')]
    .filter(({ className }) => className.includes(buttonClass('primary')))
    .map(({ textContent }) => textContent);

const screens = [
  ['cover', '/search?scan=true'],
  ['shelf', '/scanner/shelf'],
] as const;

test.each(screens)('without a camera, choosing a picture of a %s stands out', async (_what, path) => {
  withCamera(unused, 'prompt', [{ kind: 'audioinput' }]);

  await openPage(path);

  await screen.findByText('Read on this server; not stored.');
  await waitFor(() => expect(primary()).toContain('Choose a picture'));
  expect(primary()).not.toContain('Start Camera');
  expect(screen.getByRole('button', { name: 'Start Camera' })).toBeTruthy();
});

test.each(screens)('with a camera, starting it for a %s stands out', async (_what, path) => {
  withCamera(unused, 'prompt', [webcam]);

  await openPage(path);

  await screen.findByText('Read on this server; not stored.');
  await waitFor(() => expect(primary()).toContain('Start Camera'));
  expect(primary()).not.toContain('Choose a picture');
});

test('where the camera is forbidden, choosing a picture stands out', async () => {
  withCamera(unused, 'denied', [webcam]);

  await openPage('/scanner/shelf');

  await screen.findByRole('button', { name: 'Camera Access Blocked' });
  expect(primary()).toEqual(['Choose a picture']);
});

test('a camera that is plugged in meanwhile is what stands out', async () => {
  const devices: { kind: string }[] = [];
  withCamera(unused, 'prompt', devices);
  const told = new EventTarget();
  Object.assign(navigator.mediaDevices, {
    addEventListener: told.addEventListener.bind(told),
    removeEventListener: told.removeEventListener.bind(told),
  });
  await openPage('/scanner/shelf');
  await waitFor(() => expect(primary()).toContain('Choose a picture'));

  devices.push(webcam);
  act(() => void told.dispatchEvent(new Event('devicechange')));

  await waitFor(() => expect(primary()).toEqual(['Start Camera']));
});
