import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { Context } from '../../context.ts';
import {
  type PictureHost,
  coversOf,
  giveBoxes,
  sendsBox,
  startPictureHost,
  startWithCovers,
} from '../../testing/coverSource.ts';
import type { Product, TestUser } from '../../testing/product.ts';
import { allowCovers, removeCovers } from './removeCovers.ts';
import { coverWishesOf } from './wishes.ts';

const hour = 3_600_000;

let host: PictureHost;
let product: Product;
let ana: TestUser;
let games: number[];
beforeEach(async () => {
  host = await startPictureHost();
  for (const index of [0, 1, 2, 3]) host.answers.set(pathOf(index), await sendsBox(300, 400));
});
afterEach(async () => {
  host.close();
  await product.close();
});

const pathOf = (index: number) => `/igdb/t_cover_big_2x/c${index}.jpg`;

async function start(mostBytes?: number) {
  product = await startWithCovers(host, ['igdb'], mostBytes === undefined ? {} : { mostBytes });
  ana = await product.user('ana');
  games = await product.games(['Game 0', 'Game 1', 'Game 2', 'Game 3']);
  for (const [index, id] of games.entries()) await giveBoxes(product, id, { cover: `c${index}` });
}

const coverOf = async (index: number) => (await coversOf(product, ana, [games[index] ?? 0]))[0];
const open = (url: string) => product.app.inject({ url, headers: { cookie: ana.cookie } });

function files(): string[] {
  const folder = join(product.ctx.config.dataFolder, 'files/covers');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.webp'));
}

const unneeded = async () =>
  (await product.ctx.db.selectFrom('unneeded_files').select('file_key').execute()).length;

test('covers take no more room than they may: what was used longest ago goes first', async () => {
  await start();
  const { cover_url_big } = (await coverOf(0)) ?? { cover_url_big: '' };
  const each =
    (await product.ctx.db.selectFrom('cover_pictures').select('bytes').executeTakeFirstOrThrow()).bytes ?? 0;
  Object.assign(product.ctx.config.covers, { mostBytes: 2.5 * each });
  product.later(2 * hour);
  await coverOf(1);
  product.later(2 * hour);
  await open(cover_url_big); // used again
  product.later(2 * hour);

  await coverOf(2);

  const { body } = await product.as(ana, 'catalogue.fetchGames', {});
  const rows = body as { cover_url_big: string }[]; // as: the contract's output
  expect(rows.map((row) => row.cover_url_big.endsWith('v=new'))).toEqual([false, true, false, true]);
  expect(files()).toHaveLength(4);
  expect(await unneeded()).toBe(0);
});

test('where more covers are looked at than there is room for, each is fetched once an hour', async () => {
  await start();
  const first = await coverOf(0);
  const { bytes } = await product.ctx.db
    .selectFrom('cover_pictures')
    .select('bytes')
    .executeTakeFirstOrThrow();
  Object.assign(product.ctx.config.covers, { mostBytes: 2.5 * (bytes ?? 0) });
  const lookAtAll = async () => {
    for (const index of [0, 1, 2, 3]) {
      product.later(60_000);
      await coverOf(index);
    }
  };

  await lookAtAll();
  await lookAtAll();
  const shown = await Promise.all([0, 1, 2, 3].map(coverOf));
  const answer = await open(first?.cover_url_big ?? '');
  const asked = [...host.asked];
  product.later(hour);
  const again = await coverOf(0);

  expect(asked).toEqual([0, 1, 2, 3].map(pathOf));
  expect(shown.map((cover) => cover?.cover_url_big === '')).toEqual([true, true, false, false]);
  expect(answer.statusCode).toBe(404);
  expect(again).toEqual(first);
  expect(host.asked).toHaveLength(5);
});

test('a cover of which nothing is remembered is fetched again when somebody looks', async () => {
  await start();
  const { cover_url_big } = (await coverOf(0)) ?? { cover_url_big: '' };
  await product.ctx.db.deleteFrom('cover_pictures').execute();

  const answer = await open(cover_url_big);

  expect(answer.statusCode).toBe(302);
  expect((await open(answer.headers.location ?? '')).statusCode).toBe(200);
  expect(host.asked).toHaveLength(2);
});

test('when the folder was emptied, covers are fetched again', async () => {
  await start();
  const { cover_url_big } = (await coverOf(0)) ?? { cover_url_big: '' };
  rmSync(join(product.ctx.config.dataFolder, 'files/covers'), { recursive: true });

  const answer = await open(cover_url_big);

  expect(answer.headers.location).toBe(cover_url_big);
  expect((await open(cover_url_big)).statusCode).toBe(200);
});

test('many who wish for a cover at once make one request, in this process and in another', async () => {
  await start();
  const bytes = await sharp({ create: { width: 300, height: 400, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  host.answers.set(pathOf(0), (_request, response) => {
    setTimeout(() => response.writeHead(200, { 'content-type': 'image/png' }).end(bytes), 300);
  });
  const elsewhere: Context = { ...product.ctx, config: { ...product.ctx.config } };
  const wished = { gameId: games[0] ?? 0, region: '-' };

  await Promise.all([
    ...Array.from({ length: 20 }, () => coverWishesOf(product.ctx).wish(wished)),
    ...Array.from({ length: 20 }, () => coverWishesOf(elsewhere).wish(wished)),
    ...Array.from({ length: 5 }, () => open(`/api/covers/${games[0]}/-/small?v=new`)),
  ]);

  expect(host.asked).toEqual([pathOf(0)]);
  expect((await coverOf(0))?.cover_width).toBe(300);
});

test('a process that died while it fetched a cover holds it up for a minute', async () => {
  await start();
  const until = new Date(product.ctx.now().getTime() + 60_000);
  await product.ctx.db
    .insertInto('cover_pictures')
    .values({ source: 'igdb', source_key: 'c0', fetcher: 'a dead process', fetching_until: until })
    .execute();

  product.later(61_000);

  expect((await coverOf(0))?.cover_width).toBe(300);
});

test('a cover that whoever runs the site has removed stays away, from every game and after every question', async () => {
  await start();
  await giveBoxes(product, games[1] ?? 0, { cover: 'c0' });
  const { cover_url_big } = (await coverOf(0)) ?? { cover_url_big: '' };
  await coverOf(1);

  const removed = await removeCovers(product.ctx, games[0] ?? 0);
  const after = await Promise.all([coverOf(0), coverOf(1)]);
  const answer = await open(cover_url_big);
  product.later(20 * 24 * hour);
  await coverOf(0);

  expect(removed).toBe(1);
  expect(after.map((cover) => cover?.cover_url_big)).toEqual(['', '']);
  expect(answer.statusCode).toBe(404);
  expect(host.asked).toHaveLength(1);
  expect(files()).toEqual([]);
});

test('a cover that is removed while it comes does not come', async () => {
  await start();
  const bytes = await sharp({ create: { width: 300, height: 400, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  let isAsked = () => {};
  const asked = new Promise<void>((resolve) => (isAsked = resolve));
  host.answers.set(pathOf(0), (_request, response) => {
    isAsked();
    setTimeout(() => response.writeHead(200, { 'content-type': 'image/png' }).end(bytes), 200);
  });

  const coming = coverOf(0);
  await asked;
  await removeCovers(product.ctx, games[0] ?? 0);

  expect((await coming)?.cover_url_big).toBe('');
  expect((await coverOf(0))?.cover_url_big).toBe('');
});

test('a removed cover can be allowed again', async () => {
  await start();
  await coverOf(0);
  await removeCovers(product.ctx, games[0] ?? 0);

  const allowed = await allowCovers(product.ctx, games[0] ?? 0);

  expect(allowed).toBe(1);
  expect((await coverOf(0))?.cover_width).toBe(300);
});

test('of a crash while a cover is stored, no file remains for ever', async () => {
  await start();
  const put = product.ctx.files.put;
  let puts = 0;
  Object.assign(product.ctx.files, {
    put: async (...args: Parameters<typeof put>) => {
      puts += 1;
      if (puts === 2) throw new Error('The disk is full.');
      await put(...args);
    },
  });

  await coverOf(0);

  expect(files()).toHaveLength(1);
  expect(await unneeded()).toBe(2);
});
