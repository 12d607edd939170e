import { expect, test } from 'vitest';

import { type Found, toRecord } from './gameRecord.ts';
import { findGame } from './match.ts';
import { compareNatives } from './nativeTitles.ts';

test.each([
  ['源平討魔伝', '源平討魔伝', 'same'],
  ['Last Bible II 女神転生外伝 ラストバイブルII', '女神転生外伝 ラストバイブルII', 'same'],
  ['高橋名人の冒険島II The Adventure Island Part II Two', '高橋名人の冒険島II', 'same'],
  ['女神転生外伝 ラストバイブルII', '女神転生外伝 ラストバイブル', 'sequel'],
  ['高橋名人の冒険島III', '高橋名人の冒険島II', 'sequel'],
  ['熱血高校2', '熱血高校', 'sequel'],
  ['ワールドヒーローズ', 'ワールドヒーローズ2', 'different'],
  ['源平討魔伝', '源平討魔伝 巻ノ弐', 'different'],
  ['ロックマンワールド', 'ロックマン', 'different'],
  ['源平討魔伝', 'Samurai-Ghost', 'unknown'],
  // Too short to say anything.
  ['将棋II', '将棋', 'unknown'],
])('theirs is %s, ours %s: %s', (theirs, ours, verdict) => {
  expect(compareNatives([theirs], [ours])).toBe(verdict);
});

function recordOf(found: Found) {
  const made = toRecord({ platform_id: 86, release_date: '1990-03-16', publisher: 'Namco', ...found });
  if ('problem' in made) throw new Error(made.problem);
  return made.record;
}
const game = (title: string, ...alt_titles: string[]) => ({
  records: [recordOf({ title, alt_titles, source: 'Cartouche', source_key: title })],
});
const record = (title: string, ...alt_titles: string[]) =>
  recordOf({ title, alt_titles, source: 'theirs', source_key: 'a' });
const theirs = record('Samurai-Ghost', '源平討魔伝');

test('a record with the western title of another game goes where its Japanese title is', () => {
  const first = game('Genpei Tōma Den', '源平討魔伝');
  const second = game('Samurai-Ghost', '源平討魔伝 巻ノ弐');

  expect(findGame(theirs, [second, first])).toBe(first);
  expect(findGame(theirs, [second, first], 'strict')).toBeUndefined();
});

test('a Japanese title that is written in another way keeps nothing apart', () => {
  const same = game('Samurai-Ghost', '源平討魔傳 巻之弐');

  expect(findGame(theirs, [same])).toBe(same);
});

test('a sequel by its Japanese title is another game, whatever its western one', () => {
  const sequel = record('Samurai-Ghost', '源平討魔伝II');

  expect(findGame(sequel, [game('Samurai-Ghost', '源平討魔伝')])).toBeUndefined();
});

test('a number that only the western title has is right', () => {
  const first = game('World Heroes', 'ワールドヒーローズ');
  const second = game('World Heroes 2', 'ワールドヒーローズ2');
  const numbered = game('World Heroes 2', 'ワールドヒーロ');

  expect(findGame(record('World Heroes 2', 'ワールドヒーローズ'), [first, second])).toBe(second);
  expect(findGame(record('World Heroes 2', 'ワールドヒーロ2'), [numbered])).toBe(numbered);
});
