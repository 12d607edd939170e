import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { previewItem, signInToAlerts } from '../testing/alertsPage.ts';
import { answer, held, noAnswer, refuse, sent } from '../testing/answers.ts';
import { openPage, passTime } from '../testing/page.tsx';
import { details, foundGem, priceAlert } from '../testing/things.ts';

const zelda = { ...priceAlert, id: 2, query: 'zelda nes', min_price: 10, max_price: null };

beforeEach(() => {
  signInToAlerts(
    {},
    {
      'alerts.summary': { active: 1, unseen: 0, isOpen: true },
      'alerts.list': [priceAlert, zelda],
      'alerts.found': [
        foundGem({ id: 1, alertId: 1, title: 'Mana, boxed', total_count: 2 }),
        foundGem({ id: 2, alertId: 2, title: 'Zelda, loose', total_count: 2 }),
      ],
    },
  );
});

const card = async (query: string) => {
  const heading = await screen.findByRole('heading', { name: query });
  const item = heading.closest('li');
  if (!item) throw new Error('no card');
  return within(item);
};

test('an alert shows its words, its marketplace and its range', async () => {
  answer({ 'alerts.list': [{ ...zelda, platform: 'ebay', site: 'EBAY-FR' }, priceAlert] });
  await openPage('/price-alerts');

  const shown = await card('zelda nes');
  expect(shown.getByText('€10 - ∞')).toBeTruthy();
  expect(shown.getByText('eBay · France')).toBeTruthy();
  expect((await card('mana snes')).getByText('€0 - €40')).toBeTruthy();
});

test('an alert without an answer for a day says so, and one that is switched off here', async () => {
  answer({
    'alerts.list': [
      { ...priceAlert, state: 'failing', failing_since: '2026-11-21T08:00:00.000Z' },
      { ...zelda, state: 'off' },
    ],
  });
  await openPage('/price-alerts');

  const failing = await card('mana snes');
  expect(failing.getByText(/Vinted has not answered since Nov 21, 2026/)).toBeTruthy();
  expect((await card('zelda nes')).getByText(/Vinted is switched off here/)).toBeTruthy();
});

test.each([
  [2, 2, false],
  [6, 6, true],
])('a narrow or a wide screen shows %i alerts, the others on demand', async (shown, _first, isWide) => {
  const many = Array.from({ length: 9 }, (_alert, at) => ({
    ...priceAlert,
    id: at + 1,
    query: `game ${at}`,
  }));
  answer({ 'alerts.list': many });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(min-width: 40rem)' && isWide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const user = await openPage('/price-alerts');
  await card('game 0');
  const count = () => screen.getAllByRole('heading', { name: /^game \d$/ }).length;

  expect(count()).toBe(shown);
  await user.click(screen.getByRole('button', { name: 'Show all 9 alerts' }));
  expect(count()).toBe(9);
  await user.click(screen.getByRole('button', { name: 'Show less' }));
  expect(count()).toBe(shown);
});

test('an alert is paused at once, and runs again if that is refused', async () => {
  const later = held<ReturnType<typeof noAnswer>>();
  answer({ 'alerts.update': () => later.promise });
  const user = await openPage('/price-alerts');
  const toggle = () => screen.getByRole('switch', { name: /: mana snes$/ });
  await card('mana snes');

  await user.click(toggle());
  await waitFor(() => expect(toggle().getAttribute('aria-checked')).toBe('false'));
  expect(toggle().getAttribute('aria-label')).toBe('Inactive: mana snes');
  later.resolve(noAnswer());
  await passTime(2_000);

  await screen.findByText('Failed to toggle status');
  expect(toggle().getAttribute('aria-checked')).toBe('true');
  expect(sent('alerts.update')[0]).toEqual({ id: '1', active: false });
});

test('a deleted alert goes at once with what it found, and both come back if that is refused', async () => {
  const later = held<ReturnType<typeof noAnswer>>();
  answer({ 'alerts.remove': () => later.promise });
  const user = await openPage('/price-alerts');
  await card('mana snes');
  await screen.findByText('Mana, boxed');

  await user.click(screen.getByRole('button', { name: 'Delete alert: mana snes' }));
  expect(sent('alerts.remove')).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Delete alert' }));

  await waitFor(() => expect(screen.queryByRole('heading', { name: 'mana snes' })).toBeNull());
  expect(screen.queryByText('Mana, boxed')).toBeNull();
  expect(screen.getByText('Zelda, loose')).toBeTruthy();
  expect(screen.getByText('1 listing found')).toBeTruthy();
  answer({ 'alerts.list': noAnswer(), 'alerts.found': noAnswer() }); // so that nothing but the undo brings them back
  later.resolve(noAnswer());
  await passTime(2_000);

  await screen.findByText('Failed to delete alert');
  await card('mana snes');
  await screen.findByText('Mana, boxed');
});

test.each([
  ['and what it showed is no news', '', ['v1']],
  ['and what was changed after it is news', '5', []],
])(
  'of an edited alert only what was changed is sent, with its preview: %s',
  async (_title, typed, previewed) => {
    answer({
      'alerts.update': { ...priceAlert, max_price: 30 },
      'alerts.preview': { items: [previewItem()], more: 2, ratesDay: null, isSample: false },
    });
    const user = await openPage('/price-alerts');
    await card('mana snes');
    await user.click(screen.getByRole('button', { name: 'Edit alert: mana snes' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Alert' }));
    const most = form.getByLabelText<HTMLInputElement>('Max price (optional)');
    expect(most.value).toBe('40');
    await user.clear(most);
    await user.type(most, '-30');
    expect(most.value).toBe('30');

    await user.click(form.getByRole('button', { name: 'Preview Results' }));
    const preview = await screen.findByRole('dialog', { name: 'Preview Results' });
    expect(sent('alerts.preview')[0]).toMatchObject({
      platform: 'vinted',
      query: 'mana snes',
      max_price: 30,
    });
    expect(within(preview).getByText('and 2 more listings')).toBeTruthy();
    await user.click(within(preview).getAllByRole('button', { name: 'Close' })[0] ?? preview);
    if (typed) await user.type(most, typed);
    await user.click(form.getByRole('button', { name: 'Save changes' }));

    const max_price = Number(`30${typed}`);
    await waitFor(() => expect(sent('alerts.update')).toEqual([{ id: '1', max_price, previewed }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

test('a change that is refused stays in the form', async () => {
  answer({ 'alerts.update': refuse('alert_not_found') });
  const user = await openPage('/price-alerts');
  await card('mana snes');
  await user.click(screen.getByRole('button', { name: 'Edit alert: mana snes' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Alert' }));

  await user.click(form.getByRole('switch', { name: 'Status' }));
  await user.click(form.getByRole('button', { name: 'Save changes' }));

  await form.findByText('This price alert does not exist any more.');
  expect(form.getByRole('switch', { name: 'Status' }).getAttribute('aria-checked')).toBe('false');
});

test('a game’s alerts are removed after a question, shown at once, and come back if that fails', async () => {
  const later = held<ReturnType<typeof noAnswer>>();
  answer({
    'catalogue.game': details(),
    'alerts.countForGame': { count: 1 },
    'alerts.removeForGame': () => later.promise,
  });
  const user = await openPage('/game/5');

  await user.click(await screen.findByRole('button', { name: 'Remove price alert' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await screen.findByRole('button', { name: 'Create price alert' });
  later.resolve(noAnswer());
  await passTime(2_000);

  await screen.findByRole('button', { name: 'Remove price alert' });
  expect(sent('alerts.removeForGame')[0]).toEqual({ gameId: '5' });
  expect(screen.queryByRole('alert')).toBeNull();
});
