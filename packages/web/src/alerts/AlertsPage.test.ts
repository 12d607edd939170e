import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { signInToAlerts } from '../testing/alertsPage.ts';
import { answer, held, noAnswer, sent } from '../testing/answers.ts';
import { addressBar, openPage, passTime, signIn, watchEnds } from '../testing/page.tsx';
import { details, foundGem as found, priceAlert } from '../testing/things.ts';

beforeEach(() => {
  signInToAlerts(
    {},
    {
      'alerts.summary': { active: 1, unseen: 1, isOpen: true },
      'alerts.list': [priceAlert],
      'alerts.found': [found()],
    },
  );
});

test('a listing counts as seen once it is shown, and stays marked as new while it is on the screen', async () => {
  await openPage('/price-alerts');
  await screen.findByText('1 listing found');
  await waitFor(() => expect(sent('alerts.markSeen')).toHaveLength(1));

  await waitFor(() => expect(sent('alerts.summary').length).toBeGreaterThan(1));
  expect(screen.getByText('New')).toBeTruthy();
  expect(sent('alerts.found')).toHaveLength(1);
});

test('what is found while the page is open comes to it, and counts as seen', async () => {
  const first = found({ id: 1, title: 'Terranigma, loose' });
  answer({ 'alerts.found': [first], 'alerts.summary': { active: 1, unseen: 0, isOpen: true } });
  await openPage('/price-alerts');
  await screen.findByText('1 listing found');
  await waitFor(() => expect(sent('alerts.markSeen')).toHaveLength(1));

  answer({
    'alerts.found': [found({ id: 2, total_count: 2 }), { ...first, total_count: 2 }],
    'alerts.list': [{ ...priceAlert, state: 'running', answered_at: '2026-11-22T12:00:00.000Z' }],
    'alerts.summary': { active: 1, unseen: 1, isOpen: true },
  });
  await passTime(301_000);

  await screen.findByText('2 listings found');
  await screen.findByText(/^Last looked/);
  await waitFor(() => expect(sent('alerts.markSeen')).toHaveLength(2));
});

test('if nothing was found, nothing is marked as seen', async () => {
  answer({ 'alerts.found': [] });
  await openPage('/price-alerts');

  await screen.findByText('No listings yet.');

  expect(sent('alerts.markSeen')).toEqual([]);
});

test('a price is in its own currency, whatever the user’s, and in the format of their language', async () => {
  signIn({ language: 'fr', currency: 'USD' });
  answer({
    'alerts.summary': { active: 1, unseen: 1, isOpen: true },
    'alerts.found': [
      found({ total: 1300, total_count: 2 }),
      found({ id: 2, title: 'Soul Blazer', price: 5400, currency: 'JPY', wasPrice: 6000, total_count: 2 }),
    ],
  });
  await openPage('/price-alerts');

  const row = (await screen.findByRole('link', { name: /^Terranigma, boxed/ })).closest('li');
  const other = screen.getByRole('link', { name: /^Soul Blazer/ }).closest('li');

  expect(row?.textContent).toContain('1\u202f234,50\u00a0€');
  expect(row?.textContent).toContain('1\u202f300,00\u00a0€ frais compris');
  expect(other?.textContent).toContain('5\u202f400\u00a0¥');
  expect(other?.textContent).toContain('avant 6\u202f000\u00a0¥');
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

test('while it is not known whether the user may have alerts, the page is shown; then it is coming soon', async () => {
  const summary = held<{ active: number; unseen: number; isOpen: boolean }>();
  answer({ 'alerts.summary': () => summary.promise });
  await openPage('/price-alerts');

  await screen.findByText('mana snes');
  expect(screen.queryByRole('dialog')).toBeNull();
  summary.resolve({ active: 0, unseen: 0, isOpen: false });

  const soon = await screen.findByRole('dialog', { name: '🚧 Coming Soon' });
  expect(soon.textContent).toContain('The Price Alerts feature is coming soon! Stay tuned for updates.');
});

test('one press leads back from what is coming soon, also if a form was open when that was known', async () => {
  const summary = held<{ active: number; unseen: number; isOpen: boolean }>();
  answer({
    'alerts.summary': () => summary.promise,
    'alerts.gems': [],
    'collection.shelf': [],
    'collection.latest': [],
  });
  const user = await openPage('/price-alerts');
  await user.click(await screen.findByRole('button', { name: 'Create Alert' }));
  await screen.findByRole('dialog', { name: 'Create New Price Alert' });

  summary.resolve({ active: 0, unseen: 0, isOpen: false });
  await user.click(await screen.findByRole('button', { name: 'Go Back' }));

  await waitFor(() => expect(addressBar()).toBe('/'));
});

test('what could not be read says so, and can be read again', async () => {
  answer({ 'alerts.list': noAnswer() });
  const user = await openPage('/price-alerts');

  await waitFor(() => expect(sent('alerts.list')).toHaveLength(1));
  await passTime(8_000); // it is tried four times
  await screen.findByText('Failed to load data');
  answer({ 'alerts.list': [priceAlert] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByText('mana snes');
});

test('back leads home, but to the game whose details led here', async () => {
  answer({
    'catalogue.game': details(),
    'alerts.gems': [],
    'collection.shelf': [],
    'collection.latest': [],
    'alerts.countForGame': { count: 0 },
  });
  const user = await openPage('/game/5');
  await user.click(await screen.findByRole('button', { name: 'Create price alert' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getAllByRole('button', { name: 'Back' })[0] ?? document.body);
  await waitFor(() => expect(addressBar()).toBe('/game/5'));

  const again = await openPage('/price-alerts');
  await again.click((await screen.findAllByRole('button', { name: 'Back' }))[0] ?? document.body);
  await waitFor(() => expect(addressBar()).toBe('/'));
});

test('the bot is offered until a chat is connected; then its gear stands beside the searches', async () => {
  await openPage('/price-alerts');
  await screen.findByRole('heading', { name: 'Get finds in Telegram' });
  expect(screen.queryByRole('button', { name: 'Telegram Settings' })).toBeNull();
  answer({ 'telling.chat': { telegram_chat_id: '700', hasBot: true, isSample: true } });

  await openPage('/price-alerts');

  const searches = await screen.findByRole('region', { name: 'Searches' });
  await within(searches).findByRole('button', { name: 'Telegram Settings' });
  expect(screen.queryByRole('heading', { name: 'Get finds in Telegram' })).toBeNull();
});
