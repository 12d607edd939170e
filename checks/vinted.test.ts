import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Answer } from '../packages/server/src/testing/product.ts';
import { type Product, type TestUser, startProduct } from '../packages/server/src/testing/product.ts';
import { readConfig } from '../packages/server/src/config.ts';
import { misbehave } from '../packages/sandbox/src/testing.ts';
import { type Vinted, startVinted } from '../packages/sandbox/src/vinted.ts';

type Listings = { items: Record<string, unknown>[]; search: string; searchUrl: string; isSample: boolean };

let vinted: Vinted;
let product: Product;
let ana: TestUser;
beforeAll(async () => {
  vinted = await startVinted();
});
afterAll(() => vinted.close());

/** A product of its own for each test: what the provider refused must not be remembered by the next. */
beforeEach(async () => {
  const { siteUrl, searchUrl } = vinted;
  product = await startProduct({
    vinted: { mode: 'stub', siteUrl, searchUrl, paceMs: 0, timeoutMs: 1_500 },
    pictureOrigins: [siteUrl],
  });
  ana = await product.user('ana');
  return () => product.close();
});

const search = (words: string, limit?: number): Promise<Answer> =>
  product.as(ana, 'listings.searchVinted', { search: words, ...(limit && { limit }) });
const listingsOf = ({ body }: Answer) => body as Listings; // as: the contract's output
const spoil = (how: string, { endpoint = 'search', times = 1 } = {}) =>
  misbehave(vinted.siteUrl, { endpoint, how, times });

test('a search answers listings with their fees, labelled as sample data', async () => {
  const answer = await search('Super Mario World SNES');

  expect(answer.status).toBe(200);
  const { items, ...rest } = listingsOf(answer);
  expect(rest).toMatchObject({
    isSample: true,
    search: 'Super Mario World SNES',
    searchUrl: `${vinted.siteUrl}/catalog?search_text=Super%20Mario%20World%20SNES&order=newest_first`,
  });
  expect(items).toHaveLength(7);
  const [first] = items;
  expect(first).toMatchObject({ title: 'Super Mario World SNES complet (sample)', marketplace: 'vinted' });
  expect(first?.['url']).toBe(`${vinted.siteUrl}/items/${String(first?.['id'])}`);
  const amountOf = (name: string) => Number((first?.[name] as { amount?: string } | undefined)?.amount); // as: the contract's output
  expect(amountOf('total_item_price')).toBeGreaterThan(amountOf('price'));
});

test('a program searches with a key of its user', async () => {
  const made = await product.as(ana, 'keys.create', { name: 'script' });
  const { key } = made.body as { key: string }; // as: the contract's output

  const url = '/api/vinted?search=Doom';
  const withKey = await product.request({ method: 'GET', url, headers: { 'x-api-key': key } });
  const without = await product.request({ method: 'GET', url });

  expect([withKey.status, without.status]).toEqual([200, 401]);
});

test('no address of a picture leads to the marketplace', async () => {
  const { items } = listingsOf(await search('Tetris'));

  const addresses = items.flatMap(({ photo, image_url }) => (photo ? [image_url] : []));
  expect(addresses).toHaveLength(6);
  for (const address of addresses) expect(address).toMatch(/^\/api\/pictures\//);
  const picture = await product.request({ method: 'GET', url: String(addresses[0]) });
  expect(picture.status).toBe(200);
});

test('the limit cuts the answer, and the same words are asked once', async () => {
  const [one, two] = await Promise.all([search('Doom', 2), search('DOOM')]);
  await spoil('500');
  const three = await search('doom');

  expect([one, two, three].map((answer) => listingsOf(answer).items.length)).toEqual([2, 7, 7]);
  await spoil('500', { times: 0 });
});

test('a game is searched by words of the server’s choice, and its listings are marked', async () => {
  const [gameId = 0] = await product.games(['Street Fighter II: The World Warrior']);

  const answer = await product.as(ana, 'listings.searchVinted', { gameId });

  const { items, search: words } = listingsOf(answer);
  expect(words).toBe('Street Fighter II Super Nintendo');
  expect(items.map(({ marks }) => marks)).toEqual([[], [], ['incomplete'], [], [], ['boxOnly'], ['lot']]);
});

test('a title on a platform is searched by what sellers of the site’s country call it', async () => {
  for (const platformId of [19, 29]) await product.games(['Any'], platformId);
  const searched = async (title: string, platformId: number) =>
    listingsOf(await product.as(ana, 'listings.searchVinted', { search: title, platformId })).search;

  expect(await searched('Columns', 29)).toBe('Columns Megadrive');
  expect(await searched('Doom', 19)).toBe('Doom Super Nintendo');
  expect(await product.as(ana, 'listings.searchVinted', { search: 'Doom', platformId: 9_999 })).toMatchObject(
    { status: 404, body: { code: 'platform_not_found' } },
  );
});

test('what a title says against its being the game is marked, also where only title and platform are known', async () => {
  await product.games(['Any'], 19);

  const { items } = listingsOf(
    await product.as(ana, 'listings.searchVinted', { search: 'Doom', platformId: 19, limit: 50 }),
  );

  const marks = items.map((item) => item['marks']);
  expect(marks).toContainEqual([]);
  expect(marks).toContainEqual(['incomplete']);
});

test('what looks different from one year to the next is read all the same', async () => {
  await spoil('odd');

  const { items } = listingsOf(await search('Anything'));

  expect(items.map(({ title, price, image_url, url }) => [title, price, image_url, url])).toEqual([
    ['Bare price', { amount: '12.50', currency_code: 'EUR' }, null, `${vinted.siteUrl}/items/1`],
    ['A number', { amount: '3.00', currency_code: 'EUR' }, expect.stringMatching(/^\/api\/pictures\//), null],
    ['Elsewhere', { amount: '4.00', currency_code: 'GBP' }, null, null],
    ['No price', null, null, `${vinted.siteUrl}/items/4`],
    ['Dear', { amount: '1234.50', currency_code: 'EUR' }, null, null],
  ]);
});

test('a token that is over is replaced once', async () => {
  await search('First');
  await spoil('401');
  const renewed = await search('Second');
  await spoil('401', { times: 2 });
  const refused = await search('Third');

  expect([renewed.status, refused.status]).toEqual([200, 502]);
});

describe.each([
  ['403', 360],
  ['wall', 360],
  ['moved', 60],
])('after %s', (how, minutes) => {
  test('the site is left alone for hours, and nobody is told to try at once', async () => {
    await spoil(how);

    const first = await search('One');
    product.later((minutes - 1) * 60_000);
    const still = await search('Two');
    product.later(2 * 60_000);
    const again = await search('Three');

    expect(first.body).toMatchObject({ code: 'marketplace_resting', data: { minutes } });
    expect(still.body).toMatchObject({ code: 'marketplace_resting', data: { minutes: 1 } });
    expect(again.status).toBe(200);
  });
});

test.each(['500', 'html', 'listless', 'huge', 'cut', 'hang', '429'])(
  '%s is refused with a sentence',
  async (how) => {
    await spoil(how);

    const answer = await search('One');

    expect(answer.body).toMatchObject({
      code: expect.stringMatching(/^marketplace_(unavailable|resting|busy)$/),
      error: expect.stringContaining('Vinted'),
    });
    expect((await search('Two')).status).toBe(200);
  },
);

test('a page without a token, and one that does not answer, are no reason to insist', async () => {
  await spoil('tokenless', { endpoint: 'visit' });
  const without = await search('One');
  await spoil('403', { endpoint: 'visit' });
  const refused = await search('Two');

  expect([without, refused].map(({ body }) => (body as { code: string }).code)).toEqual([
    'marketplace_unavailable',
    'marketplace_resting',
  ]);
});

test('requests keep their distance from each other', async () => {
  const { siteUrl, searchUrl } = vinted;
  const slow = await startProduct({
    vinted: { mode: 'live', siteUrl, searchUrl, paceMs: 300, timeoutMs: 1_500 },
  });
  const bob = await slow.user('bob');

  const startedAt = performance.now();
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((words) => slow.as(bob, 'listings.searchVinted', { search: words })),
  );

  await slow.close();
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(performance.now() - startedAt).toBeGreaterThan(3 * 300);
});

test('it is off unless somebody switches it on, and then people are sent to the site itself', async () => {
  const production = {
    CARTOUCHE_EDITION: 'production',
    PUBLIC_URL: 'https://x.example',
    AUTH_SECRET: 'a'.repeat(32),
  };
  const { vinted: config } = readConfig(production);
  expect(config.mode).toBe('off');
  const off = await startProduct({ vinted: config });
  const bob = await off.user('bob');

  const answer = await off.as(bob, 'listings.searchVinted', { search: 'Doom & Quake' });

  await off.close();
  expect(answer).toMatchObject({
    status: 422,
    body: {
      code: 'vinted_off',
      data: { url: 'https://www.vinted.fr/catalog?search_text=Doom%20%26%20Quake&order=newest_first' },
    },
  });
  expect(() => readConfig({ ...production, VINTED_MODE: 'stub' })).toThrow('for the local edition only');
  expect(() => readConfig({ VINTED_MODE: 'live', VINTED_URL: 'https://vinted.example' })).toThrow(
    'a site of Vinted',
  );
  expect(
    readConfig({ ...production, VINTED_MODE: 'live', VINTED_URL: 'https://www.vinted.com' }).vinted,
  ).toMatchObject({
    searchUrl: 'https://api.www.vinted.com/svc-catalogue/items',
    paceMs: 3_000,
  });
});
