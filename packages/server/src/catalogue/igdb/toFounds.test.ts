import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { type WithIgdb, startWithIgdb } from '../../testing/igdb.ts';
import { toRecord } from '../import/gameRecord.ts';
import { gamesAnswer } from './igdbShapes.ts';
import { createIgdb } from './igdb.ts';
import { sourceOf, toFounds } from './toFounds.ts';

let product: WithIgdb;
beforeAll(async () => void (product = await startWithIgdb()));
beforeEach(async () => await product.misbehave('games', '500', 0));
afterAll(() => product.close());

const source = sourceOf({ isStandIn: false });
const platforms = new Set([7, 19, 58]);

/** What the catalogue is given of an odd answer. */
async function readOdd(how: string) {
  const igdb = createIgdb(product.igdb, product.ctx);
  await product.misbehave('games', how);
  const answer = await igdb.search('anything', [...platforms]);
  return { ...answer, records: answer.games.flatMap((game) => toRecords(game)) };
}

function toRecords(game: Parameters<typeof toFounds>[0]) {
  return toFounds(game, platforms, source).flatMap((found) => {
    const made = toRecord(found);
    return 'record' in made ? [made.record] : [];
  });
}

/** One game as IGDB sends it, with everything that was asked for. */
const whole = {
  id: 1234,
  name: 'Seiken Densetsu 3',
  summary: 'Three of six.\r\nTwo friends.',
  url: 'https://www.igdb.com/games/seiken-densetsu-3',
  platforms: [19, 58, 4711],
  cover: { id: 1, image_id: 'co1abc' },
  screenshots: [{ image_id: 'sc1' }, { image_id: 'sc2' }, { image_id: 'sc3' }],
  genres: [{ name: 'Role-playing (RPG)' }, { name: 'Indie' }, { name: 'Role-playing (RPG)' }],
  involved_companies: [
    { company: { name: 'Somebody Else' }, publisher: false, developer: false },
    { company: { name: 'Square' }, publisher: false, developer: true },
    { company: { name: 'Square Enix' }, publisher: true, developer: false },
  ],
  release_dates: [
    { platform: 58, release_region: 5, date_format: 0, date: 812_419_200, y: 1995, m: 9 },
    { platform: 58, release_region: 1, date_format: 1, date: 946_598_400, y: 1999, m: 12 },
    { platform: 58, release_region: 10, date_format: 4, date: 962_323_200, y: 2000, m: 6 },
    { platform: 58, release_region: 7, date_format: 2, date: 978_220_800, y: 2000 },
    { platform: 58, release_region: 9, date_format: 7 },
    { platform: 19, release_region: 2, date_format: 7, date: 962_323_200, y: 2000 },
  ],
  alternative_names: [{ name: 'Trials of Mana', comment: 'Other' }, { name: '聖剣伝説3' }, { name: 'SD3' }],
  game_localizations: [{ name: '聖剣伝説3', region: { identifier: 'ja-JP' } }, { name: 'Mana Europe' }],
  total_rating: 87.25,
  total_rating_count: 321,
  rating: 1,
  rating_count: 1,
  game_type: 0,
};

const read = (game: object) => gamesAnswer.parse([game]).games.flatMap(toRecords);

test('a game is one record for each platform that we know, with the dates and regions of that platform', () => {
  const records = read(whole);

  expect(records).toHaveLength(2);
  expect(records.find(({ platform_id }) => platform_id === 58)).toMatchObject({
    title: 'Seiken Densetsu 3',
    alt_titles: ['Trials of Mana', '聖剣伝説3', 'SD3', 'Mana Europe'],
    release_date: '1995-09-30',
    publisher: 'Square Enix',
    developer: 'Square',
    description: 'Three of six.\nTwo friends.',
    genres: ['Role-playing'],
    releases: [
      { region: 'JP', date: '1995-09-30', title: '聖剣伝説3' },
      { region: 'EU', date: '1999-12' },
      { region: 'BR', date: '2000' },
      { date: '2000' },
      { region: 'KR' },
    ],
    igdb_id: 1234,
    rating: 87.25,
    rating_count: 321,
    url: 'https://www.igdb.com/games/seiken-densetsu-3',
    cover: 'co1abc',
    screenshots: ['sc1', 'sc2'],
    source: 'IGDB',
    source_key: '1234/58',
    licence: 'IGDB',
  });
  expect(records.find(({ platform_id }) => platform_id === 19)).toMatchObject({
    release_date: null,
    releases: [{ region: 'US' }],
    source_key: '1234/19',
  });
});

test('without a rating of critics too, that of users counts; without dates of its only platform, the first year', () => {
  const { total_rating: _, total_rating_count: __, ...rest } = whole;
  const [record] = read({ ...rest, platforms: [19], release_dates: [], first_release_date: 812_419_200 });

  expect(record).toMatchObject({ rating: 1, rating_count: 1, release_date: '1995', releases: [] });
});

test('what the stand-in says is kept under a name that says so', () => {
  expect(sourceOf({ isStandIn: true }).source).toBe('IGDB sample data');
});

test('references that were not expanded are no facts, and cost none', async () => {
  const { records } = await readOdd('unexpanded');

  expect(records).toMatchObject([
    {
      title: 'Only Ids',
      alt_titles: [],
      publisher: null,
      genres: [],
      cover: null,
      screenshots: [],
      release_date: '1995',
    },
  ]);
});

test('a game needs a name and a platform that we know, and nothing else', async () => {
  const { length, games, records } = await readOdd('bare');

  expect(length).toBe(5);
  expect(games.map(({ id }) => id)).toEqual([1_899_000_002, 1_899_000_005, 1_899_000_006]);
  expect(records.map(({ title }) => title)).toEqual(['No More Than a Name']);
});

test('a picture is known by its id, also where only its address without a protocol comes', async () => {
  const { records } = await readOdd('by address');

  expect(records).toMatchObject([
    { title: 'By Its Address', platform_id: 19, cover: 'co1odd', screenshots: ['sc1odd'], url: null },
  ]);
});

test('wrong facts are left out, and the game is kept', async () => {
  const { records } = await readOdd('wrong facts');

  expect(records).toMatchObject([
    {
      title: 'Wrong  Facts',
      alt_titles: [],
      release_date: null,
      publisher: null,
      developer: null,
      genres: [],
      rating: null,
      rating_count: null,
      url: null,
      cover: null,
      screenshots: [],
    },
  ]);
  expect(records[0]?.description).toHaveLength(5_000);
});

test('editions, downloads, mods and updates are no games for collectors; a remake is one', async () => {
  const { records } = await readOdd('others’ editions');
  expect(records.map(({ title }) => title)).toEqual(['Game: The Remake']);
});

test('a game that was never sold is left out', () => {
  expect(read({ ...whole, game_status: { status: 'Cancelled' } })).toEqual([]);
  expect(read({ ...whole, game_status: { status: 'Released' } })).toHaveLength(2);
});

test('an answer of nothing but rubbish has no games', async () => {
  const { length, lastId, records } = await readOdd('rubbish');
  expect({ length, lastId, records }).toEqual({ length: 7, lastId: 7, records: [] });
});

test('a field that IGDB has renamed is left out of the question from then on', async () => {
  const igdb = createIgdb(product.igdb, product.ctx);
  await product.misbehave('games', 'invalid field');
  await product.calls();
  const first = await igdb.search('Elebits', [5]);
  const second = await igdb.search('Elebits', [5]);

  expect([first, second].map(({ games }) => games[0]?.name)).toEqual(['Elebits', 'Elebits']);
  expect((await product.calls()).filter(({ path }) => path === '/v4/games')).toHaveLength(3);
});

test('the box of a region comes with its release, even where the title is the same', () => {
  const [record] = read({
    ...whole,
    platforms: [19],
    release_dates: [
      { platform: 19, release_region: 1, date_format: 2, y: 1996 },
      { platform: 19, release_region: 2, date_format: 2, y: 1995 },
    ],
    game_localizations: [{ cover: { image_id: 'co4eu' }, region: { identifier: 'EU' } }],
  });

  expect(record?.releases).toEqual([
    { region: 'EU', date: '1996', cover: 'co4eu' },
    { region: 'US', date: '1995' },
  ]);
});

test('a game that came out everywhere at once has the boxes of its regions, but not that of another console', () => {
  const boxes = [
    { cover: { image_id: 'co5eu' }, region: { identifier: 'EU' } },
    { cover: { image_id: 'co5jp' }, region: { identifier: 'ja-JP' } },
    { name: 'Only a name', region: { identifier: 'ko-KR' } },
  ];
  const everywhere = { platform: 19, release_region: 8, date_format: 2, y: 1996 };
  const ofOne = { ...whole, platforms: [19], release_dates: [everywhere], game_localizations: boxes };
  const [one] = read(ofOne);
  const ofBoth = read({ ...ofOne, platforms: [19, 58] });
  const [dated] = read({ ...ofOne, release_dates: [{ ...everywhere, release_region: 2 }] });

  const worldwide = { region: 'WW', date: '1996' };
  expect(one?.releases).toEqual([
    worldwide,
    { region: 'EU', cover: 'co5eu' },
    { region: 'JP', cover: 'co5jp' },
  ]);
  const western = ofBoth.find(({ platform_id }) => platform_id === 19);
  expect(western?.releases).toEqual([worldwide, { region: 'EU', cover: 'co5eu' }]);
  expect(dated?.releases).toEqual([{ region: 'US', date: '1996' }]);
});
