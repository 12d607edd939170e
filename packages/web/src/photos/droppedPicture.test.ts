import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, madeCalls } from '../testing/answers.ts';
import { answerScans, box } from '../testing/boxScan.ts';
import { openPage } from '../testing/page.tsx';
import { answerShelf } from '../testing/shelf.ts';

const notes = () => new File(['words'], 'notes.txt', { type: 'text/plain' });
const only = 'Only the first picture was read.';

const screens = [
  ['/vinted-scanner', 'scanner.recognize'],
  ['/scanner/shelf', 'scanner.shelf'],
  ['/search', 'scanner.cover'],
  ['/search?scan=true', 'scanner.cover'],
] as const;

const times = (call: string) => madeCalls().filter((made) => made === call).length;

beforeEach(() => {
  answerShelf();
  answerScans();
  const read = {
    isSample: false,
    isSure: false as const,
    fitsWell: false,
    words: 'TETRIS',
    platformId: null,
  };
  answer({ 'igdb.status': { isOn: false, isSample: false }, 'scanner.cover': { ...read, candidates: [] } });
});

async function open(path: string) {
  await openPage(path);
  await screen.findByRole('heading', { level: 1, hidden: true });
  if (path !== '/search') await screen.findByLabelText('Choose a picture');
}

test.each(screens)(
  'at %s a picture is taken by a drop, which the browser does not open',
  async (path, call) => {
    await open(path);

    const isLeftToBrowser = fireEvent.drop(document.body, {
      dataTransfer: { types: ['Files'], files: [box()] },
    });

    expect(isLeftToBrowser).toBe(false);
    await waitFor(() => expect(times(call)).toBe(1));
    expect(screen.queryByText(only)).toBeNull();
  },
);

test.each(screens)('at %s one of two pictures is read, and somebody is told', async (path, call) => {
  await open(path);

  fireEvent.paste(document.body, { clipboardData: { files: [box(), box()] } });

  expect(await screen.findByText(only)).toBeTruthy();
  await waitFor(() => expect(times(call)).toBe(1));
});

test.each(screens)(
  'at %s the picture beside a text is read, and what is said of it is true',
  async (path, call) => {
    await open(path);

    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [notes(), box()] } });

    await waitFor(() => expect(times(call)).toBe(1));
    expect(screen.queryByText(/notes.txt is not/)).toBeNull();
    expect(screen.getByText('Only the picture was read, not the other files.')).toBeTruthy();
  },
);

test('of files that are no pictures the first is looked at, and called what it is', async () => {
  await open('/scanner/shelf');

  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [notes(), notes()] } });

  await screen.findByText('notes.txt is not a JPEG, PNG or WebP image.');
  expect(screen.getByText('Only the first file was looked at.')).toBeTruthy();
});
