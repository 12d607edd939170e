import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, held, refuse, sent } from '../testing/answers.ts';
import { answerListings, found, openListings, region, rows, titles } from '../testing/listings.ts';
import { openPage, passTime } from '../testing/page.tsx';
import { listing, sessionOf } from '../testing/things.ts';

const ana = sessionOf({ tier: 'pro', language: 'en', currency: 'USD' });
const preferring = (preferred_marketplace: string | null) => ({
  ...ana,
  profile: { ...ana.profile, preferred_marketplace },
});

beforeEach(answerListings);

test('the country that the server detects is chosen, and another one is saved, kept as a cookie, and shown', async () => {
  answer({ 'settings.save': { ...ana.profile, preferred_marketplace: 'EBAY-DE' } });
  const user = await openListings();
  await waitFor(async () => expect((await region()).value).toBe('EBAY-FR'));

  answer({ 'session.current': preferring('EBAY-DE') });
  await user.selectOptions(await region(), 'Germany');

  await waitFor(() =>
    expect(sent('listings.searchEbay').at(-1)).toEqual({ gameId: '5', marketplace: 'EBAY-DE' }),
  );
  expect(sent('settings.save')).toEqual([{ preferred_marketplace: 'EBAY-DE' }]);
  expect(document.cookie).toContain('marketplace_preference=EBAY-DE');
  expect((await region()).value).toBe('EBAY-DE');
});

test('the answer for the former preference is never shown as that for EBAY-US', async () => {
  answer({
    'session.current': preferring('EBAY-FR'),
    'listings.searchEbay': found(listing({ title: 'French' })),
  });
  const saved = held<typeof ana.profile>();
  answer({ 'settings.save': () => saved.promise });
  const user = await openListings();
  await waitFor(() => expect(titles()).toEqual(['French']));

  // Until the preference is saved, EBAY-US stands for the former one.
  answer({ 'listings.searchEbay': () => found(listing({ title: 'French' }))({ marketplace: 'EBAY-FR' }) });
  await user.selectOptions(await region(), 'United States');
  await waitFor(() => expect(sent('listings.searchEbay')).toHaveLength(2));
  await passTime(100);
  expect(titles()).toEqual([]);

  answer({
    'session.current': preferring('EBAY-US'),
    'listings.searchEbay': found(listing({ title: 'American' })),
  });
  saved.resolve({ ...ana.profile, preferred_marketplace: 'EBAY-US' });
  await waitFor(() => expect(titles()).toEqual(['American']));
});

test('a choice that cannot be saved is reverted, and says so', async () => {
  answer({ 'session.current': preferring('EBAY-FR'), 'settings.save': refuse('slow_down', { seconds: 3 }) });
  const user = await openListings();
  await waitFor(() => expect(rows()).toHaveLength(4));

  await user.selectOptions(await region(), 'Germany');

  await screen.findByText('Your choice could not be saved. The previous one still applies.');
  expect((await region()).value).toBe('EBAY-FR');
});

test('what only this browser remembers is shown in the settings, and stays if another choice is refused', async () => {
  document.cookie = 'marketplace_preference=EBAY-IT;path=/';
  answer({
    'session.current': preferring(null),
    'session.list': [],
    'keys.list': [],
    'settings.save': refuse('slow_down', { seconds: 3 }),
  });
  const user = await openPage('/settings?section=preferences');
  const select = await screen.findByLabelText<HTMLSelectElement>('Preferred Marketplace');
  await waitFor(() => expect(select.options.length).toBe(9));
  expect(select.value).toBe('EBAY-IT');

  await user.selectOptions(select, 'Germany (DE)');

  await screen.findByText('Your choice could not be saved. The previous one still applies.');
  expect(select.value).toBe('EBAY-IT');
  expect(document.cookie).toContain('marketplace_preference=EBAY-IT');
  document.cookie = 'marketplace_preference=;path=/;max-age=0';
});

test('a choice in the settings is the one here', async () => {
  answer({ 'settings.save': { ...ana.profile, preferred_marketplace: 'EBAY-IT' } });
  const user = await openPage('/settings?section=preferences');
  answer({ 'session.list': [], 'keys.list': [] });
  const select = await screen.findByLabelText<HTMLSelectElement>('Preferred Marketplace');
  await waitFor(() => expect(select.options.length).toBe(9));
  expect(select.options[0]?.text).toBe('Auto-detect (based on IP)');
  answer({ 'session.current': preferring('EBAY-IT') });
  await user.selectOptions(await screen.findByLabelText('Preferred Marketplace'), 'Italy (IT)');
  await waitFor(() => expect(sent('settings.save')).toHaveLength(1));

  await openListings();

  await waitFor(async () => expect((await region()).value).toBe('EBAY-IT'));
  expect(sent('listings.searchEbay')).toEqual([{ gameId: '5', marketplace: 'EBAY-IT' }]);
});

test('a country chosen in another tab applies here too, and the other way round', async () => {
  answer({ 'session.current': preferring('EBAY-IT') });
  const user = await openListings();
  await waitFor(async () => expect((await region()).value).toBe('EBAY-IT'));
  const other = new BroadcastChannel('session');
  const heard: unknown[] = [];
  other.addEventListener('message', ({ data }) => heard.push(data));

  answer({ 'session.current': preferring('EBAY-GB') });
  other.postMessage({ userId: ana.user.id, what: 'prefers' });
  await waitFor(async () => expect((await region()).value).toBe('EBAY-GB'));
  expect(heard).toEqual([]);
  answer({ 'settings.save': preferring('EBAY-DE').profile });
  await user.selectOptions(await region(), 'Germany');

  await waitFor(() => expect(heard).toEqual([{ userId: ana.user.id, what: 'prefers' }]));
  other.close();
});
