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

test.each([
  ['Namco Bandai', '2009-03', 'Namco Bandai Games'],
  ['Bandai Namco Games', '2011', 'Namco Bandai Games'],
  ['Bandai Namco', '2014-10-03', 'Bandai Namco Games'],
  ['Namco Bandai Games', '2015-04', 'Bandai Namco Entertainment'],
  ['Sierra', '2000', 'Sierra On-Line'],
  ['Sierra On-Line', '2003', 'Sierra Entertainment'],
  ['Marvelous', '2005', 'Marvelous Entertainment'],
  ['Marvelous Entertainment', '2013', 'Marvelous AQL'],
  ['Marvelous AQL', '2017', 'Marvelous'],
  ['Zoo', '2009', 'Zoo Games'],
  ['Zoo Games', '2006', 'Zoo Digital Publishing'],
  ['Sony Computer Entertainmet Europa', null, 'Sony Computer Entertainment'],
  ['Take 2 Interactive / GameTek', '2010', 'Take-Two Interactive'],
  ['Sierra', null, 'Sierra Entertainment'],
  ['Ubisoft/Disney', '2000-11', 'Ubi Soft / Disney Interactive'],
  ['Ubisoft / Disney Interactive', '2001', 'Ubi Soft / Disney Interactive'],
  ['Ubisoft/Gaumont', '1999', 'Ubi Soft / Gaumont'],
  ['THQ / Disney', '2009', 'THQ / Disney Interactive Studios'],
  ['SEGA Toys/Radica', '2004', 'Sega Toys / Radica'],
  ['O~3 Entertainment / SEGA', '2005', 'O~3 Entertainment / Sega'],
  ['KokoCapcom', '2003', 'Koko Capcom'],
  ['BAM/BAM! Entertainment', '2003', 'BAM! Entertainment'],
  // One company each.
  ['CBS/Sony', '1989', 'CBS/Sony'],
  ['ZA/UM', '2021', 'ZA/UM'],
  ['IO Interactive A/S', null, 'IO Interactive A/S'],
])('%s of %s is called %s', (written, date, name) => {
  expect(makerName(written, date)).toBe(name);
});
