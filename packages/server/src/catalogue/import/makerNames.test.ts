import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { makerName } from './makerNames.ts';

type Game = { publisher: string; first_release_date: string };

const folder = join(import.meta.dirname, '../../../catalogue');
const games = readdirSync(folder)
  .filter((file) => file.endsWith('.ndjson'))
  .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as Game); // as: the seed's own test checks the form

test('what sources write becomes what our own catalogue writes', () => {
  const renamed = games.filter(
    ({ publisher, first_release_date: date }) => makerName(publisher, date) !== publisher,
  );

  expect(renamed.map(({ publisher, first_release_date: date }) => `${publisher}, ${date}`)).toEqual([]);
});
