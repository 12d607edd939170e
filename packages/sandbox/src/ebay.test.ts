import { createPublicKey, verify } from 'node:crypto';

import { afterAll, expect, test } from 'vitest';

import { startEbay } from './ebay.ts';
import type { ItemSummary } from './ebay.listings.ts';
import { misbehave } from './testing.ts';

let time = Date.parse('2026-11-22T12:00:00Z');
const ebay = await startEbay({ now: () => new Date(time) });
afterAll(() => ebay.close());

async function getToken(fields: Record<string, string> = {}, secret = ebay.clientSecret) {
  const answer = await fetch(`${ebay.baseUrl}/identity/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${ebay.clientId}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      scope: 'https://api.ebay.com/oauth/api_scope',
      ...fields,
    }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

type Found = {
  status: number;
  body: { total: number; itemSummaries?: ItemSummary[]; warnings?: unknown; errors?: unknown };
};

async function search(query: Record<string, string>, headers: Record<string, string> = {}): Promise<Found> {
  const { body } = await getToken();
  const answer = await fetch(
    `${ebay.baseUrl}/buy/browse/v1/item_summary/search?${new URLSearchParams(query)}`,
    {
      headers: {
        authorization: `Bearer ${String(body['access_token'])}`,
        'x-ebay-c-marketplace-id': 'EBAY_DE',
        ...headers,
      },
    },
  );
  return { status: answer.status, body: (await answer.json()) as Found['body'] };
}

const everyWay = 'buyingOptions:{FIXED_PRICE|AUCTION|BEST_OFFER}';

test('a token needs the keys, the grant and the scope, and ends after two hours', async () => {
  expect((await getToken()).body).toMatchObject({ expires_in: 7200, token_type: 'Application Access Token' });
  expect((await getToken({}, 'guessed')).status).toBe(401);
  expect((await getToken({ grant_type: 'password' })).status).toBe(400);
  expect((await getToken({ scope: 'all' })).status).toBe(400);

  const { body } = await getToken();
  time += 7200 * 1000;
  const late = await fetch(`${ebay.baseUrl}/buy/browse/v1/item_summary/search?q=x`, {
    headers: { authorization: `Bearer ${String(body['access_token'])}` },
  });
  expect(late.status).toBe(401);
  expect(await late.json()).toMatchObject({ errors: [{ errorId: 1001, message: 'Invalid access token' }] });
});

test('a search finds the same every time, in the language and currency of the site', async () => {
  const [once, again] = [await search({ q: 'Terranigma SNES' }), await search({ q: 'Terranigma SNES' })];
  const { body: inBritain } = await search(
    { q: 'Terranigma SNES' },
    { 'x-ebay-c-marketplace-id': 'EBAY_GB' },
  );

  expect(once.body.itemSummaries).toEqual(again.body.itemSummaries);
  expect(once.body.itemSummaries?.every(({ price }) => price?.currency === 'EUR')).toBe(true);
  expect(inBritain.itemSummaries?.every(({ price }) => price?.currency === 'GBP')).toBe(true);
  expect(inBritain.itemSummaries?.map(({ title }) => title)).not.toEqual(
    once.body.itemSummaries?.map(({ title }) => title),
  );
});

test('without a filter only fixed prices come; an auction has a bid and no price', async () => {
  const { body: fixed } = await search({ q: 'Secret of Mana SNES' });
  const { body: all } = await search({ q: 'Secret of Mana SNES', filter: everyWay });

  expect(fixed.itemSummaries?.every(({ buyingOptions }) => buyingOptions?.includes('FIXED_PRICE'))).toBe(
    true,
  );
  expect(all.total).toBeGreaterThan(fixed.total);
  const auctions = all.itemSummaries?.filter(({ buyingOptions }) => buyingOptions?.[0] === 'AUCTION') ?? [];
  expect(auctions.length).toBeGreaterThan(0);
  for (const { price, currentBidPrice } of auctions)
    expect([price, !!currentBidPrice]).toEqual([undefined, true]);
});

test('what is found besides the game is among it: other consoles, parts, posters', async () => {
  const found = await Promise.all(
    ['Terranigma SNES', 'Soul Blazer SNES', 'Lufia SNES', 'ActRaiser SNES'].map((q) =>
      search({ q, filter: everyWay }, { 'x-ebay-c-marketplace-id': 'EBAY_US' }),
    ),
  );
  const titles = found.flatMap(({ body }) => body.itemSummaries ?? []).map(({ title }) => title);

  for (const word of ['BOX ONLY', 'Poster', 'reproduction', 'Lot of 5'])
    expect(titles.some((title) => title?.includes(word))).toBe(true);
  expect(titles.some((title) => !title?.includes('SNES'))).toBe(true);
});

test('prices are sorted and bounded as asked', async () => {
  const { body } = await search({
    q: 'Lufia',
    sort: 'price',
    filter: 'price:[20..40],priceCurrency:EUR',
    limit: '5',
  });

  const prices = (body.itemSummaries ?? []).map(({ price }) => Number(price?.value));
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(prices.every((price) => price >= 20 && price <= 40)).toBe(true);
});

test('nothing found leaves the list out; a wrong question is told what is wrong', async () => {
  expect((await search({ q: 'xyzzy' })).body).not.toHaveProperty('itemSummaries');
  expect((await search({ q: 'a', sort: 'magic' })).body).toMatchObject({ warnings: [{ errorId: 12_008 }] });
  for (const query of [{}, { q: 'x'.repeat(101) }, { q: 'a', limit: '201' }, { q: 'a', category_ids: '7' }]) {
    expect(await search(query as Record<string, string>)).toMatchObject({
      status: 400,
      body: { errors: [{}] },
    });
  }
  expect((await search({ q: 'a' }, { 'x-ebay-c-marketplace-id': 'EBAY-DE' })).status).toBe(400);
});

test('pictures and pages are its own', async () => {
  const { body } = await search({ q: 'Terranigma' });
  const item = body.itemSummaries?.find(({ image }) => image);

  const picture = await fetch(item?.image?.imageUrl ?? '');
  const page = await fetch(item?.itemWebUrl ?? '');

  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(await page.text()).toContain('Nothing is on sale here');
});

test('a campaign is in the links', async () => {
  const context = { 'x-ebay-c-enduserctx': 'contextualLocation=country%3DDE,affiliateCampaignId=5338000000' };

  const { body } = await search({ q: 'Terranigma' }, context);

  expect(body.itemSummaries?.[0]?.itemAffiliateWebUrl).toContain('campid=5338000000');
});

test('a notice is signed with the key that it names', async () => {
  const notice = '{"metadata":{}}';
  const header = await (
    await fetch(`${ebay.baseUrl}/__sandbox/sign`, { method: 'POST', body: notice })
  ).text();
  const { kid, signature } = JSON.parse(Buffer.from(header, 'base64').toString()) as Record<string, string>;
  const { body } = await getToken();
  const answer = await fetch(`${ebay.baseUrl}/commerce/notification/v1/public_key/${kid}`, {
    headers: { authorization: `Bearer ${String(body['access_token'])}` },
  });
  const { key } = (await answer.json()) as { key: string };

  const bytes = Buffer.from(signature ?? '', 'base64');
  expect(verify('sha1', Buffer.from(notice), createPublicKey(key), bytes)).toBe(true);
});

test('it misbehaves in its own ways on demand, and in no unknown one', async () => {
  const odd = { endpoint: 'search', how: 'auction' };

  expect(await misbehave(ebay.baseUrl, odd)).toBe(204);
  expect((await search({ q: 'a' })).body.itemSummaries).toMatchObject([{ title: 'Only bids' }]);
  expect(await misbehave(ebay.baseUrl, { ...odd, how: 'unknown' })).toBe(400);
});
