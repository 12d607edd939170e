import fc from 'fast-check';
import { expect, test } from 'vitest';

import { compose } from './compose.ts';
import { type Found, type GameRecord, toRecord } from './gameRecord.ts';
import { earliest, uniteReleases } from './releases.ts';

const theirs = { source: 'GameDataBase', licence: 'CC-BY-4.0', source_key: '19/chrono' };
const others = { source: 'libretro-database', licence: 'CC-BY-SA-4.0', source_key: '19/chrono trigger' };
const correction = { source: 'Corrections', source_key: '1' };

function recordOf(facts: Found = {}): GameRecord {
  const made = toRecord({
    platform_id: 19,
    title: 'Chrono Trigger',
    source: 'Cartouche',
    source_key: '1',
    ...facts,
  });
  if ('problem' in made) throw new Error(made.problem);
  return made.record;
}

test('the better source wins each fact that it knows, and the other fills the rest', () => {
  const game = compose([
    recordOf({ ...theirs, publisher: 'SQUARE', developer: 'Square', genres: ['RPG'] }),
    recordOf({ publisher: 'Square', description: 'Time travel.' }),
  ]);

  expect(game).toMatchObject({
    publisher: 'Square',
    developer: 'Square',
    genres: ['RPG'],
    description: 'Time travel.',
    source: 'Cartouche',
    licence: 'CC-BY-4.0',
  });
  expect(game.fact_sources).toEqual({
    title: 'Cartouche',
    publisher: 'Cartouche',
    developer: 'GameDataBase',
    genres: 'GameDataBase',
    description: 'Cartouche',
  });
});

test('what a correction says is believed first', () => {
  const game = compose([recordOf({ publisher: 'Squaer' }), recordOf({ ...correction, publisher: 'Square' })]);

  expect(game.publisher).toBe('Square');
});

test('a date becomes more exact by whoever agrees with it, and is changed by nobody', () => {
  const dated = (release_date: string) =>
    compose([recordOf({ release_date: '1995' }), recordOf({ ...theirs, release_date })]);

  expect(dated('1995-03-11')).toMatchObject({
    release_date: '1995-03-11',
    fact_sources: { release_date: 'GameDataBase' },
  });
  expect(dated('1996-08-22')).toMatchObject({
    release_date: '1995',
    fact_sources: { release_date: 'Cartouche' },
  });
});

test('the title on the box of a single country is a title of the game, said by its source', () => {
  const game = compose([
    recordOf({ alt_titles: ['Kurono Torigā'] }),
    recordOf({
      ...theirs,
      title: 'Chrono Trigger',
      releases: [
        { region: 'FR', title: 'Le Déclencheur' },
        { region: 'US', title: 'CHRONO TRIGGER' },
      ],
    }),
  ]);

  expect(game.alt_titles).toEqual(['Kurono Torigā', 'Le Déclencheur']);
  expect(game.licence).toBe('CC-BY-4.0');
});

test('of one source’s records in several countries, the title is the best known, and the regions are of all', () => {
  const local = recordOf({
    ...others,
    title: 'A Trigger Francais',
    source_key: 'a',
    releases: [{ region: 'FR' }],
  });
  const usual = recordOf({ ...others, releases: [{ region: 'EU' }, { region: 'US' }] });

  expect(compose([local, usual])).toMatchObject({
    title: 'Chrono Trigger',
    alt_titles: ['A Trigger Francais'],
    regions: ['EU', 'US', 'FR'],
  });
});

test('regions are those of the best source that names any, not of all', () => {
  const japan = recordOf({ releases: [{ region: 'JP' }] });
  const world = recordOf({ ...theirs, releases: [{ region: 'US' }, { region: 'XX' }, { region: 'JP' }] });

  expect(compose([world, japan]).regions).toEqual(['JP']);
  expect(compose([world, recordOf()]).regions).toEqual(['US', 'JP']);
});

test('all titles of all sources stay, with the best one in front', () => {
  const game = compose([
    recordOf({ ...others, title: 'Chrono Trigger (JP)', alt_titles: ['CT'] }),
    recordOf({ alt_titles: ['クロノ・トリガー'] }),
  ]);

  expect(game).toMatchObject({
    title: 'Chrono Trigger',
    alt_titles: ['クロノ・トリガー', 'Chrono Trigger (JP)', 'CT'],
  });
});

test('a release that two sources know is one, with what each knows of it', () => {
  const game = compose([
    recordOf({ ...theirs, releases: [{ region: 'JP', date: '1995-03-11', publisher: 'SQUARE' }] }),
    recordOf({ ...others, releases: [{ region: 'JP', serial: 'SHVC-ACTJ', publisher: 'Squaresoft' }] }),
    recordOf({ releases: [{ region: 'JP' }, { region: 'US' }] }),
  ]);

  expect(game.releases).toEqual([
    {
      region: 'JP',
      date: '1995-03-11',
      publisher: 'Square',
      serial: 'SHVC-ACTJ',
      source: 'Cartouche, GameDataBase, libretro-database',
    },
    { region: 'US', source: 'Cartouche' },
  ]);
});

test('what one source lists apart stays apart', () => {
  const listed = [
    { region: 'US', serial: '1' },
    { region: 'US', serial: '2' },
    { region: 'US', serial: '1' },
  ];

  expect(uniteReleases([{ source: 'a', releases: listed }])).toEqual([
    { region: 'US', serial: '1', source: 'a' },
    { region: 'US', serial: '2', source: 'a' },
  ]);
});

test('a release without a region is left out if a known region has its date', () => {
  const dated = [{ region: 'US', date: '1995-08-22' }];
  const undated = (date: string) => ({ ...theirs, releases: [{ date }] });
  const regions = (date: string) =>
    compose([recordOf({ releases: dated }), recordOf(undated(date))]).releases.map(({ region }) => region);

  expect(regions('1995-08-22')).toEqual(['US']);
  expect(regions('1995-08')).toEqual(['US']);
  expect(regions('1996')).toEqual(['US', undefined]);
});

test('a box that its source lists for Japan and Asia is listed once, for the one that its serial is of', () => {
  const serials = ['SLPM-86111', 'SCPS-45317', 'SLPM-86115'];
  const both = serials.slice(0, 2).flatMap((serial) => [
    { region: 'JP', serial },
    { region: 'AS', serial },
  ]);
  const game = compose([
    recordOf({ ...others, releases: [...both, { region: 'JP', serial: 'SLPM-86115' }] }),
  ]);

  expect(game.releases.map(({ region, serial }) => [region, serial])).toEqual([
    ['JP', 'SLPM-86111'],
    ['AS', 'SCPS-45317'],
    ['JP', 'SLPM-86115'],
  ]);
  expect(game.regions).toEqual(['JP', 'AS']);
});

test('a game has the licences of those whose facts it shows', () => {
  const known = { publisher: 'Square', genres: ['RPG'] };
  const silent = recordOf({ ...others, publisher: 'Somebody' });
  const helpful = recordOf({ ...others, developer: 'Square' });

  expect(compose([recordOf({ ...theirs, ...known }), silent]).licence).toBe('CC-BY-4.0');
  expect(compose([recordOf({ ...theirs, ...known }), helpful]).licence).toBe('CC-BY-4.0 AND CC-BY-SA-4.0');
});

test('a rating stays with the number of those who rated', () => {
  const game = compose([
    recordOf({ rating_count: 3 }),
    recordOf({ ...theirs, rating: 91.237, rating_count: 40 }),
  ]);

  expect(game).toMatchObject({ rating: 91.24, rating_count: 40 });
});

test('the earliest date is as exact as possible', () => {
  expect(earliest(['1996-01', '1995', '1995-11', '1995-11-25'])).toBe('1995-11-25');
  expect(earliest([])).toBeNull();
});

const date = fc.constantFrom('1994', '1995', '1995-03', '1995-03-11', null);
const release = fc.record({
  region: fc.constantFrom('JP', 'US', 'EU', null),
  date,
  serial: fc.constantFrom('A', 'B', null),
  publisher: fc.constantFrom('Square', 'SQUARE', 'Nintendo', null),
});
const records = fc.uniqueArray(
  fc.record({
    source: fc.constantFrom(
      'Corrections',
      'Cartouche',
      'GameDataBase',
      'IGDB',
      'libretro-database',
      'zzz',
      'aaa',
    ),
    source_key: fc.constantFrom('1', '2', '3'),
    title: fc.constantFrom('Chrono Trigger', 'ChronoTrigger', 'クロノ・トリガー'),
    alt_titles: fc.subarray(['CT', 'Chrono']),
    licence: fc.constantFrom('', 'CC-BY-4.0', 'CC-BY-SA-4.0'),
    publisher: fc.constantFrom('Square', 'Nintendo', null),
    genres: fc.subarray(['Role-playing', 'Action']),
    release_date: date,
    releases: fc.array(release, { maxLength: 4 }),
  }),
  { minLength: 1, maxLength: 6, selector: ({ source, source_key }) => `${source} ${source_key}` },
);

test('any order of the sources gives the same game', () => {
  const shuffled = records.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  );

  fc.assert(
    fc.property(shuffled, ([one, other]) => {
      expect(compose(other.map(recordOf))).toEqual(compose(one.map(recordOf)));
    }),
  );
});

test('a record that says nothing of the title leaves it to the next source', () => {
  const untitled = { ...recordOf({ ...correction, publisher: 'Square' }), title: '' };

  const game = compose([recordOf({ ...theirs, publisher: 'SQUARE' }), untitled]);

  expect(game).toMatchObject({ title: 'Chrono Trigger', alt_titles: [], publisher: 'Square' });
  expect(game.fact_sources).toMatchObject({ title: 'GameDataBase', publisher: 'Corrections' });
});
