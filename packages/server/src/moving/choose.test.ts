import { expect, test } from 'vitest';

import { type Candidate, chooseByBeginning, chooseGame } from './choose.ts';
import { interpret, noSettings } from './interpret.ts';

const metroid: Candidate = {
  game_id: 7,
  platform_id: 19,
  title: 'Super Metroid',
  alts: [],
  corrected_title: null,
  release_date: null,
  regions: [],
  is_entry: false,
  by: 'igdb',
};
const names = new Map([
  ['snes', 19],
  ['nes', 18],
  ['wii', 5],
]);
const wanted = (platform: string, region?: string) =>
  interpret({ title: 'Super Metroid', platform, igdb: '1103', ...(region && { region }) }, noSettings, names)
    .wanted;

test('a game that a list has on several platforms is asked, also where the catalogue has it on one', () => {
  expect(chooseGame(wanted('SNES | Wii'), [metroid])).toMatchObject({ choices: [7] });
  expect(chooseGame(wanted('SNES'), [metroid])).toEqual({ gameId: 7 });
  expect(chooseGame(wanted('SNES', 'Japan'), [metroid])).toEqual({ gameId: 7 });
});

test.each([
  ['Metroid II', 'Metroid II: Return of Samus', { gameId: 7 }],
  ['Tomb Raider', 'Tomb Raider: Underworld', undefined],
  ['Harvest Moon 3D', 'Harvest Moon 3D: A New Beginning', undefined],
])('%s is the only game that begins so, if its number says so: %s', (title, only, chosen) => {
  const said = interpret({ title, platform: 'SNES' }, noSettings, names).wanted;

  expect(chooseByBeginning(said, [{ ...metroid, title: only }])).toEqual(chosen);
});

test('of two games of one title, a row of our own export is about the one that its user corrected', () => {
  const said = interpret(
    { title: 'Super Metroid', ownTitle: 'Mine', platform: 'SNES', isOurs: true },
    noSettings,
    names,
  ).wanted;
  const corrected = { ...metroid, game_id: 8, title: 'Mine', corrected_title: 'Super Metroid' };
  const both: Candidate[] = [metroid, corrected].map((one) => ({ ...one, by: 'title' }));

  expect(chooseGame(said, both)).toEqual({ gameId: 8 });
});
