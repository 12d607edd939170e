import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, startProduct } from '../testing/product.ts';
import { type Search, bringer, searcher } from '../testing/searched.ts';

let product: Product;
let search: Search;
beforeAll(async () => {
  product = await startProduct();
  search = searcher(product, await product.user('ana'));
  const consoles = [
    { id: 4, name: 'Nintendo 64', short_name: 'N64' },
    { id: 19, name: 'Super Nintendo Entertainment System', short_name: 'SNES', aliases: ['Super Nintendo'] },
    { id: 20, name: 'Nintendo DS', short_name: 'DS' },
    { id: 29, name: 'Sega Mega Drive/Genesis', short_name: 'Mega Drive' },
    { id: 149, name: 'PC-9800 Series', short_name: 'PC-98' },
    { id: 153, name: 'Gragon', short_name: null },
  ];
  const facts = { manufacturer: 'Maker', release_year: 1990, color: '#888888' };
  await product.ctx.db
    .insertInto('consoles')
    .values(consoles.map((one) => ({ ...facts, ...one })))
    .execute();
  await bringer(product)(
    { title: 'The Legend of Selda', platform_id: 4 },
    { title: 'Selda: The Hidden', platform_id: 19 },
    { title: 'Selda’s Minds', platform_id: 33 },
    { title: 'Selda’s Hourglass', platform_id: 20 },
    { title: 'Hogsonic', platform_id: 29 },
    { title: 'Hogsonic Deluxe', platform_id: 29 },
    { title: 'Hogsonic', platform_id: 20 },
    { title: 'Super Karthog', platform_id: 19 },
    { title: 'Sega Hogs', platform_id: 29 },
    { title: 'Kings of Selda: The Beginning', platform_id: 149 },
    { title: 'Kings of Selda 98', platform_id: 33 },
    { title: 'Hogpanzer Gragoon', platform_id: 32 },
  );
});
afterAll(() => product.close());

test.each([
  ['selda snes', ['Selda: The Hidden']],
  ['selda super nintendo', ['Selda: The Hidden']],
  ['selda super nintendo entertainment system', ['Selda: The Hidden']],
  ['super karthog super nintendo', ['Super Karthog']],
  ['selda n64', ['The Legend of Selda']],
  ['selda 64', ['The Legend of Selda']],
  ['selda64', ['The Legend of Selda']],
  ['hogsonic mega drive', ['Hogsonic', 'Hogsonic Deluxe']],
  ['hogsonic megadrive', ['Hogsonic', 'Hogsonic Deluxe']],
  ['hogsonic genesis', ['Hogsonic', 'Hogsonic Deluxe']],
  ['hogsonic maker genesis', ['Hogsonic', 'Hogsonic Deluxe']],
  ['snes selda', ['Selda: The Hidden']],
  ['super nintendo karthog', ['Super Karthog']],
  ['sega mega drive hogsonic', ['Hogsonic', 'Hogsonic Deluxe']],
])('%s means the games of that console', async (q, titles) => {
  expect(await search(q)).toMatchObject({ found: [], alike: titles });
});

test('what only has the letters of a console is found, and what is on the console is named first', async () => {
  expect(await search('selda ds')).toMatchObject({
    found: ['Selda’s Minds'],
    likely: ['Selda’s Hourglass'],
    alike: ['Selda’s Hourglass'],
  });
});

test('what names a console may be a word of the title, with another letter', async () => {
  expect(await search('hogpanzer gragon')).toMatchObject({ found: [], alike: ['Hogpanzer Gragoon'] });
});

test('a year is no console', async () => {
  expect(await search('kings of selda 98')).toMatchObject({ found: ['Kings of Selda 98'], alike: [] });
});

test.each(['snes', 'super nintendo', 'sega mega drive'])(
  '%s, alone, leads to no game by its console',
  async (q) => {
    expect(await search(q)).toMatchObject({ found: [], alike: [] });
  },
);
