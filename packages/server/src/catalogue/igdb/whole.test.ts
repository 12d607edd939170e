import type { GameRow } from '@cartouche/contract/game';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { type WithIgdb, startWithIgdb } from '../../testing/igdb.ts';
import { type TestUser, startProduct } from '../../testing/product.ts';

const minute = 60_000;
const hour = 60 * minute;

let product: WithIgdb;
let ana: TestUser;
let ben: TestUser;
beforeAll(async () => {
  product = await startWithIgdb();
  [ana, ben] = [await product.user('ana'), await product.user('ben')];
});
beforeEach(async () => {
  await product.misbehave('games', '500', 0);
  await product.misbehave('token', '500', 0);
  product.later(2 * hour); // nobody rests any longer, and no answer is kept
  await search('warming up');
  await product.calls();
});
afterAll(() => product.close());

type Body = { games: GameRow[]; isSample: boolean; code?: string; error?: string; message?: string };

async function search(query: string, more: object = {}, user = ana) {
  const { status, body } = await product.as(user, 'igdb.search', { query, ...more });
  return { status, body: body as Body }; // as: the contract's output
}

async function questions() {
  return (await product.calls()).filter(({ path }) => path === '/v4/games').length;
}

async function details(gameId: number) {
  return (await product.as(ana, 'catalogue.game', { gameId })).body as Record<string, unknown>;
}

test('what one user finds in the whole game database is in the catalogue for everybody', async () => {
  const before = await product.as(ben, 'catalogue.search', { q: 'mister domino' });
  const { status, body } = await search('stop mr. domino');
  const after = await product.as(ben, 'catalogue.search', { q: 'stop domino' });

  expect(before.body).toMatchObject({ found: [], alike: [] });
  expect(status).toBe(200);
  expect(body.games).toMatchObject([
    {
      title: 'No One Can Stop Mr. Domino!',
      platform_id: 7,
      release_date: '1998',
      publisher: 'Acclaim',
      genres: 'Puzzle',
      is_owned: false,
    },
  ]);
  expect(after.body).toMatchObject({ found: [{ game_id: body.games[0]?.game_id }] });
  expect(await details(body.games[0]?.game_id ?? 0)).toMatchObject({
    alt_titles: ['Domino-kun o Tomenaide.'],
    rating: expect.any(Number),
    rating_count: expect.any(Number),
    rating_source: 'IGDB',
    url: 'https://www.igdb.com/games/no-one-can-stop-mr-domino',
  });
});

test('the same search asks once for everybody, and its answer knows what each of them owns', async () => {
  const { body } = await search('Irritating Stick');
  const gameId = body.games[0]?.game_id;
  await product.as(ben, 'collection.save', { gameId, completeness: 'COMPLETE_IN_BOX' });
  const again = await search(' irritating  STICK ');
  const bens = await search('irritating stick', {}, ben);

  expect(await questions()).toBe(1);
  expect([again, bens].map((one) => one.body.games[0]?.is_owned)).toEqual([false, true]);
});

test('a platform narrows the search, and one that does not exist is refused', async () => {
  const onlyOn = await search('Chakan', { platform: 35 });
  const unknown = await search('Chakan', { platform: 999_999 });

  expect(onlyOn.body.games.map(({ platform_id }) => platform_id)).toEqual([35]);
  expect(unknown).toMatchObject({ status: 404, body: { code: 'platform_not_found' } });
});

test('what somebody types stays words: no quote or backslash changes the question', async () => {
  for (const query of ['"; limit 500; search "a', 'zz\\', '\\"; fields *;', 'zz\nwhere id = 5;']) {
    const { status, body } = await search(query);
    expect([query, status, body.games]).toEqual([query, 200, []]);
  }
});

test('a game can be fetched by its id there, and an id that is none is not found', async () => {
  const { body: found } = await search('Let’s Tap');
  const { igdb_id: id } = await details(found.games[0]?.game_id ?? 0);
  const { body } = await product.as(ana, 'igdb.game', { id });
  const none = await product.as(ana, 'igdb.game', { id: 4711 });

  expect((body as Body).games).toMatchObject([{ game_id: found.games[0]?.game_id, title: 'Let’s Tap' }]);
  expect(none).toMatchObject({ status: 404, body: { code: 'game_not_found', message: 'Game not found.' } });
});

test.each([
  ['unauthorized', 2, 'Authorization Failure. Have you tried:', 'refused'],
  ['syntax error', 1, "Syntax Error: Expecting a STRING at 'fields'", 'refused'],
  ['wrong tier', 1, 'Forbidden: Not in your tier', 'refused'],
  ['blocked', 1, 'IGDB refuses to answer. Whoever runs this site needs to check its keys.', 'refused'],
  [
    'blocked by a page',
    1,
    'IGDB refuses to answer. Whoever runs this site needs to check its keys.',
    'refused',
  ],
  ['too large', 1, 'Payload Too Large: Response exceeds 10MB limit.', 'refused'],
  ['bare 429', 3, 'IGDB allows no more requests for now. Please try again in a few seconds.', 'busy'],
  ['500', 3, 'IGDB does not answer at the moment. Please try again in a few minutes.', 'silent'],
  ['html', 1, 'IGDB does not answer at the moment. Please try again in a few minutes.', 'silent'],
  ['huge', 1, 'IGDB does not answer at the moment. Please try again in a few minutes.', 'silent'],
  ['cut', 3, 'IGDB does not answer at the moment. Please try again in a few minutes.', 'silent'],
  ['hang', 1, 'IGDB does not answer at the moment. Please try again in a few minutes.', 'silent'],
  ['object', 1, 'IGDB does not answer at the moment. Please try again in a few minutes.', 'silent'],
])('when IGDB is odd, the answer says why: %s', async (how, times, message, reason) => {
  await product.misbehave('games', how, times);
  const { status, body } = await search(`odd ${how}`);

  expect({ status, ...body }).toEqual({
    status: 502,
    code: 'igdb_search_failed',
    error: `Failed to search games: ${message}`,
    message,
    data: { message, reason },
  });
});

test.each([
  ['invalid client', 'invalid client', 'refused'],
  ['invalid secret', 'invalid client secret', 'refused'],
  ['no token', 'IGDB does not answer at the moment. Please try again in a few minutes.', 'silent'],
])('when no token is given, the answer says why: %s', async (how, message, reason) => {
  const other = await startWithIgdb();
  const eve = await other.user('eve');
  await other.misbehave('token', how);
  const { status, body } = await other.as(eve, 'igdb.game', { id: 5 });
  other.later(11 * minute);
  const later = await other.as(eve, 'igdb.search', { query: 'Elebits' });
  await other.close();

  expect({ status, body }).toMatchObject({
    status: 502,
    body: {
      code: 'igdb_game_failed',
      error: `Failed to fetch game from IGDB: ${message}`,
      message,
      data: { reason },
    },
  });
  expect(later.status).toBe(200);
});

test('keys that were refused are not tried again for ten minutes, and the answer stays the same', async () => {
  const other = await startWithIgdb();
  const eve = await other.user('eve');
  await other.misbehave('token', 'invalid secret', 2);
  const ask = async (query: string) => await other.as(eve, 'igdb.search', { query });
  const asked = async () => (await other.calls()).filter(({ path }) => path === '/oauth2/token').length;

  const first = await ask('Elebits');
  other.later(9 * minute);
  const soon = await ask('Odama');
  const before = await asked();
  other.later(2 * minute);
  const refusedAgain = await ask('Odama');
  other.later(11 * minute);
  const mended = await ask('Odama');
  const after = await asked();
  await other.close();

  expect(soon).toEqual(first);
  expect(refusedAgain.status).toBe(502);
  expect(mended.status).toBe(200);
  expect([before, after]).toEqual([1, 2]);
});

test('a busy IGDB is asked again after a moment, and an ended token is replaced once', async () => {
  await product.misbehave('games', 'bare 429', 2);
  const busy = await search('SkyGunner');
  await product.forgetTokens();
  const renewed = await search('Odama');

  expect([busy, renewed].map(({ body }) => body.games.length)).toEqual([1, 1]);
});

test('many who search at once get one token, and stay within four questions a second and eight open', async () => {
  await product.forgetTokens();
  const other = await startWithIgdb();
  const users = await Promise.all(['cy', 'di', 'ed'].map((name) => other.user(name)));
  const startedAt = performance.now();
  const answers = await Promise.all(
    users.flatMap((user, at) =>
      ['one', 'two', 'three'].map((word) => other.as(user, 'igdb.search', { query: `${word} ${at}` })),
    ),
  );
  const tookMs = performance.now() - startedAt;
  const calls = await other.calls();
  await other.close();

  // On a busy machine questions arrive together: one is asked again, and somebody may be told that it is busy.
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(7);
  expect(answers.filter(({ status }) => status !== 200 && status !== 502)).toEqual([]);
  expect(calls.filter(({ path }) => path === '/oauth2/token')).toHaveLength(1);
  expect(calls.filter(({ path }) => path === '/v4/games').length).toBeGreaterThanOrEqual(9);
  expect(Math.max(...calls.map(({ open }) => open))).toBeLessThanOrEqual(8);
  expect(tookMs).toBeGreaterThan(1_900);
});

test('without keys nothing is asked, and every answer says that the client id is not configured', async () => {
  const off = await startProduct();
  const eve = await off.user('eve');
  const status = await off.as(eve, 'igdb.status');
  const answers = [
    await off.as(eve, 'igdb.search', { query: 'Terranigma' }),
    await off.as(eve, 'igdb.game', { id: 5 }),
  ];
  await off.close();

  expect(status.body).toEqual({ isOn: false, isSample: false });
  const text = 'The IGDB client id is not configured: whoever runs this site has not switched the search on.';
  for (const { status: code, body } of answers)
    expect({ code, body }).toMatchObject({
      code: 422,
      body: { code: 'igdb_off', error: text, message: text },
    });
});

test('whoever is not signed in, or sends no words, is told so in the message', async () => {
  const nobody = await product.as(null, 'igdb.search', { query: 'Terranigma' });
  const blank = await search('   ');

  expect(nobody).toMatchObject({ status: 401, body: { message: 'Please sign in to continue.' } });
  expect(blank).toMatchObject({ status: 400, body: { code: 'bad_input', message: expect.any(String) } });
  expect(await questions()).toBe(0);
});

test('nobody can use up the questions of all', async () => {
  const eve = await product.user('eve');
  await search('Glover', {}, eve);
  const statuses = await Promise.all(
    Array.from({ length: 31 }, async () => (await search('Glover', {}, eve)).status),
  );

  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  expect((await search('Glover', {}, ben)).status).toBe(200);
});
