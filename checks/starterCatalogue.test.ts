import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { fold } from '@cartouche/contract/catalogue.rules';
import { expect, test } from 'vitest';

import { root } from './modules.ts';

type Console = { id: number; name: string; release_year: number | null };
type Game = {
  title: string;
  alt_titles?: string[];
  platform_igdb_id: number;
  platform: string;
  first_release_date: string;
  publisher: string;
  genres: string[];
  releases: { region: string; serial?: string }[];
};

const folder = join(root, 'packages/server/catalogue');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
// as: the seed's own test checks the form of both
const consoles = new Map((JSON.parse(read('platforms.json')) as Console[]).map((one) => [one.id, one]));
const games = readdirSync(folder)
  .filter((file) => file.endsWith('.ndjson'))
  .flatMap((file) => read(file).trim().split('\n'))
  .map((line) => JSON.parse(line) as Game);
const japanese = new Set([51, 58, 99]);
const western = new Set([18, 19]);
const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const isNamedInJapanese = ({ title, alt_titles = [] }: Game) =>
  [title, ...alt_titles].some((one) => isJapanese.test(one));

const titleKey = ({ title }: Game) => fold(title.replaceAll('&', 'and')).replaceAll(' ', '');

/** The titles of the games for which it holds, each with its console. */
function titlesWhere(where: (game: Game) => boolean): string[] {
  return games.filter(where).map(({ title, platform }) => `${title} (${platform})`);
}

test('a game stands once on its console, under whatever title', () => {
  const seen = new Map<string, string>();
  const twice = games.flatMap((game) => {
    const key = `${game.platform_igdb_id} ${titleKey(game)}`;
    const before = seen.get(key);
    seen.set(key, game.title);
    return before === undefined ? [] : [`${game.platform}: ${before} and ${game.title}`];
  });

  expect(twice).toEqual([]);
});

test.each([
  [
    'PC (DOS)',
    'Doom, Carmageddon, The Lost Vikings, Jagged Alliance, The 11th Hour, Cannon Fodder, Dungeon Master',
  ],
  [
    'PC (Microsoft Windows)',
    'Half-Life, Diablo, StarCraft, Deus Ex, Fallout 3, Tomb Raider III: Adventures of Lara Croft',
  ],
  [
    'Amiga',
    'Speedball, Lemmings 2: The Tribes, Heimdall, Walker, Super Stardust, Alien Breed: Tower Assault',
  ],
  [
    'Atari ST/STE',
    'Gods, Virus, Shadow of the Beast, Speedball 2: Brutal Deluxe, Turrican, Xenon 2: Megablast',
  ],
  ['Commodore C64/128/MAX', 'Summer Games II, Raid over Moscow, Ballblazer, Gunship, Last Ninja 3, Thrust'],
  ['MSX', 'Dragon Quest, Xanadu: Dragon Slayer II, Thexder, Hyper Sports 3, Pac-Man, La Abadía del Crimen'],
  ['ZX Spectrum', 'Driller, Bugaboo (The Flea), The Sentinel, Highway Encounter, The Trap Door, Ranarama'],
  [
    'Apple II',
    'Planetfall, Zork II: The Wizard of Frobozz, Softporn Adventure, Apple Panic, SunDog: Frozen Legacy',
  ],
  ['Macintosh', "Crystal Quest, The Fool's Errand, Balance of Power, Apeiron, Realmz, Bugdom"],
])('for %s it has what collectors of boxes look for first: %s', (platform, titles) => {
  const ofPlatform = new Set(games.filter((game) => game.platform === platform).map(({ title }) => title));

  expect(titles.split(', ').filter((title) => !ofPlatform.has(title))).toEqual([]);
});

test('a game names a console that we ship, by its name, and is not older than it', () => {
  const strangers = games.filter(({ platform_igdb_id: id, platform }) => consoles.get(id)?.name !== platform);
  const isTooOld = ({ platform_igdb_id: id, first_release_date }: Game) =>
    first_release_date.slice(0, 4) < String(consoles.get(id)?.release_year ?? '');

  expect(strangers.map(({ title, platform }) => `${title}: ${platform}`)).toEqual([]);
  expect(titlesWhere(isTooOld)).toEqual([]);
});

test('what was sold in Japan for the Famicom and the Super Famicom stands there, under its Japanese title', () => {
  const regions = ({ releases }: Game) => releases.map(({ region }) => region);

  const astray = titlesWhere(
    (game) =>
      (western.has(game.platform_igdb_id) && regions(game).includes('JP')) ||
      (japanese.has(game.platform_igdb_id) && !regions(game).includes('JP')),
  );
  const unwritten = titlesWhere(
    (game) =>
      japanese.has(game.platform_igdb_id) && !/^[\dA-Z]+$/.test(game.title) && !isNamedInJapanese(game),
  );

  expect(astray).toEqual([]);
  expect(unwritten).toEqual([]);
});

test('a game that has a Japanese title on one console has one on every console', () => {
  const byTitle = Map.groupBy(games, titleKey);
  const isNamedElsewhere = (game: Game) => byTitle.get(titleKey(game))?.some(isNamedInJapanese) ?? false;

  const without = titlesWhere((game) => !isNamedInJapanese(game) && isNamedElsewhere(game));

  expect(without.toSorted()).toEqual(namesakes.toSorted());
});

/** Games without a Japanese title that share only their name with one that has one. */
const namesakes = [
  // The same story or series, told anew years later.
  'Alone in the Dark (PlayStation 5)',
  'Alone in the Dark (Wii)',
  'Forza Motorsport (Xbox Series X|S)',
  'Mortal Kombat (PlayStation 3)',
  'Prey (PC (Microsoft Windows))',
  'Prey (Xbox 360)',
  'Shinobi (PlayStation 2)',
  'Splatterhouse (Xbox 360)',
  'Teenage Mutant Ninja Turtles (Nintendo GameCube)',
  'Twisted Metal (PlayStation 3)',
  // The same film, hero or series, in a game of its own that was not sold in Japan.
  'Batman (Amstrad CPC)',
  'Batman (Amstrad GX4000)',
  'Batman (ZX Spectrum)',
  'Darkwing Duck (TurboGrafx-16/PC Engine)',
  'Indiana Jones and the Last Crusade (Sega Master System/Mark III)',
  'Mega Man (Sega Game Gear)',
  'Monopoly (Nintendo 64)',
  'Namco Museum (PlayStation 2)',
  'Ninja Gaiden (Sega Master System/Mark III)',
  'Perfect Dark (Game Boy Color)',
  'Power Strike II (Sega Master System/Mark III)',
  'Rambo: First Blood Part II (Commodore C64/128/MAX)',
  'Shadowrun (Sega Mega Drive/Genesis)',
  'Spider-Man (Atari 2600)',
  'Star Wars (Amiga)',
  'Star Wars (Game Boy)',
  'Star Wars (Sega Game Gear)',
  'The Revenge of Shinobi (Game Boy Advance)',
  'Tomb Raider (Game Boy Color)',
  'Turok 2: Seeds of Evil (Game Boy Color)',
  // The same word alone.
  'Avenger (Commodore VIC-20)',
  'Baseball (RCA Studio II)',
  'Exile (Acorn Electron)',
  'Exile (BBC Microcomputer System)',
  'Fahrenheit (Sega CD 32X)',
  'Fahrenheit (Sega CD)',
  'Freedom Fighters! (Odyssey 2 / Videopac G7000)',
  'Golf (Atari 2600)',
  'Nightshade (ZX Spectrum)',
  'Sneakers (Apple II)',
  'Tennis (Atari 2600)',
  'Total Eclipse (ZX Spectrum)',
];

test('Japanese titles are romanised in one way, with a line over a long vowel', () => {
  const other = /\b(?:akumajou|bishoujo|bouken|chou|daibouken|doujou|shoujo|shounen|yuu|yuusha)\b/i;

  expect(titlesWhere(({ title }) => other.test(title))).toEqual([]);
});

test('a name has one spelling on all consoles', () => {
  const words = games.flatMap(({ title }) => title.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? []);
  const withoutCapital = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);
  const spellings = Map.groupBy(
    new Set(words.filter((word) => word.length > 2).map(withoutCapital)),
    (word) => word.toLowerCase(),
  );
  const several = [...spellings].filter(([word, all]) => all.length > 1 && !wordsAndNames.has(word));

  expect(several.map(([, all]) => all.join(', '))).toEqual([]);
});

/** Words that are the name of something else too: SaGa, NiGHTS, SiN, ARMS, Navy SEALs. */
const wordsAndNames = new Set(
  'seals pro saga fast waterworld ace max exe nights sin arms experience remix neo pod'.split(' '),
);

test('the label of a Nintendo 64 game has its own code, with the letter of its region', () => {
  const labels = games
    .filter(({ platform_igdb_id: id }) => id === 4)
    .flatMap(({ title, releases }) =>
      releases.flatMap(({ region, serial }) => (serial ? [{ title, region, serial }] : [])),
    );
  const letters: Record<string, string> = { JP: 'J', US: 'E', EU: 'P', AU: 'PUX' };
  const strange = labels.filter(({ region, serial }) => {
    const [, letter = '-'] = /^NUS-[NC][A-Z\d]{2}([A-Z])(?:-[A-Z]{3})?$/.exec(serial) ?? [];
    return !letters[region]?.includes(letter);
  });
  const owners = Map.groupBy(labels, ({ serial }) => serial);

  expect(strange).toEqual([]);
  expect([...owners.values()].filter((all) => all.length > 1)).toEqual([]);
  expect(new Set(labels.map(({ title }) => title)).size).toBeGreaterThan(150);
});

test('every genre is one of those in use', () => {
  const inUse = Map.groupBy(
    games.flatMap(({ genres }) => genres),
    (genre) => genre,
  );
  const rare = [...inUse].filter(([, all]) => all.length < 5).map(([genre]) => genre);

  expect(rare).toEqual([]);
});

test('a publisher has one spelling, and the name of the time', () => {
  const wordsOfCompanies =
    /\b(?:co|company|corp|corporation|entertainment|games|inc|interactive|limited|ltd|productions|publishing|software)\b/g;
  const spellings = Map.groupBy(new Set(games.map(({ publisher }) => publisher)), (name) =>
    fold(name).replace(wordsOfCompanies, '').replaceAll(' ', ''),
  );
  const several = [...spellings.values()]
    .filter((names) => names.length > 1)
    .map((names) => names.toSorted().join(', '));
  const notOfItsTime = titlesWhere(({ publisher, first_release_date: date }) => {
    const [from = '', to = '9999'] = times.get(publisher) ?? [];
    return date < from || date.slice(0, to.length) > to;
  });

  expect(several.filter((names) => !differentTimes.has(names))).toEqual([]);
  expect(notOfItsTime).toEqual([]);
});

/** From when until when a company published under a name. */
const times = new Map([
  ['Ubi Soft', ['', '2003-08']],
  ['Ubisoft', ['2003-09', '9999']],
  ['Virgin Games', ['', '1993']],
  ['Virgin Interactive', ['1994', '9999']],
  ['Gremlin Graphics', ['', '1993']],
  ['Gremlin Interactive', ['1994', '9999']],
  ['Atari Corporation', ['1985', '1996']],
  ['Square Enix', ['2003-04', '9999']],
  ['Microsoft Studios', ['2011', '2019']],
  ['Xbox Game Studios', ['2019', '9999']],
  ['Sony Interactive Entertainment', ['2016', '9999']],
]);

/** Names of one company at different times, or of different companies. */
const differentTimes = new Set([
  'Atari, Atari Corporation',
  'Bandai Namco Entertainment, Bandai Namco Games',
  'Marvelous, Marvelous Entertainment, Marvelous Interactive',
  'Disney, Disney Software',
  'Mattel, Mattel Interactive',
  'Personal Games Company, Personal Software',
  'Sony Corporation, Sony Interactive Entertainment',
  'Ubi Soft, Ubisoft',
  'Victor Entertainment, Victor Interactive Software',
  'Virgin Games, Virgin Interactive',
  'Warner Bros. Games, Warner Bros. Interactive Entertainment',
]);
