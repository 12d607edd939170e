import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Listings, startListings } from '../testing/listings.ts';
import type { TestUser } from '../testing/product.ts';
import { detectMarketplace } from './marketplace.ts';

let product: Listings;
beforeAll(async () => void (product = await startListings({}, { countryHeader: 'cf-ipcountry' })));
afterAll(() => product.close());

type Sent = { asked?: string; cookie?: string; country?: string; language?: string };

async function marketplaceOf(user: TestUser, { asked, cookie, country, language }: Sent = {}) {
  const { body } = await product.request({
    url: `/api/ebay-simple?search=terranigma${asked ? `&marketplace=${asked}` : ''}`,
    headers: {
      cookie: cookie ? `${user.cookie}; marketplace_preference=${cookie}` : user.cookie,
      ...(country && { 'cf-ipcountry': country }),
      ...(language && { 'accept-language': language }),
    },
  });
  return (body as { marketplace?: string }).marketplace;
}

test('the user’s preference counts before the cookie, and the cookie before the country', async () => {
  const ana = await product.user('ana');
  const sent = { cookie: 'EBAY-IT', country: 'DE', language: 'fr-FR' };

  const unchosen = await marketplaceOf(ana, sent);
  await product.as(ana, 'settings.save', { preferred_marketplace: 'EBAY-FR' });
  const chosen = await marketplaceOf(ana, sent);
  await product.as(ana, 'settings.save', { preferred_marketplace: 'auto' });
  const detected = await marketplaceOf(ana, sent);

  expect([unchosen, chosen, detected]).toEqual(['EBAY-IT', 'EBAY-FR', 'EBAY-DE']);
});

test('a preference takes the place of EBAY-US, and of no other', async () => {
  const ana = await product.user('ana');
  const asked = async () => [
    await marketplaceOf(ana, { asked: 'EBAY-US', country: 'DE' }),
    await marketplaceOf(ana, { asked: 'EBAY-GB', country: 'DE' }),
  ];

  const without = await asked();
  await product.as(ana, 'settings.save', { preferred_marketplace: 'EBAY-FR' });
  const chosen = await asked();
  await product.as(ana, 'settings.save', { preferred_marketplace: 'auto' });
  const auto = await asked();

  expect([without, chosen, auto]).toEqual([
    ['EBAY-US', 'EBAY-GB'],
    ['EBAY-FR', 'EBAY-GB'],
    ['EBAY-US', 'EBAY-GB'],
  ]);
});

test.each([
  ['DE', 'fr-FR', 'EBAY-DE'],
  ['de', 'fr-FR', 'EBAY-DE'],
  ['AT', 'fr-FR', 'EBAY-DE'],
  ['JP', 'fr-FR', 'EBAY-FR'],
  ['XX', 'it', 'EBAY-IT'],
  ['', 'fr,fr-FR;q=0.8,en-US;q=0.5', 'EBAY-FR'],
  ['', 'en-AU,en;q=0.9', 'EBAY-AU'],
  ['', 'ja-JP,de;q=0.5', 'EBAY-DE'],
  ['', 'ja', 'EBAY-US'],
  ['', '*', 'EBAY-US'],
  ['', '', 'EBAY-US'],
  ['', 'not a tag, \u0001', 'EBAY-US'],
])('a visitor from “%s” whose browser says “%s” sees %s', (country, language, expected) => {
  const headers = { 'x-country': country, 'accept-language': language };

  expect(detectMarketplace({ headers }, 'x-country')).toBe(expected);
});

test('a country header counts only where it is configured', () => {
  const headers = { 'x-country': 'DE', 'accept-language': 'fr' };

  expect(detectMarketplace({ headers }, undefined)).toBe('EBAY-FR');
});
