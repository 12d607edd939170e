import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, type TestUser, startProduct } from '../testing/product.ts';
import { type Like, gamesLike } from './gamesLike.ts';

const titles = [
  'Lagoon',
  'Star Fox',
  'F-Zero',
  'Final Fantasy VII',
  'Terranigma',
  '聖剣伝説2',
  'Dr. Mario',
  'Super Mario Bros. 3',
  'X',
];
let product: Product;
let ana: TestUser;
let titleOf: Map<number, string>;
beforeAll(async () => {
  product = await startProduct();
  ana = await product.user('ana');
  const ids = await product.games(titles, 19);
  titleOf = new Map(ids.map((id, at) => [id, titles[at] ?? '']));
});
afterAll(() => product.close());

async function find(likes: Like[], isTypedOnly = false) {
  const found = await gamesLike(product.ctx.db, ana.id, { likes, isTypedOnly });
  return found.map((ids) => ids.map((id) => titleOf.get(id)));
}

const asked: [q: string, platform: number | 'all', title: string | undefined][] = [
  ['Lagoon', 19, 'Lagoon'],
  ['the lagoon', 19, 'Lagoon'],
  ['Lagooon', 19, 'Lagoon'],
  ['Lagoon', 18, undefined],
  ['starfox', 19, 'Star Fox'],
  ['starfpx', 19, 'Star Fox'],
  ['fzero', 'all', 'F-Zero'],
  ['final fantasy 7', 19, 'Final Fantasy VII'],
  ['ff7', 'all', 'Final Fantasy VII'],
  ['doctor mario', 19, 'Dr. Mario'],
  ['mario3', 19, 'Super Mario Bros. 3'],
  ['terra', 19, 'Terranigma'],
  ['聖剣', 19, '聖剣伝説2'],
  ['x', 19, 'X'],
  ['final terranigma', 19, undefined],
  ['qwxzy vbnpl', 'all', undefined],
  ['!', 19, undefined],
];

test('titles that are looked for together find what each of them finds alone', async () => {
  const likes = asked.map(([q, platform]) => ({ q, platform, most: 8 }));

  const together = await find(likes);
  const alone: (string | undefined)[][] = [];
  for (const like of likes) alone.push(...(await find([like])));

  expect(together.map(([first]) => first)).toEqual(asked.map(([, , title]) => title));
  expect(together).toEqual(alone);
});

test('of words as they are typed alone, those written apart or mistyped find nothing', async () => {
  const likes = ['starfox', 'Lagooon', 'the lagoon'].map((q) => ({ q, platform: 19, most: 8 }));

  expect(await find(likes, true)).toEqual([[], [], ['Lagoon']]);
});

test('an own entry is found by its user alone', async () => {
  const ben = await product.user('ben');
  await product.as(ben, 'entries.create', { title: 'Zwarte Piet', platform_id: 19 });
  const likes = [{ q: 'zwarte piet', platform: 19, most: 8 }];

  expect(await gamesLike(product.ctx.db, ben.id, { likes })).toEqual([[expect.any(Number)]]);
  expect(await find(likes)).toEqual([[]]);
});
