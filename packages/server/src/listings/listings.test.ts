import type { Listing } from '@cartouche/contract/listings';
import { readShipping } from '@cartouche/contract/listings.rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { type Listings, startListings } from '../testing/listings.ts';
import type { TestUser } from '../testing/product.ts';

let product: Listings;
let ana: TestUser;
let gameId: number;
beforeAll(async () => {
  product = await startListings();
  ana = await product.user('ana');
  [gameId = 0] = await product.games(['Secret of Mana'], 19);
  await ask(gameId);
});
beforeEach(async () => void (await product.calls()));
afterAll(() => product.close());

type Body = { data: Listing[]; search: string };

async function ask(id: number, more: object = {}) {
  const { status, body } = await product.as(ana, 'listings.searchEbay', {
    gameId: id,
    marketplace: 'EBAY-DE',
    ...more,
  });
  return { status, body: body as Body }; // as: the contract's output
}

test('for a game the server chooses the words, and its listings say what else they are', async () => {
  const { status, body } = await ask(gameId, { limit: 50 });

  expect(status).toBe(200);
  expect(body.search).toMatch(/^Secret of Mana \S+/);
  const marksFor = (words: RegExp) =>
    body.data.filter(({ title }) => words.test(title)).map(({ marks }) => marks);
  expect(body.data.every(({ marks }) => Array.isArray(marks))).toBe(true);
  expect(body.data.some(({ marks }) => marks?.length === 0)).toBe(true);
  for (const marks of marksFor(/leere Schachtel/)) expect(marks).toContain('boxOnly');
  for (const marks of marksFor(/Konvolut/)) expect(marks).toContain('lot');
});

test('a game that does not exist has no listings', async () => {
  const answer = await product.as(ana, 'listings.searchEbay', { gameId: 2_000_000_000 });

  expect(answer).toMatchObject({ status: 404, body: { code: 'game_not_found' } });
});

test('two hundred games opened at once are two hundred questions at most, and their answers serve everybody', async () => {
  const fresh = await startListings({ timeoutMs: 30_000 });
  const ids = await fresh.games(
    Array.from({ length: 200 }, (_, index) => `Adventure of Nr${index}`),
    19,
  );
  const users = await Promise.all(['bo', 'cy', 'di'].map((name) => fresh.user(name)));
  const open = (id: number, at: number) => {
    const user = users[at % users.length] ?? null;
    return fresh.as(user, 'listings.searchEbay', { gameId: id, marketplace: 'EBAY-DE' });
  };

  const first = await Promise.all(ids.flatMap((id, at) => [open(id, at), open(id, at)]));
  const calls = await fresh.calls();
  const again = await Promise.all(ids.slice(0, 50).map((id, at) => open(id, at + 1)));
  const afterwards = await fresh.calls();
  await fresh.close();

  const answered = first.filter(({ status }) => status === 200);
  expect(calls.search).toBeLessThanOrEqual(200);
  expect(answered.length).toBeGreaterThan(350);
  expect(first.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
  expect(again.filter(({ status }) => status === 200).length).toBeGreaterThan(40);
  expect(afterwards.search).toBeLessThanOrEqual(1);
}, 60_000);

test('a game with few listings is asked for in other words too, one with many is not', async () => {
  const [many = 0, few = 0] = await product.games(['Illusion of Gaia', 'Rendering Ranger 2'], 19);
  await ask(many);
  const once = await product.calls();
  await product.misbehave('search', 'auction');

  const { body } = await ask(few);

  expect(once.search).toBe(1);
  expect((await product.calls()).search).toBeGreaterThan(1);
  expect(body.data.length).toBeGreaterThan(1);
  expect(body.data[0]?.title).toBe('Only bids');
  expect(new Set(body.data.map(({ id }) => id)).size).toBe(body.data.length);
});

test.each([
  ['Free', { kind: 'free' }],
  ['Unknown', { kind: 'unknown' }],
  ['4.99 EUR', { kind: 'paid', cost: 4.99, currency: 'EUR' }],
  ['1200 JPY', { kind: 'paid', cost: 1200, currency: 'JPY' }],
  ['to be agreed', { kind: 'unknown' }],
])('shipping that says “%s” is understood', (shipping, expected) => {
  expect(readShipping(shipping)).toEqual(expected);
});
