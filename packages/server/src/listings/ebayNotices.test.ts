import { createHash } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Listings, startListings } from '../testing/listings.ts';
import { publicKey } from './ebayShapes.ts';

const token = 'a-token-of-the-operator-of-32-to-80';
const url = '/api/ebay/account-deletion';
let product: Listings;
beforeAll(async () => {
  product = await startListings({}, { ebayNoticesToken: token, publicUrl: 'https://games.example.org' });
});
afterAll(() => product.close());

const notice = JSON.stringify({
  metadata: { topic: 'MARKETPLACE_ACCOUNT_DELETION' },
  notification: { notificationId: '1', data: { username: 'somebody', userId: 'x' } },
});

async function send(signature: string, body = notice) {
  return await product.request({
    method: 'POST',
    url,
    payload: body,
    headers: { 'content-type': 'application/json', 'x-ebay-signature': signature },
  });
}

test('a challenge is answered with what only we and eBay can compute', async () => {
  const { status, body } = await product.request({ url: `${url}?challenge_code=a8628072` });

  const proof = `a8628072${token}https://games.example.org${url}`;
  expect(status).toBe(200);
  expect(body).toEqual({ challengeResponse: createHash('sha256').update(proof).digest('hex') });
});

test('a notice that eBay has signed is taken, and any other is not', async () => {
  const signature = await product.sign(notice);
  const forged = Buffer.from(
    JSON.stringify({ kid: 'unknown', signature: Buffer.from('x').toString('base64') }),
  ).toString('base64');

  const statuses = [
    (await send(signature)).status,
    (await send(signature, notice.replace('somebody', 'another'))).status,
    (await send(forged)).status,
    (await send('nothing of the kind')).status,
  ];

  expect(statuses).toEqual([200, 412, 412, 412]);
});

test('a key that cannot be read is no answer', () => {
  const key = '-----BEGIN PUBLIC KEY-----bm9uZQ==-----END PUBLIC KEY-----';

  expect(publicKey.safeParse({ key }).success).toBe(false);
});

test('strangers cannot make us ask eBay for keys without end', async () => {
  for (let id = 0; id < 80; id += 1) {
    const header = JSON.stringify({ kid: `guessed-${id}`, signature: 'eHg=' });
    expect((await send(Buffer.from(header).toString('base64'))).status).toBe(412);
  }

  expect(await product.callsTo('/public_key/')).toBeLessThanOrEqual(60);
}, 20_000);

test('without a token there is no such address', async () => {
  const off = await startListings();

  const answers = [
    await off.request({ url: `${url}?challenge_code=a` }),
    await off.request({ method: 'POST', url }),
  ];
  await off.close();

  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
});
