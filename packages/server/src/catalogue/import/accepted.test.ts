import { expect, test } from 'vitest';

import { compose } from './compose.ts';
import type { Found } from './gameRecord.ts';
import { recordOf } from './testing/matching.ts';

const japan = { region: 'JP', date: '1995-03-11', publisher: 'Squaer', serial: 'SHVC-ACTJ-JPN' };
const america = { region: 'US', date: '1995-08-22', publisher: 'Square Soft' };
const france = { region: 'FR', date: '1996-02-01', publisher: 'Squaer' };
const released = {
  title: 'Chrono Trigger',
  release_date: japan.date,
  publisher: japan.publisher,
  releases: [japan, america, { ...france, region: 'EU' }, france],
};
const releasesWith = (accepted: Found) =>
  compose([
    recordOf({ ...released, source: 'GameDataBase' }),
    recordOf({ title: 'Chrono Trigger', source: 'Corrections', ...accepted }),
  ]).releases;

test('what a correction says of date and publisher is said of the first release, and of no other', () => {
  expect(releasesWith({ release_date: '1995-03-12', publisher: 'Square' })).toMatchObject([
    { ...japan, date: '1995-03-12', publisher: 'Square', source: 'Corrections, GameDataBase' },
    { ...america, source: 'GameDataBase' },
    { region: 'EU', publisher: 'Squaer' },
    france,
  ]);
  // It chose what another release has, so the first is as it was.
  expect(releasesWith({ release_date: america.date, publisher: 'Square Soft' })).toMatchObject([
    japan,
    america,
    { region: 'EU' },
    france,
  ]);
});

test('where a correction takes a region away, its releases and those of its countries go; a region more takes none', () => {
  const regionsWith = (...regions: string[]) =>
    new Set(releasesWith({ releases: regions.map((region) => ({ region })) }).map(({ region }) => region));

  expect(regionsWith('US')).toEqual(new Set(['US']));
  expect(regionsWith('JP', 'EU')).toEqual(new Set(['JP', 'EU', 'FR']));
  expect(regionsWith('JP', 'US', 'EU', 'FR', 'KR')).toEqual(new Set(['JP', 'US', 'EU', 'FR', 'KR']));
});
