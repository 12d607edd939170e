import { expect, test } from 'vitest';

import { type Release, chosenAmong, readChoice, regionOf, releaseChoices } from './release.rules.ts';

function release(part: Partial<Release>): Release {
  const nothing = { region: null, date: null, title: null, serial: null, barcode: null };
  return { ...nothing, publisher: null, source: null, ...part };
}

const releases = [
  release({ region: 'JP', serial: 'SLPM-86023', title: 'Akumajō Dracula X' }),
  release({ region: 'JP', serial: 'SLPM-86073' }),
  release({ region: 'EU', serial: 'SLES-00524' }),
  release({ region: 'AU' }),
  release({ region: 'EU', title: 'Castlevania' }),
  release({ serial: 'X-1' }),
];

test('a copy can be of any region, and of each release there that has a number or a title of its own', () => {
  expect(releaseChoices(releases, 'Castlevania').map(({ value }) => value)).toEqual([
    'JP',
    'JP SLPM-86023',
    'JP SLPM-86073',
    'EU',
    'EU SLES-00524',
    'AU',
    '?? X-1',
  ]);
});

test('what a copy says of its release begins with its region', () => {
  expect(['EU', 'EU SLES-00524', 'EUROPE', '?? X-1', ''].map(regionOf)).toEqual([
    'EU',
    'EU',
    null,
    null,
    null,
  ]);
  expect(readChoice('EU SLES-00524')).toMatchObject({ region: 'EU', detail: 'SLES-00524' });
  expect(readChoice('?? X-1')).toMatchObject({ region: null, detail: 'X-1' });
});

test('a copy is of the release that it names, or of the only one of its region', () => {
  const chosen = (value: string) => chosenAmong(releases, 'Castlevania', value);

  expect(chosen('JP SLPM-86073')).toBe(releases[1]);
  expect(chosen('AU')).toBe(releases[3]);
  expect([chosen('JP'), chosen('US'), chosen('')]).toEqual([undefined, undefined, undefined]);
});

test('a copy that names one disc is of the box with all of them', () => {
  const box = release({ region: 'JP', serial: 'SCPS-45317, SCPS-45318' });
  const other = release({ region: 'JP', serial: 'SLPM-86111' });

  expect(chosenAmong([other, box], 'Metal Gear Solid', 'JP SCPS-45318')).toBe(box);
  expect(chosenAmong([other, box], 'Metal Gear Solid', 'JP SCPS-45317, SCPS-45318')).toBe(box);
});

test('a long title is cut to what a copy has room for', () => {
  const [, choice] = releaseChoices([release({ region: 'JP', title: 'あ'.repeat(300) })], 'Castlevania');

  expect(choice?.value).toHaveLength(120);
});
