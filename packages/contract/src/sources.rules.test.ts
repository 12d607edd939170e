import { expect, test } from 'vitest';

import { creditsOf, isOwnCatalogue, namedLicence, shownLicence, shownSource } from './sources.rules.ts';

const sourcesOf = (...records: [string, string][]) =>
  creditsOf(records.map(([source, licence]) => ({ source, licence }))).map(({ source, licence }) => [
    source,
    licence,
  ]);

test('each source is credited once, with its own licence, and the one whose word counts most first', () => {
  expect(
    sourcesOf(
      ['libretro-database', 'CC-BY-SA-4.0'],
      ['Zoo', 'MIT'],
      ['GameDataBase', 'CC-BY-4.0'],
      ['Cartouche', ''],
      ['GameDataBase', 'CC-BY-4.0'],
      ['Attic', ''],
    ),
  ).toEqual([
    ['Cartouche', 'AGPL-3.0-only'],
    ['GameDataBase', 'CC-BY-4.0'],
    ['libretro-database', 'CC-BY-SA-4.0'],
    ['Attic', ''],
    ['Zoo', 'MIT'],
  ]);
});

test('whoever took something over from another source credits that one as well', () => {
  expect(sourcesOf(['GameDataBase', 'CC-BY-4.0 AND CC-BY-SA-4.0'])).toEqual([
    ['GameDataBase', 'CC-BY-4.0'],
    ['libretro-database', 'CC-BY-SA-4.0'],
  ]);
});

test('a licence alone names no source: others publish under it too', () => {
  expect(sourcesOf(['Cartouche', 'CC-BY-4.0'], ['Corrections', 'CC-BY-SA-4.0'])).toEqual([
    ['Cartouche', 'AGPL-3.0-only'],
    ['Corrections', ''],
  ]);
});

test('an operator’s own source is credited alone, with the licences of those of its records that have one', () => {
  expect(sourcesOf(['Attic', ''], ['Attic', 'CC-BY-4.0'], ['Attic', ''])).toEqual([['Attic', 'CC-BY-4.0']]);
  expect(sourcesOf(['Attic', 'MIT'], ['Attic', 'CC-BY-4.0 AND MIT'])).toEqual([
    ['Attic', 'CC-BY-4.0 AND MIT'],
  ]);
});

test('a catalogue is our own only while nothing of others is in it', () => {
  expect(isOwnCatalogue([{ source: 'Cartouche' }, { source: 'Corrections' }])).toBe(true);
  expect(isOwnCatalogue([{ source: 'Cartouche' }, { source: 'GameDataBase' }])).toBe(false);
});

test('sources and licences have the names that people know', () => {
  expect([shownSource('IGDB'), shownSource('Attic')]).toEqual(['IGDB.com', 'Attic']);
  expect(shownLicence('CC-BY-SA-4.0')).toEqual({
    shown: 'CC BY-SA 4.0',
    url: 'https://creativecommons.org/licenses/by-sa/4.0/',
  });
  expect(['CC-BY-4.0', 'AGPL-3.0-only', 'IGDB', ''].map(namedLicence)).toEqual([
    'CC BY 4.0',
    undefined,
    undefined,
    undefined,
  ]);
});
