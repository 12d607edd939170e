import { expect, test } from 'vitest';

import { type Found, type GameRecord, toRecord } from './gameRecord.ts';
import { findGame } from './match.ts';

function recordOf(found: Found): GameRecord {
  const made = toRecord(found);
  if ('problem' in made) throw new Error(made.problem);
  return made.record;
}

const emerald = {
  title: 'Pokémon Emerald Version',
  releases: [
    { region: 'US', serial: 'BPEE' },
    { region: 'EU', serial: 'BPEP' },
  ],
};
const emeraude = { title: 'Pokemon: Version Emeraude', releases: [{ region: 'FR', serial: 'BPEF' }] };

test.each<[string, Found, Found, boolean]>([
  ['by another source', { source: 'ours', source_key: 'b' }, emeraude, true],
  ['by a source without ids', {}, emeraude, true],
  ['on a console without such codes', { platform_id: 19 }, emeraude, false],
  ['by a source that tells them apart', { source_key: 'b' }, emeraude, false],
  [
    'which lists both in one country',
    {},
    { ...emeraude, releases: [{ region: 'US', serial: 'BPEF' }] },
    false,
  ],
  [
    'which lists both in Europe, a region of many countries',
    {},
    { ...emeraude, releases: [{ region: 'EU', serial: 'BPEF' }] },
    true,
  ],
  [
    'which has another code there',
    {},
    {
      ...emeraude,
      releases: [
        { region: 'FR', serial: 'BPEF' },
        { region: 'EU', serial: 'BQQX' },
      ],
    },
    false,
  ],
  [
    'under a title that has no word in common',
    {},
    { title: 'Poketto Monsutaa', releases: [{ region: 'JP', serial: 'BPEJ' }] },
    true,
  ],
  [
    'on a copy without licence, which has the whole code',
    {},
    { title: 'Chaoji Baobei', releases: [{ region: 'CN', serial: 'BPEE' }] },
    false,
  ],
  [
    'on what was sold in no country',
    {},
    { title: 'Flash Card', releases: [{ region: 'WW', serial: 'BPEW' }] },
    false,
  ],
  [
    'of two games by one stem',
    { releases: [{ region: 'US', serial: 'A6DE' }] },
    { title: 'Pokemon: Version Emeraude', releases: [{ region: 'FR', serial: 'A6DF' }] },
    false,
  ],
  [
    'which is listed for the world besides',
    {},
    {
      ...emeraude,
      releases: [
        { region: 'FR', serial: 'BPEF' },
        { region: 'WW', serial: 'BPEW' },
      ],
    },
    true,
  ],
  [
    'or with A, which is of no country',
    { releases: [{ region: 'US', serial: 'BPEA' }] },
    { title: 'Poketto Monsutaa', releases: [{ region: 'JP', serial: 'BPEA' }] },
    true,
  ],
  [
    'some years later, by its maker',
    { publisher: 'Nintendo' },
    { ...emeraude, publisher: 'Nintendo', release_date: '2009' },
    true,
  ],
  [
    'some years later, by another maker',
    { publisher: 'Nintendo' },
    { ...emeraude, publisher: 'Sega', release_date: '2009' },
    false,
  ],
  [
    'many years later',
    {},
    { ...emeraude, releases: [{ region: 'FR', serial: 'BPEF', date: '2014' }], release_date: '2014' },
    false,
  ],
])(
  'a code of Nintendo with the letter of another country, %s: one game is %s',
  (_how, facts, local, isOneGame) => {
    const at = { platform_id: 24, source: 'theirs', source_key: null, release_date: '2005', ...facts };
    const game = { records: [recordOf({ ...emerald, ...at })] };
    const record = recordOf({
      release_date: '2005',
      ...local,
      platform_id: at.platform_id,
      source: 'theirs',
      source_key: facts.source_key ? 'a' : null,
    });

    expect(findGame(record, [game]) === game).toBe(isOneGame);
  },
);

test('what we say of the countries of a game is no edition of its own', () => {
  const written = recordOf({
    ...emerald,
    platform_id: 24,
    source: 'Cartouche',
    releases: [{ region: 'US' }, { region: 'FR' }],
  });
  const at = { platform_id: 24, source: 'theirs', source_key: null };
  const game = { records: [written, recordOf({ ...emerald, ...at })] };

  expect(findGame(recordOf({ ...emeraude, ...at }), [game])).toBe(game);
});

test('of two games that have a code of Nintendo, a translation is the one of more regions', () => {
  const games = [
    emerald,
    { ...emeraude, title: 'Pokemon: Smaragd-Version', releases: [{ region: 'DE', serial: 'BPED' }] },
  ].map((found) => ({
    records: [recordOf({ ...found, platform_id: 24, source: 'theirs', source_key: null })],
  }));

  expect(
    findGame(recordOf({ ...emeraude, platform_id: 24, source: 'theirs', source_key: null }), games),
  ).toBe(games[0]);
});

test('of two boxes of one country with a code of Nintendo, a translation is the one without more words', () => {
  const at = { platform_id: 20, source: 'theirs', source_key: null };
  const [plain, longer] = ['Magnet Loop', 'Magnet Loop: Multiplayer'].map((title) => ({
    records: [recordOf({ ...at, title, releases: [{ region: 'US', serial: 'APLE' }] })],
  }));
  const translation = recordOf({ ...at, title: 'Actionloop', releases: [{ region: 'EU', serial: 'APLP' }] });
  if (!plain || !longer) throw new Error('There are two boxes.');

  expect(findGame(translation, [longer, plain])).toBe(plain);
});

test('of two games of which one only once has the code, a translation is the other', () => {
  const at = { platform_id: 20, source: 'theirs', source_key: null };
  const coded = (title: string, ...codes: [string, string][]) => ({
    records: [recordOf({ ...at, title, releases: codes.map(([region, serial]) => ({ region, serial })) })],
  });
  const mistaken = coded('Bees', ['EU', 'YB4P'], ['IT', 'YB4I'], ['NL', 'YB4H'], ['US', 'AH5E']);
  const hedge = coded('Hedge', ['EU', 'AH5P'], ['US', 'AH5E']);

  const [translation] = coded('Hecke', ['DE', 'AH5D']).records;
  expect(translation && findGame(translation, [mistaken, hedge])).toBe(hedge);
});

test('what has the code of the console alone is no translation', () => {
  const demo = (title: string, region: string) =>
    recordOf({
      title,
      platform_id: 20,
      source: 'theirs',
      source_key: null,
      releases: [{ region, serial: 'NTRJ' }],
    });

  expect(findGame(demo('Demo One', 'JP'), [{ records: [demo('Demo Uno', 'IT')] }])).toBeUndefined();
});

const freestyle = {
  title: 'Freestyle Street Soccer',
  platform_id: 11,
  releases: [{ region: 'US', serial: 'AC-012' }],
};
const urban = {
  ...freestyle,
  title: 'Urban Freestyle Soccer',
  releases: [{ region: 'EU', serial: 'AC-012' }],
};
const remix = { ...freestyle, title: 'Freestyle Street Soccer Remix' };

test.each<[string, Found, Found, boolean]>([
  ['under another title in another country', freestyle, urban, true],
  ['as another edition of the same country', freestyle, remix, false],
  ['on another console', { ...freestyle, platform_id: 8 }, { ...urban, platform_id: 8 }, false],
  [
    'on a disc of a magazine',
    { ...freestyle, releases: [{ region: 'US', serial: 'IM-002' }] },
    { ...urban, releases: [{ region: 'EU', serial: 'IM-002' }] },
    false,
  ],
])('on the Xbox, one number is one game %s: %#', (_how, one, other, isOne) => {
  const source = { source: 'libretro-database' };
  const game = { records: [recordOf({ ...source, ...one })] };

  expect(findGame(recordOf({ ...source, ...other }), [game]) !== undefined).toBe(isOne);
});
