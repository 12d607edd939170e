import { readFileSync } from 'node:fs';

import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { enter } from '../testing/entries.ts';
import { withHandMade } from '../testing/handMade.ts';
import { jpeg } from '../testing/pictures.ts';
import { type Product, type TestUser, startProduct } from '../testing/product.ts';
import { endReader } from './readers.ts';

/** Drawn by bench/boxes.ts: a box of Super Metroid, six spines, and a box with 'PLAYSTATION 2' along its left edge. */
const picture = (name: 'box' | 'shelf' | 'bandAside') =>
  readFileSync(new URL(`../testing/${name}.jpg`, import.meta.url));
const onShelf = [
  'Chrono Trigger',
  'Super Metroid',
  'Donkey Kong Country',
  'Final Fantasy III',
  'Star Fox',
  'Axelay',
];

let product: Product;
let ana: TestUser;
let bo: TestUser;
beforeAll(async () => {
  product = await startProduct();
  await product.games([...onShelf, 'Metroid', 'Final Fantasy II', 'Star Fox 2', 'Super Mario World'], 19);
  await product.games(['Metroid Fusion'], 24);
  await product.games(['Finding Nemo'], 11);
  await product.games(['Finding Nemo'], 8);
  [ana, bo] = [await product.user('ana'), await product.user('bo')];
});
afterAll(async () => {
  endReader(product.ctx);
  await product.close();
});

type Game = { title: string; platform_id: number };
type Spine = { words: string; isSure: boolean; candidates: Game[] };
type Cover = { candidates: { game: Game; onOthers: Game[] }[] };
async function read(kind: 'cover' | 'shelf', bytes: Buffer, user: TestUser | null = ana, on = product) {
  const { status, body } = await on.request({
    method: 'POST',
    url: `/api/scanner/${kind}`,
    payload: bytes,
    headers: { 'content-type': 'image/jpeg', ...(user && { cookie: user.cookie }) },
  });
  return { status, body: body as Cover & { spines: Spine[]; code?: string; data?: unknown } }; // as: the contract's output
}
const first = ({ candidates }: Cover) => candidates[0]?.game.title;
const firstOf = ({ candidates }: Spine) => candidates[0]?.title;

test('a box is read on this machine, without any key, and its game is sure', async () => {
  const { status, body } = await read('cover', picture('box'));

  expect(status).toBe(200);
  expect(first(body)).toBe('Super Metroid');
  expect(body).toMatchObject({ isSure: true, isSample: false, candidates: [{ game: { is_owned: false } }] });
  expect((await product.as(ana, 'scanner.status')).body).toMatchObject({ isOn: true, readBy: 'server' });
}, 60_000);

test.each([90, 270])(
  'a box that lies on its side, turned by %i degrees, is read',
  async (turn) => {
    const lying = await sharp(picture('box')).rotate(turn).jpeg().toBuffer();

    expect(first((await read('cover', lying)).body)).toBe('Super Metroid');
  },
  60_000,
);

test('a title on several consoles is offered once, and a console along the left edge decides which comes first', async () => {
  const { body } = await read('cover', picture('bandAside'));

  expect(body.candidates.filter(({ game }) => game.title === 'Finding Nemo')).toMatchObject([
    { game: { platform_id: 8 }, onOthers: [{ platform_id: 11 }] },
  ]);
}, 60_000);

test('the spines of a shelf become a list in their order', async () => {
  const { status, body } = await read('shelf', picture('shelf'));

  const found = body.spines.map(firstOf);
  expect(status).toBe(200);
  expect(found.filter((title) => onShelf.includes(title ?? ''))).toEqual(
    onShelf.filter((title) => found.includes(title)),
  );
  expect(onShelf.filter((title) => found.includes(title)).length).toBeGreaterThanOrEqual(5);
  expect(body.spines.filter((spine) => spine.isSure && !onShelf.includes(firstOf(spine) ?? ''))).toEqual([]);
}, 60_000);

test('the same picture names the console and title for the price check', async () => {
  const { body } = await product.request({
    method: 'POST',
    url: '/api/scanner/recognize',
    payload: picture('box'),
    headers: { 'content-type': 'image/jpeg', cookie: ana.cookie },
  });

  expect(body).toMatchObject({ gameTitle: 'Super Metroid', platformId: 19, isSample: false });
}, 60_000);

test('a front of which no game is sure states none for the price check: it says what it may be', async () => {
  const other = await startProduct();
  await other.games(['Metroid Fusion'], 24);
  const cy = await other.user('cy');

  const { status, body } = await other.request({
    method: 'POST',
    url: '/api/scanner/recognize',
    payload: picture('box'),
    headers: { 'content-type': 'image/jpeg', cookie: cy.cookie },
  });
  endReader(other.ctx);
  await other.close();

  expect(status).toBe(200);
  expect(body).toMatchObject({ isSure: false, words: expect.stringMatching(/METROID/i) });
  expect(Object.keys(Object(body))).not.toContain('console');
}, 60_000);

test('an entry of one’s own is recognized for its owner alone', async () => {
  await product.ctx.db.deleteFrom('games_igdb').where('title', '=', 'Super Metroid').execute();
  await enter(product, ana, { title: 'Super Metroid', platform_id: 19 });
  product.later(11 * 60_000); // all titles are read again after ten minutes

  expect(first((await read('cover', picture('box'))).body)).toBe('Super Metroid');
  expect(first((await read('cover', picture('box'), bo)).body)).not.toBe('Super Metroid');
}, 60_000);

test('a picture without words, a file that is none and a stranger are refused', async () => {
  expect(await read('cover', await jpeg(320, 240))).toMatchObject({
    status: 422,
    body: { code: 'game_not_recognized' },
  });
  expect(await read('shelf', await jpeg(320, 240))).toMatchObject({
    status: 422,
    body: { code: 'game_not_recognized' },
  });
  expect(await read('cover', Buffer.from('no picture'))).toMatchObject({
    body: { code: 'photo_not_an_image' },
  });
  expect(await read('cover', picture('box'), null)).toMatchObject({ status: 401 });
}, 60_000);

test('only so many pictures of one user are read in a minute', async () => {
  const cy = await product.user('cy');
  const bodies = [];
  for (let at = 0; at < 12; at += 1) bodies.push((await read('cover', Buffer.from('no picture'), cy)).body);

  expect(bodies.slice(0, 10).map(({ code }) => code)).toEqual(Array(10).fill('photo_not_an_image'));
  const tooMany = { code: 'slow_down', data: { of: 'pictures', seconds: expect.any(Number) } };
  expect(bodies.slice(10)).toEqual(Array(2).fill(expect.objectContaining(tooMany)));
});

/** A product whose pictures Gemini reads, which answers a text. */
function withGemini<T>(text: string, work: (on: Product, user: TestUser) => Promise<T>): Promise<T> {
  const answer = { body: { candidates: [{ content: { parts: [{ text }] } }] } };
  return withHandMade(
    () => answer,
    async (apiUrl) => {
      const vision = {
        apiKey: 'k',
        model: 'gemini-flash-latest',
        apiUrl,
        isStandIn: false,
        timeoutMs: 2_000,
      };
      const on = await startProduct({ vision });
      await on.games(onShelf, 19);
      try {
        return await work(on, await on.user('dee'));
      } finally {
        endReader(on.ctx);
        await on.close();
      }
    },
  );
}

test('what Gemini reads of a front is compared with our titles', async () => {
  const text = 'Here: ```json\n{"console":"Platform 19","gameTitle":"SUPER METR0ID"}\n```';
  await withGemini(text, async (on, dee) => {
    const { body } = await read('cover', await jpeg(), dee, on);
    expect(first(body)).toBe('Super Metroid');
    expect(body).toMatchObject({ isSure: true, words: 'SUPER METR0ID' });
    expect((await on.as(dee, 'scanner.status')).body).toMatchObject({ readBy: 'gemini' });
  });
}, 60_000);

test('a title that Gemini read is no other one that is hardly like it', async () => {
  await withGemini('{"console":"Platform 19","gameTitle":"Star Anise"}', async (on, dee) => {
    const { body } = await read('cover', await jpeg(), dee, on);
    expect(body).toMatchObject({ words: 'Star Anise', isSure: false, candidates: [] });
  });
}, 60_000);

test('the console that Gemini names is kept, also of a game that is none of ours', async () => {
  await withGemini('{"console":"Platform 19","gameTitle":"Zyqqy Worlds"}', async (on, dee) => {
    const { body } = await read('cover', await jpeg(), dee, on);
    expect(body).toMatchObject({ words: 'Zyqqy Worlds', isSure: false, platformId: 19 });
  });
  await withGemini('{"console":"Unheard Of","gameTitle":"Zyqqy Worlds"}', async (on, dee) => {
    expect((await read('cover', await jpeg(), dee, on)).body).toMatchObject({ platformId: null });
  });
}, 60_000);

test('and of a shelf, leaving out what has no place or title', async () => {
  const text = `[{"gameTitle":"Axelay","console":"Platform 19","box_2d":[100,200,900,260]},
    {"gameTitle":"Star Fox","box_2d":[100,100,900,160]}, {"gameTitle":"Zyqqy Worlds","box_2d":[100,300,900,360]}, {"gameTitle":"","box_2d":[1,2,3,4]},
    {"gameTitle":"Nowhere"}, {"gameTitle":"Turned","box_2d":[900,100,100,160]}, 7]`;
  await withGemini(text, async (on, dee) => {
    const { body } = await read('shelf', await jpeg(), dee, on);
    expect(body.spines.map(firstOf)).toEqual(['Axelay', 'Star Fox', undefined]);
    expect(body.spines[0]).toMatchObject({ box: { x: 0.2, y: 0.1, width: 0.06, height: 0.8 } });
  });
}, 60_000);

test('of a shelf whose reply was cut off, the spines before the cut are kept', async () => {
  const text = `[{"gameTitle":"Axelay","box_2d":[100,200,900,260]}, {"gameTitle":"Star Fox","box_2d":[100,3`;
  await withGemini(text, async (on, dee) => {
    const { body } = await read('shelf', await jpeg(), dee, on);
    expect(body.spines.map(firstOf)).toEqual(['Axelay']);
  });
}, 60_000);

test.each(['I cannot help with that.', '[{]', '{"candidates":[]}', ''])(
  'a shelf of %j is not recognized',
  async (text) => {
    await withGemini(text, async (on, dee) =>
      expect(await read('shelf', await jpeg(), dee, on)).toMatchObject({
        body: { code: 'game_not_recognized' },
      }),
    );
  },
  60_000,
);
