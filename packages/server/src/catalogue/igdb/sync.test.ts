import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { type WithIgdb, startWithIgdb } from '../../testing/igdb.ts';
import type { TestUser } from '../../testing/product.ts';
import { syncDaily, syncIgdb } from './sync.ts';

const hour = 3_600_000;
const saturn = 32;
const dreamcast = 23;
const playstation = 7;
const megaDrive = 29;

let product: WithIgdb;
let ana: TestUser;
beforeAll(async () => {
  product = await startWithIgdb();
  ana = await product.user('ana');
});
beforeEach(async () => {
  await product.misbehave('games', '500', 0);
  product.later(2 * hour);
  await product.calls();
});
afterAll(() => product.close());

async function questions() {
  return (await product.calls()).filter(({ path }) => path === '/v4/games').length;
}

async function find(q: string) {
  const { body } = await product.as(ana, 'catalogue.search', { q });
  return (body as { found: { game_id: number; title: string }[] }).found; // as: the contract's output
}

async function igdbIdOf(gameId: number): Promise<number> {
  const { body } = await product.as(ana, 'catalogue.game', { gameId });
  return (body as { igdb_id: number }).igdb_id; // as: the contract's output
}

const syncOf = async (platformId: number) =>
  await product.ctx.db
    .selectFrom('igdb_syncs')
    .selectAll()
    .where('platform_id', '=', platformId)
    .executeTakeFirst();

test('all games of a platform are read, and the second time only what was changed', async () => {
  const first = await syncIgdb(product.ctx, { platforms: [megaDrive] });
  const again = await syncIgdb(product.ctx, { platforms: [megaDrive] });
  const [chakan] = await find('chakan');
  await product.change({ id: await igdbIdOf(chakan?.game_id ?? 0), total_rating: 99 });
  const third = await syncIgdb(product.ctx, { platforms: [megaDrive] });

  expect(first).toMatchObject({ platforms: 1, updated: 0, skipped: 0 });
  expect(first.added).toBeGreaterThan(4);
  expect(again).toMatchObject({ platforms: 1, read: 0 });
  expect(third).toMatchObject({ read: 1, updated: 1 });
  const { body } = await product.as(ana, 'catalogue.game', { gameId: chakan?.game_id });
  expect(body).toMatchObject({ rating: 99 });
});

test('platforms that nobody here collects, owns or wants are left alone', async () => {
  await questions();
  const nobodys = await syncIgdb(product.ctx);
  const asked = await questions();
  await product.as(ana, 'platforms.add', { platformId: playstation });
  const anas = await syncIgdb(product.ctx);

  expect([nobodys.platforms, asked]).toEqual([0, 0]);
  expect(anas.platforms).toBe(1);
  expect(await find('irritating stick')).toHaveLength(1);
});

test('a copy stays its owner’s whatever is renamed or deleted there', async () => {
  await syncIgdb(product.ctx, { platforms: [playstation] });
  const [stick] = await find('irritating stick');
  const [bubsy] = await find('bubsy 3d');
  for (const game of [stick, bubsy]) {
    await product.as(ana, 'collection.save', { gameId: game?.game_id, completeness: 'COMPLETE_IN_BOX' });
  }
  await product.change({ id: await igdbIdOf(stick?.game_id ?? 0), name: 'Most Irritating Stick' });
  await product.change({ id: await igdbIdOf(bubsy?.game_id ?? 0), isGone: true });
  await syncIgdb(product.ctx, { platforms: [playstation] });

  expect(await find('most irritating stick')).toMatchObject([{ game_id: stick?.game_id, is_owned: true }]);
  expect(await find('bubsy 3d')).toMatchObject([{ game_id: bubsy?.game_id, is_owned: true }]);
});

test('two games that become one there stay two copies of their owners', async () => {
  await syncIgdb(product.ctx, { platforms: [dreamcast] });
  const [napple] = await find('napple tale');
  const [cosmic] = await find('cosmic smash');
  const bo = await product.user('bo');
  for (const [user, game] of [
    [ana, napple],
    [bo, cosmic],
  ] as const) {
    await product.as(user, 'collection.save', { gameId: game?.game_id, completeness: 'CARTRIDGE' });
  }
  await product.change({ id: await igdbIdOf(napple?.game_id ?? 0), isGone: true });
  await product.change({ id: await igdbIdOf(cosmic?.game_id ?? 0), name: napple?.title });
  const summary = await syncIgdb(product.ctx, { platforms: [dreamcast] });

  expect(summary).toMatchObject({ read: 1, added: 0, skipped: 0 });
  const copies = await Promise.all(
    [ana, bo].map(async (user) => {
      const { body } = await product.as(user, 'catalogue.fetchGames', {
        p_tab: 'owned',
        p_platform: dreamcast,
      });
      return (body as { game_id: number; title: string }[]).map(({ game_id }) => game_id); // as: the contract's output
    }),
  );
  expect(copies).toEqual([[napple?.game_id], [cosmic?.game_id]]);
});

test('a pass that is stopped goes on where it was, and one that is under way is left to its process', async () => {
  await product.ctx.db.deleteFrom('igdb_syncs').execute();
  const stop = new AbortController();
  stop.abort();
  const stopped = await syncIgdb(product.ctx, { platforms: [playstation], stopped: stop.signal });

  const now = product.ctx.now();
  const lastId = 2_000_000_000;
  await product.ctx.db
    .insertInto('igdb_syncs')
    .values({
      platform_id: playstation,
      began_at: now,
      last_id: lastId,
      held_until: new Date(now.getTime() + hour),
    })
    .execute();
  const held = await syncIgdb(product.ctx, { platforms: [playstation] });
  product.later(2 * hour);
  await questions();
  const resumed = await syncIgdb(product.ctx, { platforms: [playstation] });

  expect([stopped.platforms, held.platforms, resumed.platforms]).toEqual([0, 0, 1]);
  const name = 'PlayStation';
  expect([stopped.held, held.held, resumed.held]).toEqual([
    [],
    [{ platform: name, until: new Date(now.getTime() + hour) }],
    [],
  ]);
  const all = await syncIgdb(product.ctx, { platforms: [playstation] });
  expect(resumed.read).toBeGreaterThan(0);
  expect(resumed.read).toBeLessThan(5);
  expect(all.read).toBe(0);
  expect(await syncOf(playstation)).toMatchObject({ last_id: 0, began_at: null, holder: null });
});

test('a pass that is stopped in the middle of a platform gives it back, and the next goes on at once', async () => {
  await product.ctx.db.deleteFrom('igdb_syncs').execute();
  await product.misbehave('games', 'bare 429', 1000);
  const stop = new AbortController();
  const pass = syncIgdb(product.ctx, {
    platforms: [playstation],
    stopped: stop.signal,
    pausesMs: [10 * 60_000],
  });
  while ((await questions()) === 0) await sleep(50);

  stop.abort();
  const stopped = await pass;
  const after = await syncOf(playstation);
  await product.misbehave('games', 'bare 429', 0);
  product.later(60_000);
  const next = await syncIgdb(product.ctx, { platforms: [playstation] });

  expect([stopped.platforms, stopped.failed]).toEqual([0, []]);
  expect(after).toMatchObject({ holder: null, held_until: null });
  expect(after?.began_at).not.toBeNull();
  expect(next).toMatchObject({ platforms: 1, held: [] });
});

test('games that became one are united at the end, also when a pass that was stopped had read the last of them', async () => {
  await product.ctx.db.deleteFrom('igdb_syncs').execute();
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  const stop = new AbortController();
  const onProgress = () => stop.abort();
  await product.change({
    id: await igdbIdOf((await find('irritating stick'))[0]?.game_id ?? 0),
    total_rating: 12,
  });
  const stopped = await syncIgdb(product.ctx, {
    platforms: [playstation],
    stopped: stop.signal,
    onProgress,
    say,
  });
  const saidByStopped = said.length;
  await product.ctx.db
    .updateTable('igdb_syncs')
    .set({ last_id: 2_000_000_000, began_at: product.ctx.now() })
    .where('platform_id', '=', playstation)
    .execute();

  const rest = await syncIgdb(product.ctx, { platforms: [playstation], say });

  expect([stopped.updated, saidByStopped]).toEqual([1, 0]);
  expect(rest.added + rest.updated).toBe(0);
  expect(said).toContain('Looking for games that came twice');
});

test('pauses follow where it is busy or silent, and a refusal ends the pass without losing its place', async () => {
  await product.ctx.db.deleteFrom('igdb_syncs').execute();
  await product.misbehave('games', 'bare 429', 4);
  const patient = await syncIgdb(product.ctx, { platforms: [saturn, playstation], pausesMs: [50, 50] });

  await product.misbehave('games', 'blocked', 1);
  const refused = syncIgdb(product.ctx, { platforms: [playstation], pausesMs: [50] });
  await expect(refused).rejects.toMatchObject({ name: 'NoAnswer', status: 403 });
  const after = await syncOf(playstation);

  expect(patient.platforms).toBe(1);
  expect(after).toMatchObject({ holder: null, held_until: null });
  expect(after?.began_at).not.toBeNull();
});

test('a platform that cannot be read does not hold up the others, and is tried again with the next pass', async () => {
  await product.ctx.db.deleteFrom('igdb_syncs').execute();
  await product.misbehave('games', 'blocked', 1);
  const platforms = [dreamcast, playstation];

  const first = await syncIgdb(product.ctx, { platforms, againAfterMs: hour });
  const second = await syncIgdb(product.ctx, { platforms, againAfterMs: hour });

  expect(first).toMatchObject({ platforms: 1, failed: [expect.any(String)] });
  expect(first.read).toBeGreaterThan(0);
  expect(second).toMatchObject({ platforms: 1, failed: [] });
});

test('a page that is too large is asked for in halves', async () => {
  await product.ctx.db.deleteFrom('igdb_syncs').execute();
  await product.misbehave('games', 'too large', 2);
  await questions();
  const summary = await syncIgdb(product.ctx, { platforms: [playstation] });

  expect(summary.platforms).toBe(1);
  expect(await questions()).toBe(3);
});

test('the job reads each platform once a day, and never samples', async () => {
  await product.ctx.db.deleteFrom('igdb_syncs').execute(); // of the two platforms that somebody collects
  const stopped = new AbortController().signal;
  const asStandIn = {
    ...product.ctx,
    config: { ...product.ctx.config, igdb: { ...product.igdb, isStandIn: true } },
  };
  await syncDaily(asStandIn, stopped);
  const samples = await questions();
  await syncDaily(product.ctx, stopped);
  const once = await questions();
  product.later(23 * hour);
  await syncDaily(product.ctx, stopped);
  const soon = await questions();
  product.later(2 * hour);
  await syncDaily(product.ctx, stopped);

  expect([samples, once, soon, await questions()]).toEqual([0, 2, 0, 2]);
});
