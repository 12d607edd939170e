import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Alerts, startAlerts } from '../testing/alerts.ts';
import { askDueQuestions } from './ask.ts';

let product: Alerts;
beforeAll(async () => void (product = await startAlerts()));
afterAll(() => product.close());

const wish = (query: string, more: object = {}) => ({ platform: 'vinted', query, max_price: 50, ...more });

type Previewed = { items: { id: string; title: string; price: { amount: string; currency_code: string } }[] };

test('the preview shows at most six listings within the range, newest first', async () => {
  const ana = await product.user('ana');
  const items = Array.from({ length: 9 }, (_, at) => ({
    id: 100 + at,
    title: `Chrono ${at}`,
    cents: 1000 + at,
  }));
  await product.sell('chrono trigger', [{ id: 99, title: 'Chrono dear', cents: 9000 }, ...items]);

  const { status, body } = await product.as(ana, 'alerts.preview', wish('Chrono  Trigger'));

  expect(status).toBe(200);
  const found = body as Previewed; // as: the contract's output
  expect(found.items.map(({ title }) => title)).toEqual(items.slice(0, 6).map(({ title }) => title));
  expect(body).toMatchObject({ more: 3 });
  expect(found.items[0]?.price).toEqual({ amount: '10.00', currency_code: 'EUR' });
});

test('what the preview showed is stored as found and seen, and told to nobody', async () => {
  const ana = await product.user('ana');
  await product.sell('gaia', [
    { id: 121, title: 'Gaia one', cents: 1000 },
    { id: 122, title: 'Gaia two', cents: 2000 },
  ]);
  const { body: shown } = await product.as(ana, 'alerts.preview', wish('gaia'));
  const previewed = (shown as Previewed).items.slice(1).map(({ id }) => id); // as: see above

  const { body } = await product.as(ana, 'alerts.create', wish('gaia', { previewed }));
  await askDueQuestions(product.ctx);
  product.later(6 * 60_000);
  await askDueQuestions(product.ctx);

  expect(body).toMatchObject({
    alert: { active: true, query: 'gaia', state: 'waiting' },
    found: [{ title: 'Gaia two', price: 20, url: `${product.vinted.siteUrl}/items/122` }],
  });
  expect((await product.as(ana, 'alerts.found')).body).toMatchObject([
    { title: 'Gaia one', seen: false },
    { title: 'Gaia two', seen: true },
  ]);
  expect(await product.tellingsOf(ana)).toMatchObject([{ title: 'Gaia one' }]);
});

test('what was on sale below the six that a preview shows is no news either', async () => {
  const ana = await product.user('ana');
  const items = Array.from({ length: 9 }, (_, at) => ({
    id: 300 + at,
    title: `Robotrek ${at}`,
    cents: 1000,
  }));
  await product.sell('robotrek', items);
  const { body: shown } = await product.as(ana, 'alerts.preview', wish('robotrek'));
  const previewed = (shown as Previewed).items.map(({ id }) => id); // as: see above

  const { body } = await product.as(ana, 'alerts.create', wish('robotrek', { previewed }));
  await askDueQuestions(product.ctx);
  product.later(6 * 60_000);
  await product.sell('robotrek', [{ id: 309, title: 'Robotrek new', cents: 1000 }, ...items]);
  await askDueQuestions(product.ctx);

  const { found } = body as { found: { title: string }[] }; // as: the contract's output
  const six = items.slice(0, 6).map(({ title }) => title);
  expect(found.map(({ title }) => title).toSorted()).toEqual(six);
  expect((await product.as(ana, 'alerts.found')).body).toHaveLength(10);
  expect((await product.as(ana, 'alerts.summary')).body).toMatchObject({ unseen: 1 });
  expect(await product.tellingsOf(ana)).toMatchObject([{ title: 'Robotrek new' }]);
});

test('what the preview of a change showed is found and seen too, and what came since is news', async () => {
  const ana = await product.user('ana');
  const dear = { id: 501, title: 'Illusion dear', cents: 7000 };
  await product.sell('illusion', [dear]);
  const { body } = await product.as(ana, 'alerts.create', wish('illusion'));
  const { id } = (body as { alert: { id: number } }).alert; // as: the contract's output
  await askDueQuestions(product.ctx);

  const { body: shown } = await product.as(ana, 'alerts.preview', wish('illusion', { max_price: 80 }));
  const previewed = (shown as Previewed).items.map((item) => item.id); // as: see above
  await product.as(ana, 'alerts.update', { id, max_price: 80, previewed });
  const seen = (await product.as(ana, 'alerts.found')).body;
  product.later(70 * 60_000);
  await product.sell('illusion', [{ id: 502, title: 'Illusion new', cents: 6000 }, dear]);
  await askDueQuestions(product.ctx);

  expect(seen).toMatchObject([{ title: 'Illusion dear', seen: true }]);
  expect(await product.tellingsOf(ana)).toMatchObject([{ title: 'Illusion new' }]);
});

test('no worker ever sees a new alert without what its preview showed', async () => {
  const ana = await product.user('ana');
  const { db } = product.ctx;
  await product.sell('paladin', [{ id: 401, title: 'Paladin', cents: 1000 }]);
  const { body: shown } = await product.as(ana, 'alerts.preview', wish('paladin'));
  const previewed = (shown as Previewed).items.map(({ id }) => id); // as: see above
  await sql`create table at_commit (finds int)`.execute(db);
  await sql`create function note_finds() returns trigger language plpgsql as $$ begin
    insert into at_commit select count(*) from items where search_id = new.id; return null; end $$`.execute(
    db,
  );
  await sql`create constraint trigger note_finds after insert on searches deferrable initially deferred
    for each row execute function note_finds()`.execute(db);

  await product.as(ana, 'alerts.create', wish('paladin', { previewed }));
  const { rows } = await sql`select finds from at_commit`.execute(db);
  await sql`drop trigger note_finds on searches`.execute(db);
  await sql`drop table at_commit`.execute(db);

  expect(rows).toEqual([{ finds: 1 }]);
});

test('an alert is kept although its preview can no longer be read', async () => {
  const ana = await product.user('ana');
  await product.misbehave('html');

  const answer = await product.as(ana, 'alerts.create', wish('unreadable', { previewed: ['1'] }));

  expect(answer).toMatchObject({ status: 200, body: { alert: { query: 'unreadable' }, found: [] } });
});

test('five alerts fit into the free plan, also when they are made at once', async () => {
  const ana = await product.user('ana');

  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => product.as(ana, 'alerts.create', wish(`game ${at}`))),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({
    code: 'alert_limit_reached',
    data: { limit: 5 },
  });
  expect((await product.as(ana, 'alerts.summary')).body).toMatchObject({ active: 5 });
});

test.each([
  ['classifieds cannot be searched yet', { platform: 'leboncoin' }, 422, 'classifieds_soon'],
  ['a range needs room', { min_price: 60 }, 422, 'price_range_empty'],
  ['a lowest price is not negative', { min_price: -1 }, 400, 'bad_input'],
  ['words are needed', { query: '  ' }, 400, 'bad_input'],
  ['a game must exist', { game_id: 2_000_000_000 }, 404, 'game_not_found'],
])('%s', async (_title, more, status, code) => {
  const ana = await product.user('ana');

  expect(await product.as(ana, 'alerts.create', wish('mana', more))).toMatchObject({
    status,
    body: { code },
  });
});

test('alerts are coming soon to everybody but admins, who can still pause and delete them', async () => {
  const strict = await startAlerts({ alerts: { isForAll: false, hasWorker: true } });
  const [ana, bo] = [await strict.user('ana'), await strict.user('bo')];
  await strict.ctx.db.updateTable('profiles').set({ user_type: 'admin' }).where('id', '=', ana.id).execute();

  const hers = await strict.as(ana, 'alerts.create', wish('mana'));
  const his = await strict.as(bo, 'alerts.create', wish('mana'));
  const seen = await strict.as(bo, 'alerts.preview', wish('mana'));
  await strict.ctx.db.updateTable('profiles').set({ user_type: 'user' }).where('id', '=', ana.id).execute();
  const { id } = (hers.body as { alert: { id: number } }).alert; // as: the contract's output
  const [paused, again, removed] = [
    await strict.as(ana, 'alerts.update', { id, active: false }),
    await strict.as(ana, 'alerts.update', { id, active: true }),
    await strict.as(ana, 'alerts.remove', { id }),
  ];

  expect([hers.status, his.status, seen.status]).toEqual([200, 403, 403]);
  expect(his.body).toMatchObject({ code: 'alerts_coming_soon' });
  expect([paused.status, again.status, removed.status]).toEqual([200, 403, 200]);
  await strict.close();
});

test('an alert can be changed, paused, counted by its game and deleted with it', async () => {
  const ana = await product.user('ana');
  const [gameId = 0] = await product.games(['Secret of Mana']);
  const { body } = await product.as(ana, 'alerts.create', wish('mana', { game_id: gameId }));
  const { id } = (body as { alert: { id: number } }).alert; // as: the contract's output

  const changed = await product.as(ana, 'alerts.update', {
    id,
    query: 'mana snes',
    max_price: null,
    part: 'loose',
  });
  const [shown] = (await product.as(ana, 'alerts.list')).body as object[]; // as: the contract's output
  const wrong = await product.as(ana, 'alerts.update', { id, min_price: 9, max_price: 3 });
  const paused = await product.as(ana, 'alerts.update', { id, active: false });
  const counted = await product.as(ana, 'alerts.countForGame', { gameId });
  const removed = await product.as(ana, 'alerts.removeForGame', { gameId });

  expect(changed.body).toMatchObject({ query: 'mana snes', max_price: null, part: 'loose', active: true });
  expect(shown).toMatchObject({ game_id: gameId, game: { game_id: gameId, title: 'Secret of Mana' } });
  expect(wrong.body).toMatchObject({ code: 'price_range_empty' });
  expect(paused.body).toMatchObject({ active: false, min_price: null });
  expect([counted.body, removed.body]).toEqual([{ count: 1 }, { removed: 1 }]);
  expect((await product.as(ana, 'alerts.list')).body).toEqual([]);
});

test('a mute is kept once, and taken back', async () => {
  const ana = await product.user('ana');

  const first = await product.as(ana, 'alerts.mute', { kind: 'word', value: 'Repro' });
  await product.as(ana, 'alerts.mute', { kind: 'word', value: 'repro' });
  await product.as(ana, 'alerts.mute', { kind: 'seller', platform: 'ebay', value: 'repro' });
  const both = (await product.as(ana, 'alerts.mutes')).body;
  await product.as(ana, 'alerts.unmute', { id: (first.body as { id: number }).id }); // as: the contract's output

  expect(both).toMatchObject([{ kind: 'seller' }, { kind: 'word', value: 'repro' }]);
  expect((await product.as(ana, 'alerts.mutes')).body).toMatchObject([{ kind: 'seller' }]);
});

test('finds are told in the language of the screen that made the alert, unless another was chosen', async () => {
  const [ana, bo] = [await product.user('ana'), await product.user('bo')];
  await product.as(bo, 'settings.save', { preferred_language: 'en' });

  const languages = [];
  for (const user of [ana, bo]) {
    const inFrench = { ...user, cookie: `${user.cookie}; lang=fr` };
    await product.as(inFrench, 'alerts.create', wish('chrono trigger'));
    const { body } = await product.as(user, 'session.current');
    languages.push((body as { profile: { preferred_language: string } }).profile.preferred_language); // as: the contract's output
  }

  expect(languages).toEqual(['fr', 'en']);
});
