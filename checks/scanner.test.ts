import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import {
  type Answer,
  type Product,
  type TestUser,
  startProduct,
} from '../packages/server/src/testing/product.ts';
import { bomb, gif, jpeg, jpegFromPhone } from '../packages/server/src/testing/pictures.ts';
import { metadataOf } from '../packages/server/src/pictures/decoder.ts';
import { readConfig } from '../packages/server/src/config.ts';
import { type Gemini, startGemini } from '../packages/sandbox/src/gemini.ts';
import { findSample } from '../packages/sandbox/src/gemini.samples.ts';
import { misbehave } from '../packages/sandbox/src/testing.ts';

let gemini: Gemini;
beforeAll(async () => {
  gemini = await startGemini();
  await findSample(await jpeg()); // the samples are drawn once, and that takes a while
});
afterAll(() => gemini.close());

let product: Product;
let ana: TestUser;

/** A product of its own for each test: a service that failed must not rest in the next. */
beforeEach(async () => {
  product = await startProduct({ vision: vision() });
  await platform(33, 'Game Boy', []);
  await platform(19, 'Super Nintendo Entertainment System', ['SNES']);
  await platform(23, 'Dreamcast', ['DC']);
  ana = await product.user('ana');
  return () => product.close();
});

const vision = (isStandIn = true) => ({
  apiKey: gemini.apiKey,
  model: 'gemini-flash-latest',
  apiUrl: gemini.baseUrl,
  isStandIn,
  timeoutMs: 2_500,
});

async function platform(id: number, name: string, aliases: string[]) {
  await product.ctx.db
    .insertInto('consoles')
    .values({ id, name, manufacturer: 'Maker', release_year: 1990, color: '#888888', aliases })
    .execute();
}

const recognize = (picture: Buffer, { by = ana, on = product, type = 'image/jpeg' } = {}): Promise<Answer> =>
  on.request({
    method: 'POST',
    url: '/api/scanner/recognize',
    payload: picture,
    headers: { cookie: by.cookie, 'content-type': type },
  });
const sample = async (name: string) =>
  Buffer.from(await (await fetch(`${gemini.baseUrl}/samples/${name}.png`)).bytes());
const spoil = (how: string, times = 1) => misbehave(gemini.baseUrl, { endpoint: 'generate', how, times });
const codeOf = ({ body }: Answer) => (body as { code?: string }).code; // as: a refusal's body

test.each([
  ['tetris', { console: 'Game Boy', platformId: 33, gameTitle: 'Tetris', gameEdition: 'Standard Edition' }],
  ['doom', { console: 'Super Nintendo Entertainment System', platformId: 19, gameTitle: 'Doom' }],
  ['sonic-adventure', { console: 'Dreamcast', platformId: 23, gameEdition: 'Sample Edition' }],
  ['columns', { console: 'Sample Console', platformId: null, gameTitle: 'Columns' }],
])('the sample box %s is recognized, and labelled as sample data', async (name, game) => {
  const answer = await recognize(await sample(name), { type: 'image/png' });

  expect(answer).toMatchObject({ status: 200, body: { ...game, isSample: true } });
});

test('any other picture is refused honestly: the stand-in reads nothing', async () => {
  const answer = await recognize(await jpeg());

  expect(answer).toMatchObject({ status: 422, body: { code: 'scanner_knows_samples' } });
});

test('the screen learns that it is a stand-in, and where its pictures are', async () => {
  const { body } = await product.as(ana, 'scanner.status');
  expect(body).toMatchObject({ isOn: true, isSample: true, samplesUrl: gemini.baseUrl });

  const page = await (await fetch(gemini.baseUrl)).text();
  expect(page).toContain('Stand-in for Gemini.');
  expect(page.match(/\/samples\/[\w-]+\.png" download/g)).toHaveLength(4);
});

test('what leaves is a small JPEG without place, camera and orientation', async () => {
  let path: string | undefined;
  let key: string | string[] | undefined;
  let sent = '';
  const receiver = createServer((request, response) => {
    path = request.url;
    key = request.headers['x-goog-api-key'];
    void text(request).then((body) => {
      sent = body;
      response.writeHead(500).end();
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo; // as: a TCP server has no other kind of address
  const other = await startProduct({ vision: { ...vision(), apiUrl: `http://127.0.0.1:${port}` } });
  const bob = await other.user('bob');

  await recognize(await jpegFromPhone(), { by: bob, on: other });

  await other.close();
  receiver.closeAllConnections();
  receiver.close();
  const data = /"data":"([^"]+)"/.exec(sent)?.[1] ?? '';
  const picture = await metadataOf(Buffer.from(data, 'base64'));
  expect(path).toBe('/v1/models/gemini-flash-latest:generateContent');
  expect(key).toBe(gemini.apiKey);
  expect(picture).toMatchObject({ format: 'jpeg', width: 300, height: 400 });
  expect([picture.exif, picture.xmp, picture.icc, picture.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test.each(['fenced', 'thinking'])('a reply that is %s is read', async (how) => {
  await spoil(how);

  const answer = await recognize(await jpeg());

  expect(answer.body).toMatchObject({ platformId: 33, gameTitle: 'Tetris', gameEdition: 'Standard Edition' });
});

test('a console that is none of ours comes as it was read, without a platform', async () => {
  await spoil('unknown');

  const { body } = await recognize(await jpeg());

  expect(body).toMatchObject({
    console: 'Amstrad Toaster',
    platformId: null,
    gameTitle: 'Bread {2}',
    gameEdition: 'Gold',
  });
});

test.each(['blocked', 'empty', 'stopped', 'nonsense'])('a reply that is %s means: try again', async (how) => {
  const real = await startProduct({ vision: vision(false) });
  const bob = await real.user('bob');
  await spoil(how);

  const answer = await recognize(await jpeg(), { by: bob, on: real });

  await real.close();
  expect(answer).toMatchObject({
    status: 422,
    body: {
      code: 'game_not_recognized',
      error: 'Could not recognize game information clearly. Please try capturing the image again.',
    },
  });
});

test.each(['overloaded', 'model', 'key', 'html', 'huge', 'cut', '500', 'hang'])(
  'after %s people are told to try again, and can',
  async (how) => {
    await spoil(how);

    const answer = await recognize(await jpeg());

    expect(answer).toMatchObject({
      status: 502,
      body: { code: 'scanner_failed', error: 'Failed to process image. Please try again.' },
    });
    expect((await recognize(await sample('tetris'))).status).toBe(200);
  },
);

test('the pause that the service asks for is kept', async () => {
  await spoil('quota');

  const first = await recognize(await sample('tetris'));
  const still = await recognize(await sample('tetris'));
  product.later(38_000);
  const again = await recognize(await sample('tetris'));

  expect(first).toMatchObject({ status: 429, body: { code: 'scanner_busy', data: { seconds: 37 } } });
  expect(codeOf(still)).toBe('scanner_busy');
  expect(again.status).toBe(200);
});

test('a file that is no photo goes nowhere', async () => {
  const answers = [
    await recognize(await gif()),
    await recognize(Buffer.from('<html>'), { type: 'image/jpeg' }),
    await recognize(bomb(), { type: 'image/png' }),
  ];

  expect(answers.map(codeOf)).toEqual(['photo_not_an_image', 'photo_not_an_image', 'photo_too_large']);
});

test('somebody who sends picture after picture has to wait', async () => {
  const picture = Buffer.from('no picture');
  for (let times = 0; times < 10; times += 1) await recognize(picture);

  expect(codeOf(await recognize(picture))).toBe('slow_down');
  product.later(61_000);
  expect(codeOf(await recognize(picture))).toBe('photo_not_an_image');
});

test('it can be switched off, and says so', async () => {
  expect(readConfig({}).vision).toBe('server');
  expect(readConfig({ PICTURE_READER: 'off' }).vision).toBeUndefined();
  const off = await startProduct({ vision: undefined });
  const bob = await off.user('bob');

  const answer = await recognize(await jpeg(), { by: bob, on: off });
  const { body } = await off.as(bob, 'scanner.status');

  await off.close();
  expect(answer).toMatchObject({ status: 422, body: { code: 'scanner_off' } });
  expect(body).toEqual({
    isOn: false,
    isSample: false,
    readBy: null,
    samplesUrl: null,
    elsewhereUrl: 'https://www.vinted.fr',
  });
});

test('a visitor cannot have pictures read', async () => {
  const answer = await product.request({
    method: 'POST',
    url: '/api/scanner/recognize',
    payload: await jpeg(),
    headers: { 'content-type': 'image/jpeg' },
  });

  expect(answer.status).toBe(401);
});

test('nothing else is taken for a sample', async () => {
  const noise = await jpeg(600, 800);

  expect(await findSample(noise)).toBeUndefined();
  expect(await findSample(Buffer.from('no picture'))).toBeUndefined();
});
