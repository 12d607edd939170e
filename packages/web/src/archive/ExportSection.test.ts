import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { answer, fault, sent } from '../testing/answers.ts';
import { openPage, passTime, signIn } from '../testing/page.tsx';
import { exportRecord } from '../testing/things.ts';

let saved: { name: string; file: Blob }[];

beforeEach(() => {
  signIn();
  answer({ 'archive.exportCollection': [exportRecord()] });
  saved = [];
  let made = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) made = file;
    return 'blob:made';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: made });
  });
});

const openExport = () => openPage('/settings?section=export');
const button = (name: string) => screen.findByRole('button', { name });

test('each button saves its own kind of file, requested afresh', async () => {
  const user = await openExport();

  await user.click(await button('Export as CSV'));
  await screen.findByText('1 game in collection_export.csv, in your downloads.');
  answer({ 'archive.exportCollection': [exportRecord(), exportRecord({ title: 'Soul Blazer' })] });
  await user.click(await button('Export as JSON'));
  await screen.findByText('2 games in collection_export.json, in your downloads.');

  expect(saved.map(({ name, file }) => [name, file.type])).toEqual([
    ['collection_export.csv', 'text/csv;charset=utf-8'],
    ['collection_export.json', 'application/json'],
  ]);
  expect(await saved[0]?.file.text()).toContain('"Terranigma","Super Nintendo","COMPLETE_IN_BOX","GOOD"');
  expect(JSON.parse((await saved[1]?.file.text()) ?? '')).toHaveLength(2);
});

test('an export that failed says so, saves nothing, and can be tried again', async () => {
  answer({ 'archive.exportCollection': fault('req-3') });
  const user = await openExport();

  await user.click(await button('Export as CSV'));
  for (const pauseMs of [1_000, 2_000, 4_000]) {
    await waitFor(() => expect(sent('archive.exportCollection').length).toBeGreaterThan(0));
    await passTime(pauseMs);
  }
  await screen.findByText(/^Failed to export collection\..*req-3/);
  expect(saved).toEqual([]);
  answer({ 'archive.exportCollection': [exportRecord()] });
  await user.click(await button('Export as CSV'));

  await waitFor(() => expect(saved).toHaveLength(1));
});

test('a free user sees which plans include these files, and can still download everything', async () => {
  signIn({ tier: 'free' });
  await openExport();

  await screen.findByText('Exporting your collection as CSV or JSON comes with a paid plan.');

  expect(screen.queryByRole('button', { name: /^Export as/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Download archive' }).getAttribute('href')).toBe('/api/archive');
});

test.each([
  [0, 0, null],
  [1, 0, 'true'],
  [0, 1, 'true'],
])(
  'an archive can only be imported into an empty account: %i games and %i wishes',
  async (games, wishlist, isClosed) => {
    answer({ 'collection.summary': { games, wishlist, value: 0, platforms: [] } });
    await openExport();

    await waitFor(() => expect(sent('collection.summary')).toHaveLength(1));

    await waitFor(async () =>
      expect((await button('Choose an archive')).getAttribute('aria-disabled')).toBe(isClosed),
    );
    expect(screen.queryByText(/^Your account already has games/) !== null).toBe(isClosed === 'true');
  },
);
