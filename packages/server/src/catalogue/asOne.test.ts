import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, type TestUser, startProduct } from '../testing/product.ts';
import { type Bring, type Search, type Titled, bringer, searcher, titlesOf } from '../testing/searched.ts';

let product: Product;
let ana: TestUser;
let bring: Bring;
let search: Search;
beforeAll(async () => {
  product = await startProduct();
  ana = await product.user('ana');
  bring = bringer(product);
  search = searcher(product, ana);
  await bring(
    { title: 'Super Kario Bros. 3', platform_id: 18 },
    { title: 'Kario Golf 2003', platform_id: 21 },
    { title: 'Road Fighter II: The Sequel', platform_id: 19, alt_titles: ['Road Fighter II'] },
    { title: 'Dr. Kario', platform_id: 18 },
    { title: 'Fists of Fury IV', platform_id: 29 },
    { title: 'Доктор Карио', platform_id: 99 },
    { title: 'Doragon Kuesuto', platform_id: 99, alt_titles: ['ドラゴンクエスト'] },
    { title: 'Hoshi no Kaabii', platform_id: 33, alt_titles: ['ほしのカービィ'] },
  );
});
afterAll(() => product.close());

test.each([
  ['kario3', 'Super Kario Bros. 3'],
  ['kairo3', 'Super Kario Bros. 3'],
  ['superkario3', 'Super Kario Bros. 3'],
  ['roadfighter2', 'Road Fighter II: The Sequel'],
])('a number that is stuck to a word is one of its own: %s finds %s', async (q, title) => {
  expect(await search(q)).toMatchObject({ found: [], alike: [title] });
});

test('what a number is stuck to is named first where it is likelier than what has both as one word', async () => {
  const known = { description: 'Known.', description_fr: 'Connu.' };
  await bring(
    { title: 'Sunic3', platform_id: 24 },
    { title: 'Sunic the Badger 3', platform_id: 29, ...known },
  );

  expect(await search('sunic3')).toMatchObject({
    found: ['Sunic3'],
    likely: ['Sunic the Badger 3'],
    alike: ['Sunic the Badger 3'],
  });
});

test('where no title has a number, what has the words without it is found', async () => {
  const answers = await Promise.all(['kario golf 64', 'golf64'].map((q) => search(q)));

  expect(answers.map(({ alike }) => alike)).toEqual([['Kario Golf 2003'], ['Kario Golf 2003']]);
});

test.each([
  ['drkario', 'Dr. Kario'],
  ['drkraio', 'Dr. Kario'],
  ['fistsoffury', 'Fists of Fury IV'],
  ['fistsoffruy', 'Fists of Fury IV'],
  ['докторкраио', 'Доктор Карио'],
])('two words or three may be written as one, and mistyped: %s finds %s', async (q, title) => {
  const { found, alike } = await search(q);

  expect([...found, ...alike]).toEqual([title]);
});

test.each([
  ['rc pro am', 'R.C. Pro-Am'],
  ['hawx', 'Tom Clancy’s H.A.W.X'],
  ['prowler', 'P.R.O.W.L.E.R.: Call of the Marsh'],
])('letters that a title spells may be written as one: %s finds %s', async (q, title) => {
  await bring({ title, platform_id: 18 });

  expect((await search(q)).alike).toEqual([title]);
});

test('an s that an apostrophe parts from its word is not one of the letters', async () => {
  await bring({ title: 'Marsha’s G.A.R.D.E.N.', platform_id: 18 });

  expect((await search('sgard')).alike).toEqual([]);
});

test('a word that stands only within others may be mistyped, however many have it', async () => {
  const within = Array.from({ length: 30 }, (_one, at) => ({ title: `Ottomartan ${at}`, platform_id: 18 }));
  await bring({ title: 'Martha Legends', platform_id: 18 }, ...within);

  expect(await search('marta')).toMatchObject({ total: 30, alike: ['Martha Legends'] });
});

test.each([
  ['どらごんくえすと', 'Doragon Kuesuto'],
  ['ﾄﾞﾗｺﾞﾝ', 'Doragon Kuesuto'],
  ['ホシノカービィ', 'Hoshi no Kaabii'],
  ['ほしのかーびぃ', 'Hoshi no Kaabii'],
])('hiragana and katakana are the same: %s finds %s', async (q, title) => {
  const { body: listed } = await product.as(ana, 'catalogue.fetchGames', { p_search: q });

  expect((await search(q)).alike).toEqual([title]);
  expect(titlesOf(listed as Titled)).toEqual([title]); // as: the contract's output
});

test('a title in hiragana is an exact result as it is written', async () => {
  await bring({ title: 'ぽけもん', platform_id: 33 });

  expect(await search('ぽけもん')).toMatchObject({ found: ['ぽけもん'], alike: [] });
  expect(await search('ポケモン')).toMatchObject({ found: [], alike: ['ぽけもん'] });
});
