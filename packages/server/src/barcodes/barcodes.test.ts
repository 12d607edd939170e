import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, type TestUser, startProduct } from '../testing/product.ts';
import { newCode, teacher, week } from '../testing/taughtCodes.ts';
import { allowBarcode, removeBarcode } from './barcodes.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

const { users, grown, newGames, say, find, searched } = teacher(() => product);

/** A game whose source knows its barcode. */
async function sourced(title: string, code: string): Promise<number> {
  const [gameId = 0] = await newGames(title);
  await sql`insert into game_details (game_id, barcode) values (${gameId}, ${code})
    on conflict (game_id) do update set barcode = excluded.barcode`.execute(product.ctx.db);
  return gameId;
}

test('a barcode that a source knows leads to its game, in each of its forms, with what is owned of it', async () => {
  const [ana] = (await users('ana')) as [TestUser];
  const gameId = await sourced('Super Metroid', '045496830434');
  await product.as(ana, 'collection.save', { gameId });

  const answers = await Promise.all(
    ['045496830434', '0045496830434', '0 45496 83043 4'].map((code) =>
      product.as(ana, 'barcodes.find', { code }),
    ),
  );

  for (const { body } of answers) {
    expect(body).toMatchObject({
      gtin: '0045496830434',
      games: [{ game_id: gameId, known_by: 'source', is_owned: true, in_wishlist: false }],
    });
  }
});

test.each(['4006381333932', '000000000017'])('%s is no barcode, to look up or to teach', async (code) => {
  const [ana] = (await users('ana')) as [TestUser];
  const [gameId = 0] = await newGames('Terranigma');

  const answers = [await product.as(ana, 'barcodes.find', { code }), await say(ana, 'teach', code, gameId)];

  for (const answer of answers)
    expect(answer).toMatchObject({ status: 422, body: { code: 'barcode_unreadable' } });
});

test('a code is learned at once by who taught it, and by everybody once two users agree', async () => {
  const code = newCode();
  const [ana, bo, cy] = (await grown('ana', 'bo', 'cy')) as [TestUser, TestUser, TestUser];
  const [gameId = 0] = await newGames('Terranigma');

  await say(ana, 'teach', code, gameId);
  const afterOne = [await find(ana, code), await find(cy, code), await searched(cy, code)];
  await say(ana, 'teach', code, gameId);
  const afterTwice = await find(cy, code);
  await say(bo, 'teach', code, gameId);

  expect(afterOne).toEqual([[[gameId, 'self']], [], []]);
  expect(afterTwice).toEqual([]);
  expect(await find(cy, code)).toEqual([[gameId, 'users']]);
  expect(await searched(cy, code)).toEqual([gameId]);
});

test('what new accounts teach is theirs alone, and everybody’s once they are a week old', async () => {
  const code = newCode();
  const [ana, bo, cy] = (await users('ana', 'bo', 'cy')) as [TestUser, TestUser, TestUser];
  const [gameId = 0] = await newGames('Terranigma');
  for (const user of [ana, bo]) await say(user, 'teach', code, gameId);

  const atOnce = [await find(ana, code), await find(cy, code), await searched(cy, code)];
  product.later(week - 60_000);
  const aMinuteBefore = await find(cy, code);
  product.later(60_000);

  expect(atOnce).toEqual([[[gameId, 'self']], [], []]);
  expect(aMinuteBefore).toEqual([]);
  expect([await find(cy, code), await searched(cy, code)]).toEqual([[[gameId, 'users']], [gameId]]);
});

test('the search finds a code that its user taught', async () => {
  const code = newCode();
  const [ana] = (await users('ana')) as [TestUser];
  const [gameId = 0] = await newGames('Terranigma');

  await say(ana, 'teach', code, gameId);

  expect(await searched(ana, code)).toEqual([gameId]);
});

test('who changes their mind about a code has said one thing', async () => {
  const code = newCode();
  const [ana, bo, cy] = (await grown('ana', 'bo', 'cy')) as [TestUser, TestUser, TestUser];
  const [first = 0, second = 0] = await newGames('Lufia', 'Lufia II');
  await say(bo, 'teach', code, first);

  await say(ana, 'teach', code, first);
  await say(ana, 'teach', code, second);

  expect(await find(ana, code)).toEqual([[second, 'self']]);
  expect(await find(cy, code)).toEqual([]);
});

test('a wrong code is outvoted by more who report it, and whoever reports it does not see it any more', async () => {
  const code = newCode();
  const [ana, bo] = (await grown('ana', 'bo')) as [TestUser, TestUser];
  const reporters = await grown('cy', 'dee', 'eve');
  const [fay] = (await users('fay')) as [TestUser];
  const [gameId = 0] = await newGames('A wrong game');
  for (const user of [ana, bo]) await say(user, 'teach', code, gameId);

  const seen: unknown[] = [];
  for (const user of reporters) {
    await say(user, 'report', code, gameId);
    seen.push([await find(user, code), await find(fay, code)]);
  }

  const known = [[gameId, 'users']];
  expect(seen).toEqual([
    [[], known],
    [[], known],
    [[], []],
  ]);
  expect(await find(ana, code)).toEqual([[gameId, 'self']]);
  await say(reporters[0] as TestUser, 'withdraw', code, gameId);
  expect(await find(fay, code)).toEqual(known);
});

test('what new accounts report is hidden from them alone', async () => {
  const code = newCode();
  const [ana, bo] = (await grown('ana', 'bo')) as [TestUser, TestUser];
  const reporters = await users('cy', 'dee', 'eve');
  const [fay] = (await users('fay')) as [TestUser];
  const [gameId = 0] = await newGames('The right game');
  for (const user of [ana, bo]) await say(user, 'teach', code, gameId);

  for (const user of reporters) await say(user, 'report', code, gameId);

  for (const user of reporters) expect(await find(user, code)).toEqual([]);
  expect(await find(fay, code)).toEqual([[gameId, 'users']]);
});

test('what a source says wins over what users say', async () => {
  const code = newCode();
  const [ana, bo, cy] = (await grown('ana', 'bo', 'cy')) as [TestUser, TestUser, TestUser];
  const known = await sourced('The real game', code);
  const [other = 0] = await newGames('Another game');

  for (const user of [ana, bo]) await say(user, 'teach', code, other);

  expect(await find(cy, code)).toEqual([[known, 'source']]);
});

test('what a user taught is all that their code leads to, also beside a source', async () => {
  const code = newCode();
  const [ana, bo] = (await users('ana', 'bo')) as [TestUser, TestUser];
  const known = await sourced('What a source says', code);
  const [meant = 0] = await newGames('What is in her hand');

  await say(ana, 'teach', code, meant);
  const taught = [await find(ana, code), await searched(ana, code)];
  const others = await find(bo, code);
  await say(ana, 'withdraw', code, meant);

  expect(taught).toEqual([[[meant, 'self']], [meant]]);
  expect(others).toEqual([[known, 'source']]);
  expect(await find(ana, code)).toEqual([[known, 'source']]);
});

test('of two games that one user teaches a code at the same moment, one holds', async () => {
  const code = newCode();
  const [ana] = (await users('ana')) as [TestUser];
  const games = await newGames('One', 'Two', 'Three', 'Four', 'Five', 'Six');

  const answers = await Promise.all(games.map((gameId) => say(ana, 'teach', code, gameId)));

  expect(answers.map(({ status }) => status)).toEqual(games.map(() => 200));
  expect(await find(ana, code)).toHaveLength(1);
});

test('three users report a source away, but not with accounts of the same day', async () => {
  const code = newCode();
  const reporters = await users('ana', 'bo', 'cy');
  const [dee] = (await users('dee')) as [TestUser];
  const known = await sourced('Not the game', code);

  for (const user of reporters) await say(user, 'report', code, known);
  const onTheFirstDay = await find(dee, code);
  await say(reporters[0] as TestUser, 'withdraw', code, known);
  product.later(week);
  const afterTwo = await find(dee, code);
  await say(reporters[0] as TestUser, 'report', code, known);

  expect(onTheFirstDay).toEqual([[known, 'source']]);
  expect(afterTwo).toEqual([[known, 'source']]);
  expect(await find(dee, code)).toEqual([]);
});

test('what the operator removes is told to nobody, whoever says it, until it is allowed again', async () => {
  const code = newCode();
  const [ana, bo, cy] = (await grown('ana', 'bo', 'cy')) as [TestUser, TestUser, TestUser];
  const gameId = await sourced('An insult', code);
  for (const user of [ana, bo]) await say(user, 'teach', code, gameId);

  const isRemoved = await removeBarcode(product.ctx, { code, gameId });
  for (const user of [ana, bo]) await say(user, 'teach', code, gameId);
  const removed = [await find(cy, code), await searched(cy, code)];
  await allowBarcode(product.ctx, { code, gameId });

  expect(isRemoved).toBe(true);
  expect(removed).toEqual([[], []]);
  expect(await find(cy, code)).toEqual([[gameId, 'source']]);
});

test.each([
  ['teach', 300, 'lessons'],
  ['report', 50, 'reports'],
] as const)('to %s, a day has room for %d codes', async (verb, most, of) => {
  const [ana] = (await users('ana')) as [TestUser];
  const [gameId = 0] = await newGames('Much spoken of');

  const statuses = new Set<number>();
  for (let count = 0; count < most; count += 10) {
    const ten = Array.from({ length: 10 }, () => say(ana, verb, newCode(), gameId));
    for (const { status } of await Promise.all(ten)) statuses.add(status);
  }
  const tooMany = await say(ana, verb, newCode(), gameId);

  expect([...statuses]).toEqual([200]);
  expect(tooMany).toMatchObject({ status: 429, body: { code: 'slow_down', data: { of } } });
});
