import { expect, test } from 'vitest';

import type { Found } from './gameRecord.ts';
import { findGame } from './match.ts';
import { isOne, known, recordOf } from './testing/matching.ts';

test('another title of a game is enough, but not a number of another', () => {
  const contra = { title: 'Contra', alt_titles: ['Probotector'] };
  const sixth = { title: 'Final Fantasy III', alt_titles: ['Final Fantasy VI'] };

  expect(isOne('Probotector', contra)).toBe(true);
  expect(isOne(contra, 'Probotector')).toBe(true);
  expect(isOne('Final Fantasy VI', sixth)).toBe(true);
  expect(isOne('Final Fantasy II', sixth)).toBe(false);
});

test('games that only share a title beside theirs are one if year, maker and number say so', () => {
  const musha = {
    title: 'M.U.S.H.A.',
    alt_titles: ['Musha Aleste'],
    publisher: 'Toaplan',
    release_date: '1990',
  };
  const long = { ...musha, title: 'Metallic Uniframe Super Hybrid Armor' };

  expect(isOne(musha, long)).toBe(true);
  expect(isOne(musha, { ...long, publisher: 'Sega' })).toBe(false);
  expect(isOne(musha, { ...long, release_date: '1991' })).toBe(false);
  expect(isOne(musha, { ...long, title: 'M.U.S.H.A. 2' })).toBe(false);
});

test('games of one Japanese title are one if year, maker, number and the western words in it say so', () => {
  const made = { publisher: 'Naxat Soft', release_date: '1990' };
  const angels = { ...made, title: 'Burning Angels', alt_titles: ['バーニングエンジェル'] };
  const heroes = { ...made, title: 'World Heroes 2', alt_titles: ['ワールドヒーローズ2'] };
  const kizzu = { ...made, title: 'Kirby no Kirakira Kizzu', alt_titles: ['カービィのきらきらきっず'] };
  const race = { ...made, title: 'Winning Post', alt_titles: ['ウイニングポスト'] };

  const angel = {
    ...angels,
    title: 'Burning Angel',
    publisher: 'Naxat',
    alt_titles: ['バーニング エンジェル'],
  };
  expect(isOne(angel, angels)).toBe(true);
  expect(isOne({ ...angel, publisher: 'Hudson' }, angels)).toBe(false);
  expect(isOne({ ...angel, release_date: '1991', title: 'Flammeche' }, angels)).toBe(false);
  expect(isOne({ ...kizzu, title: 'Kirby no Kirakira Kids', release_date: '1989' }, kizzu)).toBe(true);
  expect(isOne({ ...race, title: 'Winning Post 2' }, race)).toBe(false);
  expect(
    isOne({ ...heroes, title: 'World Heroes 2 Jet', alt_titles: ['ワールドヒーローズ2 JET'] }, heroes),
  ).toBe(false);
});

test('a game whose year a source mistyped by ten is the same game', () => {
  const akira = { title: 'Akira', publisher: 'Taito', release_date: '1988-12-24' };
  const later = { ...akira, release_date: '1998-12-24' };

  expect(isOne(later, akira)).toBe(true);
  expect(isOne({ ...later, publisher: 'Bandai' }, akira)).toBe(false);
  expect(isOne({ ...later, title: 'Akira: Psycho Ball', alt_titles: ['Akira'] }, akira)).toBe(false);
  expect(isOne({ ...later, release_date: '1998-12-25' }, akira)).toBe(false);
  expect(isOne({ ...later, release_date: '1999-12-24' }, akira)).toBe(false);
});

test('of two games that a source calls alike, each is the one of its month', () => {
  const holmes = { title: 'Sherlock Holmes', publisher: 'Sega' };
  const first = known({ ...holmes, release_date: '1992' });
  const second = known({ ...holmes, title: 'Sherlock Holmes Vol. II', release_date: '1993-06' });
  second.records[0]?.alt_titles.push('Sherlock Holmes');

  expect(findGame(recordOf({ ...holmes, release_date: '1993-06-12' }), [first, second], 'strict')).toBe(
    second,
  );
  expect(findGame(recordOf({ ...holmes, release_date: '1993-09' }), [first, second], 'strict')).toBe(first);
});

test('what a source lists apart for a country, without a date, is one game by title and maker', () => {
  const gaiden = { source: 'theirs', title: 'Makaimura Gaiden', publisher: 'Capcom' };
  const japan = known({ ...gaiden, release_date: '1993-04-16', releases: [{ region: 'JP' }] });
  const china = { ...gaiden, source_key: 'china', releases: [{ region: 'CN' }] };
  const isHere = (found: Found) => findGame(recordOf({ ...china, ...found }), [japan]) !== undefined;

  expect(isHere({})).toBe(true);
  expect(isHere({ releases: [{ region: 'JP' }] })).toBe(false);
  expect(isHere({ publisher: 'Sega' })).toBe(false);
  expect(isHere({ release_date: '1999' })).toBe(false);
});

test('a Japanese title that also has the western one is compared without it', () => {
  const made = { publisher: 'Sega', release_date: '1992-09-11' };
  const burai = {
    ...made,
    title: 'Burai: Yatsudama no Yūshi Densetsu',
    alt_titles: ['ブライ 八玉の勇士伝説'],
  };
  const other = { ...made, title: 'Burai: Hachigyoku no Yūshi Densetsu' };

  expect(isOne({ ...other, alt_titles: ['Burai ブライ 八玉の勇士伝説'] }, burai)).toBe(true);
  expect(isOne({ ...other, alt_titles: ['Burai ブライ 八玉の勇士伝説 Special'] }, burai)).toBe(false);
});

test('a game of another platform or of years far apart is another game', () => {
  const wars = (year: string, region: string) => ({
    title: 'Star Wars',
    release_date: year,
    releases: [{ region, date: year }],
  });

  expect(isOne('Aladdin', { title: 'Aladdin', platform_id: 29 })).toBe(false);
  expect(isOne(wars('1987', 'JP'), wars('1989', 'US'))).toBe(true);
  expect(isOne(wars('1987', 'JP'), wars('1993', 'US'))).toBe(false);
  expect(isOne(wars('1987', 'JP'), wars('1991', 'JP'))).toBe(false);
  expect(isOne(wars('1987', 'JP'), 'Star Wars')).toBe(true);
});

test('what came out years later elsewhere is the same game where a region agrees, or the title to the letter', () => {
  const first = { title: 'Lufia', release_date: '1993', releases: [{ region: 'JP', date: '1993' }] };
  const both = { ...first, releases: [...first.releases, { region: 'US', date: '1997' }] };
  const later = { title: 'Lufia', release_date: '1997', releases: [{ region: 'US', date: '1997' }] };

  expect(isOne(later, both)).toBe(true);
  expect(isOne(later, first)).toBe(true);
  expect(isOne({ ...later, title: 'Lu-Fia' }, both)).toBe(true);
  expect(isOne({ ...later, title: 'Lu-Fia' }, first)).toBe(false);
});

test('what came out later elsewhere under a title that the game has beside its own is the same if its maker is', () => {
  const game = { title: 'Naruto: Clash of Ninja 2', alt_titles: ['Naruto: Clash of Ninja European Version'] };
  const first = { ...game, publisher: 'Tomy', release_date: '2003-12', releases: [{ region: 'JP' }] };
  const later = {
    title: 'Naruto: Clash of Ninja - European Version',
    publisher: 'Tomy',
    release_date: '2006-11',
    releases: [{ region: 'EU', date: '2006-11' }],
  };

  expect(isOne(later, first)).toBe(true);
  expect(isOne({ ...later, publisher: 'D3' }, first)).toBe(false);
  expect(isOne({ ...later, releases: [{ region: 'JP', date: '2006-11' }] }, first)).toBe(false);
});

test('the same serial is the same game, unless the titles say otherwise', () => {
  const discs = {
    title: 'Resident Evil: Director’s Cut',
    releases: [{ region: 'US', serial: 'SLUS-00551' }],
  };
  const spaced = { title: 'Resident Evil DC', releases: [{ region: 'US', serial: 'slus 00551' }] };

  expect(isOne(discs, spaced)).toBe(true);
  expect(isOne(discs, { ...spaced, title: 'Magazine Disc' })).toBe(false);
  expect(isOne(discs, { ...spaced, title: 'Resident Evil 2' })).toBe(false);
  expect(isOne(discs, { ...spaced, releases: [{ serial: 'SLUS-00552' }] })).toBe(false);
});

test('the same number at IGDB is the same game, whatever it is called', () => {
  expect(isOne({ title: 'Biohazard', igdb_id: 24 }, { title: 'Resident Evil', igdb_id: 24 })).toBe(true);
});

test('of two games that fit, the better one is taken, and none if they fit equally well', () => {
  const record = recordOf({ title: 'Home Alone', release_date: '1991', publisher: 'THQ' });
  const early = known({ title: 'Home Alone', release_date: '1991', publisher: 'THQ' });
  const late = known({ title: 'Home Alone', release_date: '1992', publisher: 'Altron' });

  expect(findGame(record, [late, early])).toBe(early);
  expect(
    findGame(record, [early, known({ title: 'Home Alone', release_date: '1991', publisher: 'THQ' })]),
  ).toBe(undefined);
});

test('a source tells its own games apart', () => {
  const theirs = { source: 'theirs', source_key: 'other', title: 'Casper' };

  expect(isOne('Casper', theirs)).toBe(false);
});

test('a source without ids means one game by two titles if they are of different regions', () => {
  const game = known(
    { title: 'Jet Set Radio', alt_titles: ['Jet Grind Radio'] },
    { title: 'Jet Set Radio', source: 'theirs', source_key: null, releases: [{ region: 'EU' }] },
  );
  const american = recordOf({ title: 'Jet Grind Radio', source_key: null, releases: [{ region: 'US' }] });
  const european = recordOf({ title: 'Jet Grind Radio', source_key: null, releases: [{ region: 'EU' }] });

  expect(findGame(american, [game])).toBe(game);
  expect(findGame(european, [game])).toBe(undefined);
});

test('a source without ids means one game by a title that it writes in two ways, of one maker and time', () => {
  const disney = (title: string, publisher: string, release_date: string | null) => ({
    title,
    publisher,
    release_date,
    source: 'theirs',
    source_key: null,
    releases: [{ region: 'EU' }],
  });
  const game = known(disney("Disney's Chicken Little", 'Disney', '2005-10-20'));
  const other = (publisher: string, date: string | null) =>
    recordOf(disney('Disney Chicken Little', publisher, date));

  expect(findGame(other('Disney', '2006-02-10'), [game])).toBe(game);
  expect(findGame(other('Disney', null), [game])).toBe(game);
  expect(findGame(other('THQ', null), [game])).toBe(undefined);
  expect(findGame(other('THQ', '2006-02-10'), [game])).toBe(undefined);
  expect(findGame(other('Disney', '2008'), [game])).toBe(undefined);
});

test('a title that was sold in Japan alone is the same with its long vowels spelled out', () => {
  const game = { title: 'Battle Arena Toshinden 2', releases: [{ region: 'JP' }, { region: 'US' }] };
  const spelled = (region: string) => ({ title: 'Battle Arena Toushinden 2', releases: [{ region }] });

  expect(isOne(spelled('JP'), game)).toBe(true);
  expect(isOne(game, spelled('JP'))).toBe(true);
  expect(isOne(spelled('US'), game)).toBe(false);
  expect(isOne({ ...spelled('JP'), title: 'Battle Arena Toushinden 3' }, game)).toBe(false);
});

const byHand = { source: 'Cartouche', source_key: null };
const of = (region: string) => ({ releases: [{ region }] });

test('two titles of one region at a source without ids are one game if we call it both', () => {
  const combat = { ...byHand, title: 'Combat', alt_titles: ['Tank-Plus'] };
  const sears = recordOf({ title: 'Combat ~ Tank-Plus', source_key: null, ...of('US') });
  const atari = { title: 'Combat', source: 'theirs', source_key: null, ...of('US') };
  const game = known(combat, atari);

  expect(findGame(sears, [game])).toBe(game);
  expect(findGame(sears, [known({ ...combat, alt_titles: [] }, atari)])).toBe(undefined);
});

test('what we list as two games stays two, though one has the title of the other beside its own', () => {
  const stadium = known({ ...byHand, title: 'Pokémon Stadium', alt_titles: ['Pokémon Stadium 2'] });

  expect(findGame(recordOf({ ...byHand, title: 'Pokémon Stadium 2' }), [stadium])).toBe(undefined);
});

test('a source with ids means one game by two if they are releases of two regions, by one maker or as we say', () => {
  const alone = { title: 'Home Alone 2', publisher: 'THQ', release_date: '1992', source: 'theirs' };
  const there = known({ ...alone, source_key: 'a', ...of('US') });
  const here = { ...alone, source_key: 'b', ...of('EU') };
  const warriors = { title: 'Miracle Warriors', alt_titles: ['Haja no Fūin'] };
  const western = { title: 'Miracle Warriors', source: 'theirs', source_key: 'a', ...of('US') };
  const said = known({ ...byHand, ...warriors }, western);
  const japanese = { title: 'Haja no Fūin', source_key: 'b', ...of('JP') };

  expect(findGame(recordOf(here), [there])).toBe(there);
  expect(findGame(recordOf({ ...here, ...of('US') }), [there])).toBe(undefined);
  expect(findGame(recordOf({ ...here, release_date: '1990' }), [there])).toBe(undefined);
  expect(findGame(recordOf({ ...here, publisher: 'Altron' }), [there])).toBe(undefined);
  expect(findGame(recordOf(japanese), [said])).toBe(said);
  expect(findGame(recordOf(japanese), [known(western)])).toBe(undefined);
  expect(findGame(recordOf({ ...japanese, ...of('US') }), [said])).toBe(undefined);
});

test('of two titles that a game has, the one of the same year comes before the other', () => {
  const soccer = known({
    ...byHand,
    title: 'World Soccer',
    alt_titles: ['Great Soccer'],
    release_date: '1987',
  });
  const record = (year: string) => recordOf({ title: 'Great Soccer', release_date: year });

  expect(findGame(record('1987'), [soccer], 'close')).toBe(soccer);
  expect(findGame(record('1985'), [soccer], 'close')).toBe(undefined);
  expect(findGame(record('1985'), [soccer])).toBe(soccer);
});

test('at first only what is sure is taken, so that the surer record comes before the other', () => {
  const game = known({ title: 'Clock Tower', alt_titles: ['Clock Tower 2'], release_date: '1996' });

  expect(findGame(recordOf({ title: 'Clock Tower' }), [game], 'strict')).toBe(game);
  expect(findGame(recordOf({ title: 'Clock Tower 2' }), [game], 'strict')).toBe(undefined);
  expect(findGame(recordOf({ title: 'Clock Tower 2' }), [game])).toBe(game);
});
