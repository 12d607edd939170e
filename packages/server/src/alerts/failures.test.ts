import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Alerts, startAlerts } from '../testing/alerts.ts';
import { getAlerts } from './alerts.ts';
import { askDueQuestions } from './ask.ts';
import { tellFailures } from './failures.ts';

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

test('an alert without an answer for a day says so, and its owner hears of it once', async () => {
  const { user } = await product.hunter('paladins quest');
  await product.misbehave('500', 1000);
  const stateOf = async () => (await product.as(user, 'alerts.list')).body;
  const mails = () =>
    product.ctx.db.selectFrom('mails').select('subject').where('to_address', '=', user.email).execute();
  await askFirst();
  product.later(23 * hour);
  await tellFailures(product.ctx);
  const before = [await stateOf(), await mails()];

  product.later(2 * hour);
  await askDueQuestions(product.ctx);
  await tellFailures(product.ctx);
  await tellFailures(product.ctx);
  const after = [await stateOf(), await mails()];
  await product.misbehave('500', 0);
  for (let tries = 0; tries < 3; tries += 1) await pass(hour);

  expect(before).toMatchObject([[{ state: 'waiting', failing_since: null }], []]);
  expect(after).toMatchObject([
    [{ state: 'failing', failing_since: expect.any(String) as string }],
    [{ subject: 'Your price alerts have had no answer for a day' }],
  ]);
  expect(await stateOf()).toMatchObject([{ state: 'running' }]);
});

test('an alert whose turn comes less than once a day does not fail by waiting for it', async () => {
  const { user } = await product.hunter('the 7th saga');
  await pass();
  const now = product.ctx.now();
  const others = Array.from({ length: 100 }, (_, at) => ({
    words: `other ${at}`,
    platform: 'vinted' as const,
  }));
  await product.ctx.db
    .insertInto('alert_questions')
    .values(
      others.map((one) => ({ ...one, next_ask_at: new Date(now.getTime() + 400 * hour), created_at: now })),
    )
    .execute();
  const paceMs = 20 * minute; // two questions an hour for the alerts
  const config = { ...product.ctx.config, vinted: { ...product.vinted, paceMs } };
  const ctx = { ...product.ctx, config };
  const seen = async () => {
    await tellFailures(ctx);
    const mails = product.ctx.db.selectFrom('mails').select('subject').where('to_address', '=', user.email);
    return [(await getAlerts(ctx, user.id)).map(({ state }) => state), (await mails.execute()).length];
  };

  product.later(30 * hour);
  const waiting = await seen();
  product.later(300 * hour);
  const failing = await seen();
  await product.ctx.db.deleteFrom('alert_questions').where('words', 'like', 'other %').execute();

  expect([waiting, failing]).toEqual([
    [['running'], 0],
    [['failing'], 1],
  ]);
});

test('of a marketplace that the operator switched off nobody hears that it is silent', async () => {
  const { user } = await product.hunter('hyperzone');
  await pass();
  const config = { ...product.ctx.config, vinted: { ...product.vinted, mode: 'off' as const } };
  product.later(30 * hour);

  await tellFailures({ ...product.ctx, config });

  const mails = product.ctx.db.selectFrom('mails').select('subject').where('to_address', '=', user.email);
  expect(await mails.execute()).toEqual([]);
});
