import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Alerts, startAlerts } from '../testing/alerts.ts';
import type { TestUser } from '../testing/product.ts';
import { tellDue } from '../telling/tellDue.ts';
import { askDueQuestions, forgetQuestions } from './ask.ts';
import { stillWanted } from './stillWanted.ts';

const minute = 60_000;
const hour = 60 * minute;

let product: Alerts;
beforeAll(async () => void (product = await startAlerts()));
afterAll(() => product.close());

/** What is due is asked, some in each ten seconds. */
async function askAll(ctx = product.ctx) {
  for (let windows = 0; windows < 5; windows += 1) {
    await askDueQuestions(ctx);
    product.later(11_000);
  }
}

/** What is new is asked within minutes. */
async function askFirst(ctx = product.ctx) {
  await askDueQuestions(ctx);
  product.later(6 * minute);
  await askAll(ctx);
}

/** An hour and a little passes. */
async function pass(ms = 70 * minute) {
  product.later(ms);
  await askFirst();
}

async function titlesFor(user: TestUser) {
  const { body } = await product.as(user, 'alerts.found');
  return (body as { title: string }[]).map(({ title }) => title).toSorted(); // as: the contract's output
}

test('listings within the range are found and told, and no others', async () => {
  await product.sell('terranigma snes', [
    { id: 1, title: 'Terranigma dear', cents: 5001 },
    { id: 2, title: 'Terranigma fair', cents: 5000 },
    { id: 3, title: 'Terranigma odd', cents: 900 },
  ]);
  const { user } = await product.hunter('Terranigma  SNES', { min_price: 10 });

  await pass();

  expect(await titlesFor(user)).toEqual(['Terranigma fair']);
  expect(await product.tellingsOf(user)).toMatchObject([{ title: 'Terranigma fair', price: 50 }]);
  expect((await product.as(user, 'alerts.list')).body).toMatchObject([{ state: 'running' }]);
});

test('a listing that appears twice, comes back or rises is told once, and again when it falls by a tenth', async () => {
  const query = 'lufia snes';
  const at = (cents: number) => ({ id: 11, title: 'Lufia', cents });
  await product.sell(query, [at(4000), at(4000)]);
  const { user } = await product.hunter(query);
  await pass();
  await product.sell(query, []);
  await pass();
  const states = [];
  for (const cents of [4000, 4100, 3601, 3600, 3500]) {
    await product.sell(query, [at(cents)]);
    await pass();
    const { body } = await product.as(user, 'alerts.found');
    const [gem] = body as { price: number; wasPrice: number | null; seen: boolean }[]; // as: the contract's output
    states.push([cents, gem?.wasPrice, gem?.seen]);
    await product.as(user, 'alerts.markSeen');
  }

  expect(states).toEqual([
    [4000, null, false],
    [4100, null, true],
    [3601, null, true],
    [3600, 40, false],
    [3500, 40, true],
  ]);
  expect(await product.tellingsOf(user)).toMatchObject([{ title: 'Lufia', price: 36 }]);
});

test('a price that falls below the wish is found', async () => {
  const query = 'illusion of time';
  await product.sell(query, [{ id: 21, title: 'Illusion', cents: 6000 }]);
  const { user } = await product.hunter(query);
  await pass();
  const before = await titlesFor(user);

  await product.sell(query, [{ id: 21, title: 'Illusion', cents: 4900 }]);
  await pass();

  expect([before, await titlesFor(user)]).toEqual([[], ['Illusion']]);
});

test('a price that rises above the wish before it was told is shown, and not told', async () => {
  const query = 'illusion of gaia';
  const at = (cents: number) => [{ id: 22, title: 'Gaia', cents }];
  await product.sell(query, at(4000));
  const { user } = await product.hunter(query);
  await pass();

  await product.sell(query, at(6000));
  await pass();
  product.later(24 * hour);
  await tellDue(product.ctx, stillWanted);

  expect((await product.as(user, 'alerts.found')).body).toMatchObject([{ price: 60 }]);
  expect(await product.tellingsOf(user)).toMatchObject([{ state: 'given up' }]);
});

test('equal searches of many users are asked once', async () => {
  const query = 'secret of evermore';
  await product.sell(query, [{ id: 31, title: 'Evermore', cents: 3000 }]);
  const hunters = await Promise.all(
    ['Secret of Evermore', 'secret  of evermore', 'SECRET OF EVERMORE '].map((words) =>
      product.hunter(words),
    ),
  );

  await askFirst();

  expect(await product.timesAsked(query)).toBe(1);
  for (const { user } of hunters) expect(await titlesFor(user)).toEqual(['Evermore']);
});

test('an alert that is paused, muted or of somebody without alerts finds nothing', async () => {
  const query = 'soul blazer';
  await product.sell(query, [{ id: 41, title: 'Soul Blazer repro', cents: 3000, seller: 'copycat' }]);
  const [paused, words, seller, excluded, all] = await Promise.all([
    product.hunter(query),
    product.hunter(query),
    product.hunter(query),
    product.hunter(query, { excluded_words: ['Répro'] }),
    product.hunter(query),
  ]);
  await product.as(paused.user, 'alerts.update', { id: paused.alertId, active: false });
  await product.as(words.user, 'alerts.mute', { kind: 'word', value: 'Repro' });
  await product.as(seller.user, 'alerts.mute', { kind: 'seller', platform: 'vinted', value: 'copycat' });

  await pass();

  for (const { user } of [paused, words, seller, excluded]) expect(await titlesFor(user)).toEqual([]);
  expect(await titlesFor(all.user)).toEqual(['Soul Blazer repro']);
});

test('only admins’ alerts run unless the operator opens them', async () => {
  const query = 'actraiser';
  await product.sell(query, [{ id: 51, title: 'ActRaiser', cents: 3000 }]);
  const [admin, other] = [await product.hunter(query), await product.hunter(query)];
  await product.ctx.db
    .updateTable('profiles')
    .set({ user_type: 'admin' })
    .where('id', '=', admin.user.id)
    .execute();

  const config = { ...product.ctx.config, alerts: { isForAll: false, hasWorker: true } };
  await askFirst({ ...product.ctx, config });

  expect([await titlesFor(admin.user), await titlesFor(other.user)]).toEqual([['ActRaiser'], []]);
});

test('a marketplace in trouble is asked later, and what it has then is not lost', async () => {
  const query = 'robotrek';
  await product.sell(query, [{ id: 61, title: 'Robotrek', cents: 3000 }]);
  const { user } = await product.hunter(query);
  await product.misbehave('html', 1000);

  await askFirst();
  await product.misbehave('html', 0);
  const during = await titlesFor(user);
  for (let tries = 0; tries < 5; tries += 1) await pass(20 * minute);

  expect([during, await titlesFor(user)]).toEqual([[], ['Robotrek']]);
});

test('a question that a killed worker held is asked by the next one', async () => {
  const query = 'breath of fire';
  await product.sell(query, [{ id: 71, title: 'Breath of Fire', cents: 3000 }]);
  const { user } = await product.hunter(query);
  const later = new Date(product.ctx.now().getTime() + 6 * minute);
  const ctx = { ...product.ctx, now: () => later };
  const given = { ...ctx, config: { ...ctx.config, vinted: { ...product.vinted, mode: 'off' as const } } };
  await askDueQuestions(given);
  await product.ctx.db
    .updateTable('alert_questions')
    .set({
      next_ask_at: later,
      lease: crypto.randomUUID(),
      leased_until: new Date(later.getTime() + 2 * minute),
    })
    .where('words', '=', query)
    .execute();

  product.later(7 * minute);
  await askAll();
  const during = await titlesFor(user);
  product.later(2 * minute);
  await askAll();

  expect([during, await titlesFor(user)]).toEqual([[], ['Breath of Fire']]);
});

test('what nobody looks for any more is not asked', async () => {
  const query = 'the 7th saga';
  const { user, alertId } = await product.hunter(query);
  await askFirst();
  const asked = await product.timesAsked(query);
  await product.as(user, 'alerts.remove', { id: alertId });

  await pass();
  await pass();

  const rows = await product.ctx.db
    .selectFrom('alert_questions')
    .select('id')
    .where('words', '=', query)
    .execute();
  expect([asked, await product.timesAsked(query), rows]).toEqual([1, 1, []]);
});

test('the words of a deleted user are forgotten although their marketplace is off', async () => {
  const [ana, bo] = [await product.hunter('only ana looks for this'), await product.hunter('bo does too')];
  const config = { ...product.ctx.config, vinted: { ...product.vinted, mode: 'off' as const } };
  const ctx = { ...product.ctx, config };
  await askDueQuestions(ctx);
  await product.as(bo.user, 'alerts.update', { id: bo.alertId, active: false });

  await product.ctx.db.deleteFrom('user').where('id', '=', ana.user.id).execute();
  await forgetQuestions(ctx);

  const rows = product.ctx.db.selectFrom('alert_questions').select('words');
  const words = new Set((await rows.execute()).map((row) => row.words));
  expect([words.has('only ana looks for this'), words.has('bo does too')]).toEqual([false, true]);
});

test('what is found at night is told in the morning of its owner', async () => {
  const query = 'e.v.o.';
  await product.sell(query, [{ id: 81, title: 'E.V.O.', cents: 3000 }]);
  const { user } = await product.hunter(query, { time_zone: 'Asia/Tokyo' });
  const all = { isQuiet: true, quiet_from: 0, quiet_to: 1439, time_zone: 'Asia/Tokyo' };
  await product.as(user, 'alerts.saveQuietHours', all);

  await pass();

  const [telling] = await product.tellingsOf(user);
  expect(telling?.due_at.toISOString()).toMatch(/T14:59:00/);
});

test.each([0, 5])('a listing for %i cents, of which a tenth is nothing, is told once', async (cents) => {
  const query = `giveaway for ${cents}`;
  await product.sell(query, [{ id: 90 + cents, title: 'Given away', cents }]);
  const { user } = await product.hunter(query);
  await pass();
  await product.ctx.db
    .updateTable('tellings')
    .set({ state: 'told' })
    .where('user_id', '=', user.id)
    .execute();
  await product.as(user, 'alerts.markSeen');

  await pass();

  expect(await product.tellingsOf(user)).toMatchObject([{ state: 'told' }]);
  expect((await product.as(user, 'alerts.summary')).body).toMatchObject({ unseen: 0 });
});

test.each([
  ['a NUL', { title: 'Odd \0 title', cents: 3000 }],
  ['half a character', { title: 'Odd \ud83d title', cents: 3000 }],
  ['a NUL in its seller’s name', { title: 'Odd', cents: 3000, seller: 'a\0b' }],
  ['a total beyond all prices', { title: 'Dear', cents: 9_999_999_999 }],
])('a listing with %s keeps no other back', async (odd, listing) => {
  const query = `a listing with ${odd}`.toLowerCase();
  await product.sell(query, [
    { id: 1, ...listing },
    { id: 2, title: 'Plain', cents: 3000 },
  ]);
  const { user } = await product.hunter(query, { max_price: null });

  await pass();

  expect(await titlesFor(user)).toEqual([expect.any(String), 'Plain']);
});

test('a price that has risen again above what it was is not shown as fallen', async () => {
  const query = 'drakkhen';
  const { user } = await product.hunter(query);
  for (const cents of [4000, 3600, 4500]) {
    await product.sell(query, [{ id: 99, title: 'Drakkhen', cents }]);
    await pass();
  }

  expect((await product.as(user, 'alerts.found')).body).toMatchObject([{ price: 45, wasPrice: null }]);
});
