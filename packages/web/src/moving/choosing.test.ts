import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { answer } from '../testing/answers.ts';
import { aMove } from '../testing/movingWrites.ts';
import { goOffline, openPage, signIn } from '../testing/page.tsx';

beforeEach(() => {
  signIn();
  answer({ 'moving.list': [], 'moving.get': aMove, 'moving.rows': [] });
});

/** Files travel by the one request that can report its progress. Answers those that were sent. */
function receive(): File[] {
  const files: File[] = [];
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function take(this: XMLHttpRequest, body) {
    if (!navigator.onLine) {
      this.dispatchEvent(new Event('error'));
      return;
    }
    files.push(body as File); // as: upload.ts sends one
    Object.defineProperties(this, { status: { value: 200 }, responseText: { value: JSON.stringify(aMove) } });
    this.dispatchEvent(new Event('load'));
  });
  return files;
}

async function choose(user: UserEvent, file: File) {
  await screen.findByRole('button', { name: 'Choose a file' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no input of files');
  await user.upload(input, file);
}

test('a file that is chosen without a network stays chosen, which is said, and is sent by a press once it is back', async () => {
  const files = receive();
  const user = await openPage('/move');
  const file = new File(['title\nLagoon'], 'games.csv');
  await screen.findByRole('button', { name: 'Choose a file' });
  await goOffline();

  await choose(user, file);
  const told = (await screen.findByRole('alert')).textContent;
  await goOffline(false);
  const back = await screen.findByText(/^“games\.csv” could not be sent\. It stays chosen/);
  const early = files.length;
  await user.click(screen.getByRole('button', { name: 'Send it again' }));

  await waitFor(() => expect(location.search).toBe('?file=1'));
  expect(told).toBe(
    'You are offline, and “games.csv” was not sent. It stays chosen: send it as soon as you are connected again. Send it again',
  );
  expect(back).toBeTruthy();
  expect([early, files]).toEqual([0, [file]]);
});
