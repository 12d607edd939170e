import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, type TestUser, startProduct } from '../testing/product.ts';
import { type Search, type Titled, bringer, searcher, titlesOf } from '../testing/searched.ts';

let product: Product;
let ana: TestUser;
let search: Search;
beforeAll(async () => {
  product = await startProduct();
  ana = await product.user('ana');
  search = searcher(product, ana);
  const games = {
    'Kingdom Hearts II': 'キングダム ハーツII',
    'Kingdom Hearts II Final Mix': 'キングダム ハーツII ファイナル ミックス',
    'Breath of the Wild': 'ゼルダの伝説 ブレス オブ ザ ワイルド',
    'Final Fantasy VII': 'ファイナルファンタジーVII',
    'Final Fantasy VII Remake': 'ファイナルファンタジーVII リメイク',
    'Final Fantasy VII Remake Intergrade': 'ファイナルファンタジーVII リメイク インターグレード',
    'Final Fantasy X': 'ファイナルファンタジーX',
    'Dragon Quest I & II': 'ドラゴンクエストI・II',
    'Dragon Quest III': 'ドラゴンクエストIII そして伝説へ…',
    'Dragon Quest Monsters': 'ドラゴンクエストモンスターズ テリーのワンダーランド',
    'Romancing SaGa 2': 'ロマンシング サ・ガ2',
    'Animal Forest': 'どうぶつの森',
  };
  const rows = Object.entries(games).map(([title, japanese]) => ({ title, alt_titles: [japanese] }));
  await bringer(product)(...rows, { title: 'Doraemon', alt_titles: ['ドラえもん'] });
});
afterAll(() => product.close());

test.each([
  ['キングダムハーツIIファイナルミックス', 'Kingdom Hearts II Final Mix'],
  ['ゼルダの伝説ブレスオブザワイルド', 'Breath of the Wild'],
  ['ブレスオブザワイルド', 'Breath of the Wild'],
])('a Japanese title is found without its spaces: %s is %s', async (q, title) => {
  const { body: listed } = await product.as(ana, 'catalogue.fetchGames', { p_search: q });

  expect((await search(q)).alike).toEqual([title]);
  expect(titlesOf(listed as Titled)).toEqual([title]); // as: the contract's output
});

const sevenths = ['Final Fantasy VII', 'Final Fantasy VII Remake', 'Final Fantasy VII Remake Intergrade'];

test.each([
  ['キングダムハーツ2', ['Kingdom Hearts II', 'Kingdom Hearts II Final Mix']],
  ['キングダムハーツ２', ['Kingdom Hearts II', 'Kingdom Hearts II Final Mix']],
  ['ファイナルファンタジー7', sevenths],
  ['ファイナルファンタジー７', sevenths],
  ['ファイナルファンタジー7リメイク', sevenths.slice(1)],
  ['ファイナルファンタジー10', ['Final Fantasy X']],
  ['ドラゴンクエスト３', ['Dragon Quest III']],
  ['ドラゴンクエストIII', ['Dragon Quest III']],
  ['ＦＦ７', ['Final Fantasy VII']],
])('a numeral of a Japanese title may be written in digits, also wide ones: %s', async (q, titles) => {
  expect((await search(q)).alike).toEqual(titles);
});

test.each([
  ['ドラクエ', ['Dragon Quest I & II', 'Dragon Quest III', 'Dragon Quest Monsters']],
  ['どらくえ', ['Dragon Quest I & II', 'Dragon Quest III', 'Dragon Quest Monsters']],
  ['ドラクエ3', ['Dragon Quest III']],
  ['ドラクエIII', ['Dragon Quest III']],
  ['ドラクエモンスターズ', ['Dragon Quest Monsters']],
  ['ロマサガ2', ['Romancing SaGa 2']],
  ['どう森', ['Animal Forest']],
])('a series is found by what it is called for short in Japan: %s', async (q, titles) => {
  expect((await search(q)).alike).toEqual(titles);
});

test('what has a short name in its own title is found by it', async () => {
  await bringer(product)({ title: 'ドラクエ日記' });

  expect(await search('ドラクエ日記')).toMatchObject({ found: ['ドラクエ日記'] });
});
