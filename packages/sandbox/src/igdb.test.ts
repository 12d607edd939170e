import { join } from 'node:path';

import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';

import { startIgdb } from './igdb.ts';
import { readQuery } from './igdb.query.ts';
import { misbehave } from './testing.ts';

const catalogue = join(import.meta.dirname, '../../server/catalogue');
const igdb = await startIgdb({ catalogue });
afterAll(() => igdb.close());

async function getToken(changes: Record<string, string> = {}) {
  const { clientId, clientSecret, tokenUrl } = igdb;
  const query = {
    client_id: clientId,
    client_secret: clientSecret,
    grant_type: 'client_credentials',
    ...changes,
  };
  const answer = await fetch(`${tokenUrl}?${new URLSearchParams(query)}`, { method: 'POST' });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const { body: given } = await getToken();

async function ask(query: string, path = '/games') {
  const headers = { 'client-id': igdb.clientId, authorization: `Bearer ${String(given['access_token'])}` };
  for (;;) {
    const answer = await fetch(igdb.baseUrl + path, { method: 'POST', headers, body: query });
    if (answer.status !== 429) return { status: answer.status, body: await answer.json() };
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

test('a token needs both keys, and lasts about two months', async () => {
  expect(given).toMatchObject({ expires_in: 5_587_808, token_type: 'bearer' });
  expect(await getToken({ client_id: 'other' })).toEqual({
    status: 400,
    body: { status: 400, message: 'invalid client' },
  });
  expect(await getToken({ client_secret: 'guessed' })).toEqual({
    status: 403,
    body: { status: 403, message: 'invalid client secret' },
  });
});

test('a game of the starter catalogue is one for all its platforms, and references are ids unless expanded', async () => {
  const { body } = await ask(
    'fields name,platforms,cover,genres.name,release_dates.y,release_dates.platform; search "chrono trigger"; limit 5;',
  );

  expect(body).toContainEqual(
    expect.objectContaining({
      name: 'Chrono Trigger',
      platforms: expect.arrayContaining([19, 20]),
      cover: expect.any(Number),
      genres: expect.arrayContaining([{ id: expect.any(Number), name: 'Role-playing (RPG)' }]),
      release_dates: expect.arrayContaining([
        expect.objectContaining({ y: 1995, platform: expect.any(Number) }),
      ]),
    }),
  );
});

test('it has games that the starter catalogue does not have', async () => {
  const { body } = await ask('fields name; search "stop mr domino";');
  expect(body).toEqual([{ id: expect.any(Number), name: 'No One Can Stop Mr. Domino!' }]);
});

test('conditions, order, limit and offset page through a platform', async () => {
  const page = async (rest: string) =>
    (await ask(`fields id,platforms; where platforms = (33) & version_parent = null & ${rest}`)).body as {
      id: number;
      platforms: number[];
    }[];
  const first = await page('id > 0; sort id asc; limit 3;');
  const next = await page(`id > ${first[2]?.id}; sort id asc; limit 3;`);
  const same = await page('id > 0; sort id asc; limit 3; offset 3;');

  expect(first).toHaveLength(3);
  expect(first.every(({ platforms }) => platforms.includes(33))).toBe(true);
  expect(next).toEqual(same);
});

test('what is no query is refused as IGDB does', async () => {
  const { status, body } = await ask('fields name; search no quotes;');

  expect(status).toBe(400);
  expect(body).toMatchObject([{ title: 'Syntax Error', status: 400 }]);
  expect(readQuery('fields name; search "a \\"b\\"; c";').search).toBe('a "b"; c');
});

test('more than four questions in a second are too many', async () => {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const headers = { 'client-id': igdb.clientId, authorization: `Bearer ${String(given['access_token'])}` };
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      fetch(`${igdb.baseUrl}/games`, { method: 'POST', headers, body: 'fields id;' }),
    ),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBeNull();
});

test.each([
  ['t_cover_big', [264, 374]],
  ['t_cover_small_2x', [180, 256]],
  ['t_screenshot_big', [889, 500]],
])('a picture has the size that its address names: %s', async (size, [width, height]) => {
  const answer = await fetch(`${igdb.imageUrl}/${size}/co1abc.jpg`);

  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(await sharp(await answer.bytes()).metadata()).toMatchObject({ format: 'jpeg', width, height });
});

test('a picture of no size, or with another name, is not there', async () => {
  for (const path of ['t_poster/co1abc.jpg', 't_thumb/abc.jpg', 't_thumb/co1abc.png'])
    expect((await fetch(`${igdb.imageUrl}/${path}`)).status).toBe(404);
});

test('a picture can lie about what it is', async () => {
  await misbehave(igdb.baseUrl, { endpoint: 'image', how: 'lying' });
  const answer = await fetch(`${igdb.imageUrl}/t_cover_big/co1abc.jpg`);

  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(await answer.text()).toContain('<!doctype html>');
});
