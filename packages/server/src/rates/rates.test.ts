import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, startProduct } from '../testing/product.ts';
import { spawnStandIn } from '../testing/standInProcess.ts';
import { readDayRates } from './ecb.ts';
import { convert, ratesNow, readRates } from './rates.ts';

const day = 24 * 3_600_000;
let product: Product;
let url: string;
beforeAll(async () => {
  const { made } = await spawnStandIn({ file: 'ecb.ts', start: 'module.startEcb()' });
  ({ url } = made as { url: string }); // as: the stand-in's own words
  product = await startProduct({ rates: { url, isStandIn: true, timeoutMs: 2000 } });
});
afterAll(() => product.close());

async function misbehave(how: string) {
  await fetch(new URL('/__sandbox/misbehave', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint: 'daily', how }),
  });
}

test('the rates of the day are read and kept with their day, whatever comes after them', async () => {
  await readRates(product.ctx);
  const first = await ratesNow(product.ctx);
  for (const how of ['500', 'html', 'wild', 'empty']) {
    product.later(5 * day);
    await misbehave(how);
    await readRates(product.ctx);
    expect(await ratesNow(product.ctx)).toMatchObject({ day: first?.day, rates: first?.rates });
    product.later(-5 * day);
  }

  expect(first?.day).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(first?.rates).toMatchObject({ USD: 1.1298, GBP: 0.8546 });
});

test('rates of last month say nothing any more', async () => {
  product.later(35 * day);

  const old = await ratesNow(product.ctx);

  product.later(-35 * day);
  expect(old).toBeUndefined();
});

test('rates that are said to have moved far are taken once the known ones are too old', async () => {
  const readAt = (days: number) => ({
    ...product.ctx,
    now: () => new Date(product.ctx.now().getTime() + days * day),
  });
  const known = await ratesNow(product.ctx);
  await product.ctx.db
    .updateTable('exchange_rates')
    .set({ rates: JSON.stringify({ ...known?.rates, GBP: 0.1 }), read_at: new Date(0) })
    .execute();

  await readRates(readAt(10));
  const early = await ratesNow(product.ctx);
  await readRates(readAt(35));

  expect([early?.rates['GBP'], (await ratesNow(product.ctx))?.rates['GBP']]).toEqual([0.1, 0.8546]);
});

test('amounts are converted by way of the euro', () => {
  const rates = { day: '2026-09-30', rates: { USD: 1.1355, GBP: 0.85463 } };

  expect(convert({ amount: 100, from: 'USD', to: 'GBP' }, rates)).toBe(75.26);
  expect(convert({ amount: 100, from: 'USD', to: 'EUR' }, rates)).toBe(88.07);
  expect(convert({ amount: 100, from: 'USD', to: 'USD' }, undefined)).toBe(100);
  expect(convert({ amount: 100, from: 'UAH', to: 'EUR' }, rates)).toBeUndefined();
});

test('the file is read in either kind of quotes, and only with the two large currencies', () => {
  const cube = (quote: string) =>
    `<Cube time=${quote}2026-11-20${quote}><Cube currency=${quote}USD${quote} rate=${quote}1.1${quote}/>` +
    `<Cube currency=${quote}GBP${quote} rate=${quote}0.8${quote}/></Cube>`;

  for (const quote of [`'`, '"'])
    expect(readDayRates(cube(quote))).toEqual({ day: '2026-11-20', rates: { USD: 1.1, GBP: 0.8 } });
  expect(readDayRates(cube('"').replace('GBP', 'CHF'))).toBeUndefined();
});
