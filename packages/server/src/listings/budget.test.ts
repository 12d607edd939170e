import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Listings, startListings } from '../testing/listings.ts';
import type { TestUser } from '../testing/product.ts';

let product: Listings;
beforeAll(async () => void (product = await startListings({ callsPerDay: 250 }))); // ten in an hour
afterAll(() => product.close());

const ask = (user: TestUser, search: string) => product.as(user, 'listings.searchEbay', { search });
const hour = 3_600_000;

test('an hour has its share of the day’s calls, whoever asks; what is known is still answered', async () => {
  const users = await Promise.all(['ana', 'bo', 'cy'].map((name) => product.user(name)));

  const answers = await Promise.all(
    users.flatMap((user, u) => [1, 2, 3, 4].map((game) => ask(user, `game ${u} ${game}`))),
  );
  const { search } = await product.calls();
  const known = answers.findIndex(({ status }) => status === 200);
  const again = await ask(users[0]!, `game ${Math.floor(known / 4)} ${(known % 4) + 1}`);

  expect(search).toBe(10);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(2);
  expect(refused[0]).toMatchObject({
    status: 429,
    body: { code: 'marketplace_busy', data: { minutes: 60 } },
  });
  expect(again.status).toBe(200);

  product.later(hour);
  expect((await ask(users[0]!, 'one more')).status).toBe(200);
});

test('one user takes at most half of it', async () => {
  product.later(2 * hour);
  const di = await product.user('di');
  await product.calls();

  const answers = await Promise.all(Array.from({ length: 8 }, (_, game) => ask(di, `of di ${game}`)));

  expect(await product.calls()).toMatchObject({ search: 5 });
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ body: { code: 'marketplace_busy', data: { minutes: 60 } } });
});

test('a day never has more than its calls, and games opened at once none twice', async () => {
  product.later(24 * hour);
  const users = await Promise.all(Array.from({ length: 4 }, (_, n) => product.user(`user${n}`)));
  await product.calls();

  for (let at = 0; at < 24; at += 1) {
    await Promise.all(
      Array.from({ length: 40 }, (_, n) => ask(users[n % 4]!, `hour ${at} game ${Math.floor(n / 2)}`)),
    );
    product.later(hour);
  }

  const { search } = await product.calls();
  expect(search).toBeLessThanOrEqual(250);
  expect(search).toBeGreaterThan(230);
}, 60_000);
