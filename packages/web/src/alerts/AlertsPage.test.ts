// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import type { Answer, api } from '../api/client.ts';
import { answer, sent } from '../testing/answers.ts';
import { openPage, signIn, watchEnds } from '../testing/page.tsx';

type Found = Answer<typeof api.alerts.found>[number];

const found = (part: Partial<Found> = {}): Found => ({
  id: 1,
  alertId: 4,
  title: 'Terranigma, boxed',
  price: 1234.5,
  currency: 'EUR',
  total: null,
  wasPrice: null,
  seller: null,
  game_id: null,
  isBought: false,
  url: 'https://example.com/1',
  foundAt: '2026-11-20T10:00:00.000Z',
  image_url: null,
  marketplace: 'ebay',
  query: 'terranigma',
  seen: false,
  total_count: 1,
  ...part,
});

beforeEach(() => {
  signIn();
  answer({ 'alerts.found': [found()], 'alerts.markSeen': { ok: true } });
});

test('a listing counts as seen once it is shown, and stays marked as new while it is on the screen', async () => {
  answer({ 'alerts.summary': { active: 1, unseen: 1, isOpen: true } });
  await openPage('/price-alerts');
  await screen.findByText('1 listing found');
  await waitFor(() => expect(sent('alerts.markSeen')).toHaveLength(1));

  await waitFor(() => expect(sent('alerts.summary').length).toBeGreaterThan(1));
  expect(screen.getByText('New')).toBeTruthy();
  expect(sent('alerts.found')).toHaveLength(1);
});

test('if nothing was found, nothing is marked as seen', async () => {
  answer({ 'alerts.found': [] });
  await openPage('/price-alerts');

  await screen.findByText('No listings yet.');

  expect(sent('alerts.markSeen')).toEqual([]);
});

test('a price is in euros, whatever the user’s currency, and in the format of their language', async () => {
  signIn({ language: 'fr', currency: 'USD' });
  await openPage('/price-alerts');

  const row = (await screen.findByRole('link', { name: /^Terranigma, boxed/ })).closest('li');

  expect(row?.textContent).toContain('1\u202f234,50\u00a0€');
});

test('listings are read page by page', async () => {
  answer({
    'alerts.found': ({ offset }) =>
      Array.from({ length: offset === '0' ? 60 : 5 }, (_found, index) =>
        found({ id: Number(offset) + index + 1, total_count: 65 }),
      ),
  });
  const ends = watchEnds();
  await openPage('/price-alerts');
  await screen.findByText('65 listings found');
  await waitFor(() => expect(ends).toHaveLength(1));

  act(() => ends[0]?.());

  await waitFor(() => expect(ends).toHaveLength(0));
  expect(sent('alerts.found').map(({ offset }) => offset)).toEqual(['0', '60']);
});
