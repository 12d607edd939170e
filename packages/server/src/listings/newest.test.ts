import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Listings, startListings } from '../testing/listings.ts';
import { newestListings, questionsPerHour } from './newest.ts';

let product: Listings;
beforeAll(async () => {
  product = await startListings({}, { alerts: { isForAll: true, hasWorker: true } });
});
afterAll(() => product.close());

test('of eBay come the newest listings that can be bought, each with one address for ever', async () => {
  const words = 'secret of mana snes';
  const listings = await newestListings(product.ctx, 'alerts', { platform: 'ebay', site: 'EBAY-FR', words });

  expect(listings.some(({ price }) => price === null)).toBe(true); // auctions
  const sold = listings.filter(({ price }) => price !== null);
  expect(sold.length).toBeGreaterThan(3);
  for (const { url, currency, price, total } of sold) {
    expect(url).toMatch(new RegExp(`^${product.ebay.apiUrl}/itm/\\d+$`));
    expect(currency).toBe('EUR');
    expect(total === null || total >= Number(price)).toBe(true);
  }
});

test('eBay is asked for as many words of a long alert as it takes', async () => {
  const ask = (last: string) => {
    const words = `${'secret of mana '.repeat(8)}${last}`;
    return newestListings(product.ctx, 'alerts', { platform: 'ebay', site: 'EBAY-DE', words });
  };
  await product.calls();

  await ask('collectors');
  await ask('for children');

  expect((await product.calls()).search).toBe(1); // what is cut off makes no other question
});

test('the preview of an alert searches the site that its owner prefers', async () => {
  const ana = await product.user('ana');
  const preview = async () => {
    const input = { platform: 'ebay', query: 'secret of mana snes', max_price: 1000 };
    const { body } = await product.as(ana, 'alerts.preview', input);
    const { items } = body as { items: { isCompared: boolean; price: { currency_code: string } }[] }; // as: the contract's output
    return items.map(({ isCompared, price }) => [price.currency_code, isCompared]);
  };

  const before = await preview();
  await product.as(ana, 'settings.save', { preferred_marketplace: 'EBAY-FR' });
  const after = await preview();

  expect(new Set(before.map(String))).toEqual(new Set(['USD,false'])); // no rates here
  expect(new Set(after.map(String))).toEqual(new Set(['EUR,true']));
});

test('alerts leave half of eBay’s calls and a third of Vinted’s pace to those who look themselves', () => {
  const vinted = { ...product.ctx.config.vinted, paceMs: 3000 };
  const ctx = { ...product.ctx, config: { ...product.ctx.config, vinted } };

  expect(questionsPerHour(ctx, 'ebay')).toBe(100);
  expect(questionsPerHour(ctx, 'vinted')).toBe(800);
});
