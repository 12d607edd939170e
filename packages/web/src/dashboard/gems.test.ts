import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, sent } from '../testing/answers.ts';
import { addressBar, openPage, passTime, signIn } from '../testing/page.tsx';
import { details, foundGem } from '../testing/things.ts';

beforeEach(() => {
  signIn();
  answer({
    'collection.summary': { games: 12, wishlist: 3, value: 1234.5, platforms: [] },
    'collection.shelf': [],
    'platforms.mine': [{ platform_id: 19, created_at: '2026-01-01T00:00:00.000Z' }],
    'collection.latest': [],
    'alerts.gems': [],
    'catalogue.suggestions': [],
  });
});

test('what the alerts found is shown to somebody who owns nothing yet', async () => {
  answer({
    'collection.summary': { games: 0, wishlist: 0, value: 0, platforms: [] },
    'alerts.gems': [foundGem({ title: 'Soul Blazer' })],
  });
  await openPage('/');

  const gems = within(await screen.findByRole('region', { name: 'Latest gems' }));
  expect(await gems.findByRole('link', { name: /^Soul Blazer/ })).toBeTruthy();
});

test('what is found while the dashboard is open comes to it', async () => {
  answer({ 'alerts.gems': [], 'alerts.summary': { active: 1, unseen: 0, isOpen: true } });
  await openPage('/');
  await waitFor(() => expect(sent('alerts.gems')).toHaveLength(1));

  answer({
    'alerts.gems': [foundGem({ title: 'Soul Blazer' })],
    'alerts.summary': { active: 1, unseen: 1, isOpen: true },
  });
  await passTime(301_000);

  const gems = within(await screen.findByRole('region', { name: 'Latest gems' }));
  expect(await gems.findByRole('link', { name: /^Soul Blazer/ })).toBeTruthy();
});

test('a gem without a photo has no cover made up for it', async () => {
  answer({ 'alerts.gems': [foundGem({ title: 'Soul Blazer', image_url: null })] });
  await openPage('/');
  const gems = await screen.findByRole('region', { name: 'Latest gems' });

  expect([...gems.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))).toEqual([
    '/placeholder.svg',
  ]);
});

test('a gem is bought where it is shown, and what is of no interest goes at once', async () => {
  const gem = foundGem({ id: 4, game_id: 5 });
  answer({
    'alerts.gems': [gem, foundGem({ id: 5, title: 'Soul Blazer' })],
    'alerts.purchase': {
      title: gem.title,
      game_id: 5,
      query: gem.query,
      purchaseDate: '2026-11-22',
      purchasePrice: 40,
      notes: gem.url,
      ratesDay: null,
    },
    'alerts.dismiss': { ok: true },
    'catalogue.game': details(),
  });
  const user = await openPage('/');
  await user.click(await screen.findByRole('button', { name: 'Not interested: Soul Blazer' }));
  await waitFor(() => expect(sent('alerts.dismiss')).toEqual([{ id: '5' }]));

  await user.click(screen.getByRole('button', { name: 'Bought it: Terranigma, boxed' }));

  const form = within(await screen.findByRole('dialog', { name: 'Add to Collection' }));
  expect((await form.findByLabelText<HTMLInputElement>('Purchase Price')).value).toBe('40.00');
  expect(addressBar()).toBe('/');
});
