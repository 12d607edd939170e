import type { Listing } from '@cartouche/contract/listings';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { type Listings, startListings } from '../testing/listings.ts';
import type { TestUser } from '../testing/product.ts';

const minute = 60_000;
const hour = 60 * minute;

let product: Listings;
let ana: TestUser;
beforeAll(async () => {
  product = await startListings();
  ana = await product.user('ana');
});
beforeEach(async () => {
  await product.misbehave('search', '500', 0);
  product.later(hour); // nobody rests any longer, and there is a new share of calls
  await ask('warming up');
  await product.calls();
});
afterAll(() => product.close());

type Body = { data: Listing[]; marketplace: string; search: string; isSample: boolean; fetchedAt: string };

async function ask(search: string, more: object = {}) {
  const { status, body } = await product.as(ana, 'listings.searchEbay', {
    search,
    marketplace: 'EBAY-DE',
    ...more,
  });
  return { status, body: body as Body & { code?: string } }; // as: the contract's output
}

test('a listing has every field of the specification, in the words and the currency of its site', async () => {
  const { status, body } = await ask('Terranigma SNES', { limit: 50 });

  expect(status).toBe(200);
  expect(body).toMatchObject({ marketplace: 'EBAY-DE', search: 'Terranigma SNES', isSample: true });
  for (const listing of body.data) {
    expect(listing).toMatchObject({ marketplace: 'ebay', marketplace_id: 'EBAY-DE', currency: 'EUR' });
    expect(listing.price).toBeGreaterThan(0);
    expect(listing.url).toContain(product.ebay.apiUrl);
    expect(['Neu', 'Sehr gut', 'Gut', 'Gebraucht']).toContain(listing.condition);
    expect(listing.shipping).toMatch(/^(Free|Unknown|\d+(\.\d+)? EUR)$/);
    expect(listing.marks).toBeUndefined();
  }
  const bids = body.data.filter(({ isBuyItNow }) => !isBuyItNow);
  expect(bids.length).toBeGreaterThan(0);
  expect(bids.every(({ isCurrentBid, listingType }) => isCurrentBid && listingType === 'AUCTION')).toBe(true);
});

test('the same search gives the same listings, ten unless told otherwise, from one call', async () => {
  const ten = await ask('Soul Blazer SNES');
  const more = await ask('soul blazer snes', { limit: 12 });

  expect(ten.body.data.length).toBeLessThanOrEqual(10);
  expect(more.body.data.slice(0, ten.body.data.length)).toEqual(ten.body.data);
  expect(await product.calls()).toEqual({ search: 1, token: 0, taxonomy: 0 });
});

test('an answer is kept for five minutes, and for ten if there is no newer one', async () => {
  const first = await ask('Illusion of Time');
  product.later(4 * minute);
  const second = await ask('Illusion of Time');
  product.later(2 * minute);
  await product.misbehave('search', '500', 3);
  const third = await ask('Illusion of Time');
  product.later(5 * minute);
  await product.misbehave('search', '500', 3);
  const fourth = await ask('Illusion of Time');

  expect([second, third].map(({ body }) => body.fetchedAt)).toEqual([
    first.body.fetchedAt,
    first.body.fetchedAt,
  ]);
  expect(fourth).toMatchObject({ status: 502, body: { code: 'marketplace_unavailable' } });
});

test('two hundred who open a game at once cause one call', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => ask('Lufia SNES')));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await product.calls()).toMatchObject({ search: 1 });
});

test('a token is fetched once for all, and again before it ends', async () => {
  const fresh = await startListings();
  const bo = await fresh.user('bo');
  const search = (words: string, marketplace = 'EBAY-GB') =>
    fresh.as(bo, 'listings.searchEbay', { search: words, marketplace });

  await Promise.all(['GB', 'DE', 'FR', 'IT'].map((country) => search('a', `EBAY-${country}`)));
  const atFirst = await fresh.calls();
  fresh.later(114 * minute);
  await search('e');
  const before = await fresh.calls();
  fresh.later(2 * minute);
  await search('f');
  const after = await fresh.calls();
  await fresh.close();

  expect([atFirst.token, before.token, after.token]).toEqual([1, 0, 1]);
});

test.each([
  ['refuses', 'refused', 1],
  ['garbles', 'html', 2],
  ['fails to make', '500', 5],
])('a token that eBay %s is said in words, and there is one the next time', async (_, how, times) => {
  const fresh = await startListings();
  const bo = await fresh.user('bo');
  // Categories ask for one first, and do without; a refusal holds for both. Five failures in a row are the last before a
  // rest.
  await fresh.misbehave('token', how, times);

  const without = await fresh.as(bo, 'listings.searchEbay', { search: 'Terranigma' });
  fresh.later(hour);
  const again = await fresh.as(bo, 'listings.searchEbay', { search: 'Terranigma' });
  await fresh.close();

  expect(without).toMatchObject({ status: 502, body: { code: 'marketplace_unavailable' } });
  expect(again.status).toBe(200);
});

test('a token that eBay no longer takes is replaced, once', async () => {
  await product.misbehave('search', 'expired');
  const once = await ask('ActRaiser');
  const calls = await product.calls();
  await product.misbehave('search', 'expired', 5);
  const always = await ask('ActRaiser 2');

  expect(once.status).toBe(200);
  expect(calls).toMatchObject({ search: 2, token: 1 });
  expect(always).toMatchObject({ status: 502, body: { code: 'marketplace_unavailable' } });
});

test.each([
  ['empty', []],
  [
    'bare',
    [
      {
        id: 'v1|1|0',
        price: 0,
        currency: 'USD',
        isCurrentBid: false,
        url: null,
        image_url: null,
        shipping: 'Unknown',
      },
    ],
  ],
  ['auction', [{ id: 'v1|2|0', price: 12.5, currency: 'EUR', isCurrentBid: true, isBuyItNow: false }]],
  ['yen', [{ id: 'v1|3|0', price: 4980, currency: 'JPY', shipping: '1200 JPY', url: null }]],
  ['unpriced', [{ id: 'v1|5|0', price: 0, isCurrentBid: false, shipping: 'Unknown' }]],
  [
    'both',
    [
      {
        id: 'v1|6|0',
        price: 30,
        isCurrentBid: false,
        isBuyItNow: true,
        hasBestOffer: true,
        shipping: 'Free',
        listingType: 'AUCTION',
        marketplace_id: 'EBAY-DE',
        image_url: expect.stringMatching(/^\/api\/pictures\//),
      },
    ],
  ],
  ['warned', [{ id: 'v1|4|0', condition: 'Unknown', listingType: 'UNKNOWN', sellerInfo: null }]],
])('an answer that is %s gives what it has', async (how, expected) => {
  await product.misbehave('search', how);

  const { status, body } = await ask(`odd ${how}`);

  expect(status).toBe(200);
  expect(body.data).toMatchObject(expected);
  expect(body.data).toHaveLength(expected.length);
});

test.each(['html', 'huge', 'cut', 'mistyped', 'redirect', 'refused', 'hang', 'busy for long'])(
  'an answer that is %s is refused in words, and the next one is fine',
  async (how) => {
    await product.misbehave('search', how, how === 'cut' ? 3 : 1);

    const bad = await ask(`bad ${how}`);
    product.later(hour);
    const good = await ask(`bad ${how}`);

    expect(bad).toMatchObject({ status: 502, body: { code: 'marketplace_unavailable' } });
    expect(JSON.stringify(bad.body)).toContain('eBay');
    expect(good.status).toBe(200);
  },
  20_000,
);

test.each(['500', '429'])('a %s is tried again, as late as eBay asks', async (how) => {
  await product.misbehave('search', how, 2);
  const startedAt = performance.now();

  const { status } = await ask(`tried again after ${how}`);

  expect(status).toBe(200);
  expect(await product.calls()).toMatchObject({ search: 3 });
  if (how === '429') expect(performance.now() - startedAt).toBeGreaterThan(1900);
});

test('a site without our category is searched without one', async () => {
  await product.misbehave('search', 'no category');

  const { status } = await ask('Secret of Evermore');

  expect(status).toBe(200);
  expect(await product.calls()).toMatchObject({ search: 2 });
});

test.each([
  ['fail', 'tree', '500', 3],
  ['want a pause', 'tree', 'busy for long', 1],
  ['have changed', 'categories', 'mistyped', 1],
])('where eBay’s categories %s, the usual one is searched', async (_, endpoint, how, times) => {
  const fresh = await startListings();
  const bo = await fresh.user('bo');
  await fresh.misbehave(endpoint, how, times);

  const { status } = await fresh.as(bo, 'listings.searchEbay', { search: 'Terranigma' });
  await fresh.close();

  expect(status).toBe(200);
});

test('links count for the operator’s campaign', async () => {
  const fresh = await startListings({ campaignId: '5338000000' });
  const bo = await fresh.user('bo');

  const { body } = await fresh.as(bo, 'listings.searchEbay', { search: 'Terranigma' });
  await fresh.close();

  expect((body as Body).data.every(({ url }) => url?.includes('campid=5338000000'))).toBe(true);
});

test('without keys eBay is switched off, and says so', async () => {
  const off = await startListings({}, { ebay: undefined });
  const bo = await off.user('bo');

  const answer = await off.as(bo, 'listings.searchEbay', { search: 'Terranigma' });
  await off.close();

  expect(answer).toMatchObject({ status: 422, body: { code: 'marketplace_off' } });
});

test.each([
  {},
  { search: '  ' },
  { search: 'a', gameId: 1 },
  { search: 'a', limit: 51 },
  { search: 'a', marketplace: 'EBAY-JP' },
])('what cannot be asked is refused: %o', async (input) => {
  const answer = await product.as(ana, 'listings.searchEbay', input);

  expect(answer).toMatchObject({ status: 400, body: { code: 'bad_input' } });
});

test('a program searches with a key, and nobody without one', async () => {
  const bo = await product.user('bo');
  const { body } = await product.as(bo, 'keys.create', { name: 'prices' });
  const { key } = body as { key: string };
  const url = '/api/ebay-simple?search=terranigma&limit=10&marketplace=EBAY-FR';

  const withKey = await product.request({ method: 'GET', url: `${url}&key=${key}` });
  const without = await product.request({ method: 'GET', url });

  expect(withKey).toMatchObject({ status: 200, body: { marketplace: 'EBAY-FR', data: expect.any(Array) } });
  expect(without.status).toBe(401);
});
