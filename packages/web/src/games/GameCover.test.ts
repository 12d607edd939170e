import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { answer, sent } from '../testing/answers.ts';
import { openPage, signIn } from '../testing/page.tsx';
import { counts, details, lead, ownedRow } from '../testing/things.ts';

const unknown = (id: number) => ({
  game_id: id,
  cover_url_small: `/api/covers/${id}/-/small?v=new`,
  cover_url_big: `/api/covers/${id}/-/big?v=new`,
  cover_width: null,
  cover_height: null,
  cover_source: null,
});
const known = (id: number) => ({
  game_id: id,
  cover_url_small: `/api/covers/${id}/-/small?v=abc${id}`,
  cover_url_big: `/api/covers/${id}/-/big?v=abc${id}`,
  cover_width: 400,
  cover_height: 560,
  cover_source: 'libretro' as const,
});
const none = {
  cover_url_small: null,
  cover_url_big: '',
  cover_width: null,
  cover_height: null,
  cover_source: null,
};

let first = 1000;
beforeEach(() => {
  first += 100; // what is known of a cover stays for the whole page
  signIn();
  answer({
    'catalogue.platformCounts': counts(3, 3, 0, 0),
    'catalogue.facets': { genres: [], regions: [] },
    'catalogue.letters': [],
    'catalogue.ownTotals': { games: 3, copies: 3, priced: 0, value: 0, estimated: 0, estimate: 0 },
  });
  // Of the browser's own, which this one lacks.
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() });
});

const list = '/collection/all?tab=owned';
const covers = () => [...document.querySelectorAll<HTMLImageElement>('li img[src*="/covers/"]')];
const isDrawn = (title: string) => {
  const card = screen.getByRole('link', { name: title }).closest('li');
  return card?.querySelector('svg[viewBox="0 0 12 9"]') !== null;
};

async function arrive(img: HTMLImageElement | undefined) {
  await act(async () => {
    if (img) fireEvent.load(img);
  });
}

test('covers that nobody has looked for are asked for together, and shown once they are there', async () => {
  const ids = [first, first + 1, first + 2];
  answer({
    'catalogue.fetchGames': ids.map((id) =>
      ownedRow({ ...unknown(id), title: `Game ${id}`, total_count: 3 }),
    ),
    'catalogue.covers': [
      { ...known(first), is_coming: false },
      { ...unknown(first + 1), is_coming: true },
      { game_id: first + 2, ...none, is_coming: false },
    ],
  });
  await openPage(list);
  await screen.findByRole('link', { name: `Game ${first}` });
  await waitFor(() => expect(covers()).toHaveLength(1));
  await waitFor(() => expect(isDrawn(`Game ${first}`)).toBe(true));

  const [one] = covers();
  const isHidden = one?.style.opacity === '0';
  await arrive(one);

  expect(one?.getAttribute('src')).toBe(known(first).cover_url_big);
  expect(isHidden).toBe(true);
  expect(one?.style.opacity).toBe('');
  expect(isDrawn(`Game ${first}`)).toBe(false);
  expect(isDrawn(`Game ${first + 2}`)).toBe(true);
  expect(sent('catalogue.covers')[0]).toMatchObject({ games: ids.join() });

  answer({ 'catalogue.covers': [{ ...known(first + 1), is_coming: false }] });
  await waitFor(() => expect(covers()).toHaveLength(2), { timeout: 5_000 });
  expect(sent('catalogue.covers').at(-1)).toMatchObject({ games: String(first + 1) });
});

test('a cover that comes after its page is credited as it comes', async () => {
  const sources = [{ source: 'Cartouche', licence: 'AGPL-3.0-only', url: null }];
  answer({
    'catalogue.game': details({ ...unknown(first), sources }),
    'catalogue.covers': [{ ...known(first), is_coming: false }],
  });
  await openPage(`/game/${first}`);

  expect(await screen.findByText('Cover from libretro thumbnails')).toBeTruthy();
});

test('a known cover is asked of nobody, has its size before it comes, and leaves the drawn one where it is broken', async () => {
  answer({
    'catalogue.fetchGames': [
      ownedRow({ ...known(first), title: 'Known', total_count: 2 }),
      ownedRow({ ...known(first + 1), title: 'Broken', total_count: 2 }),
    ],
  });
  await openPage(list);
  await screen.findByRole('link', { name: 'Known' });
  const [whole, broken] = covers();
  const size = [whole?.getAttribute('width'), whole?.getAttribute('height'), whole?.style.aspectRatio];
  await waitFor(() => expect(isDrawn('Broken')).toBe(true));

  await arrive(whole);
  await act(async () => {
    if (broken) fireEvent.error(broken);
  });

  expect(size).toEqual(['400', '560', expect.stringContaining(String(400 / 560))]);
  expect(isDrawn('Known')).toBe(false);
  expect(isDrawn('Broken')).toBe(true);
  expect(covers()).toEqual([whole]);
  expect(sent('catalogue.covers')).toEqual([]);
});

test('one’s own photo becomes the cover, and an undo takes that back', async () => {
  const photo = (name: string, isCover: boolean) => ({
    file_name: name,
    mime_type: 'image/webp',
    size: 1000,
    is_cover: isCover,
  });
  const [front, back] = ['11-1700000000000.webp', '11-1700000000001.webp'];
  const use = vi.fn<() => { ok: true; before: string }>(() => ({ ok: true, before: back }));
  answer({
    'catalogue.game': details({ ...known(first), cover_source: 'libretro', is_owned: true }),
    'collection.copies': [lead({ photos: [photo(front, false), photo(back, true)] })],
    'collection.makeCover': use,
    'alerts.countForGame': { count: 0 },
  });
  const user = await openPage(`/game/${first}`);
  const photos = within(await screen.findByRole('list', { name: 'Your Photos' }));
  const button = (number: number) =>
    photos.getByRole('button', { name: new RegExp(`cover: photo ${number}$`) });
  expect([1, 2].map((number) => button(number).getAttribute('aria-pressed'))).toEqual(['false', 'true']);

  await user.click(button(1));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  await waitFor(() => expect(use).toHaveBeenCalledTimes(2));
  expect(sent('collection.makeCover')).toEqual([
    { fileName: front, isCover: true },
    { fileName: back, isCover: true },
  ]);
});
