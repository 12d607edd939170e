import { expect, test } from 'vitest';

import { fold, releaseYear, repairImageUrl, searchWords } from './catalogue.rules.ts';

test.each([
  ['Pokémon Snap', 'pokemon snap'],
  ['Ōkami', 'okami'],
  ['Tony Hawk’s Pro Skater 2', 'tony hawk s pro skater 2'],
  ['  R-Type   III: The Third Lightning ', 'r type iii the third lightning'],
  ['Æon Flux', 'aeon flux'],
  ['スーパーマリオ', 'スーハーマリオ'],
  ['ＦＦ７ ハーツ２', 'ff7 ハーツ2'],
  ['★★★', ''],
])('%o is compared as %o', (title, folded) => {
  expect(fold(title)).toBe(folded);
});

test('folding twice is folding once', () => {
  for (const title of ['Pokémon', 'Straße & Höhle', 'ｆｕｌｌ　ｗｉｄｔｈ', 'Ⅻ Kingdoms', 'İstanbul']) {
    expect(fold(fold(title))).toBe(fold(title));
  }
});

test('a search is split into words, each counted once', () => {
  expect(searchWords('  Mario   KART mario! ')).toEqual(['mario', 'kart']);
  expect(searchWords(' -- ')).toEqual([]);
});

test('a date without a day still has a year', () => {
  expect([releaseYear('1990-11-21'), releaseYear('1990'), releaseYear(null)]).toEqual(['1990', '1990', null]);
});

const cover = 'https://images.igdb.com/igdb/image/upload/t_cover_big/co1r7f.jpg';

test.each([
  'https://images.igdb.com//images.igdb.com/igdb/image/upload/t_cover_big/co1r7f.jpg',
  'https://images.igdb.com//https://images.igdb.com/igdb/image/upload/t_cover_big/co1r7f.jpg',
  'https://images.igdb.com//images.igdb.com//images.igdb.com/igdb/image/upload/t_cover_big/co1r7f.jpg',
  '//images.igdb.com//images.igdb.com/igdb/image/upload/t_cover_big/co1r7f.jpg',
  '//images.igdb.com/igdb/image/upload/t_cover_big/co1r7f.jpg',
  ` ${cover} `,
])('the image address %j is repaired', (broken) => {
  expect(repairImageUrl(broken)).toBe(cover);
});

test.each([
  cover,
  '',
  '/platforms/19.svg',
  'data:image/png;base64,iVBO//8A',
  'https://covers.example/a//b.jpg',
  'https://covers.example//folder/b.jpg',
  'https://proxy.example/?url=https://images.igdb.com//x.jpg',
  'https://web.archive.org/web/2020/https://images.igdb.com/x.jpg',
])('the image address %j is left as it is', (url) => {
  expect(repairImageUrl(url)).toBe(url);
});
