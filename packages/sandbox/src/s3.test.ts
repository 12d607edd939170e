import { createHash, createHmac } from 'node:crypto';

import { afterAll, expect, test } from 'vitest';

import { startS3 } from './s3.ts';
import { misbehave } from './testing.ts';

const s3 = await startS3();
afterAll(() => s3.close());

const sha256 = (value: string) => createHash('sha256').update(value).digest('hex');

/** A request signed by Amazon's published rules. */
async function call(
  method: string,
  key: string,
  { body = '', secret = s3.secretAccessKey, sent }: { body?: string; secret?: string; sent?: string } = {},
) {
  const url = new URL(`${s3.endpoint}/${s3.bucket}/${key}`);
  const date = '20261121T100000Z';
  const signed = 'host;x-amz-content-sha256;x-amz-date';
  const scope = `20261121/${s3.region}/s3/aws4_request`;
  const headers = [`host:${url.host}`, `x-amz-content-sha256:${sha256(body)}`, `x-amz-date:${date}`];
  const canonical = [method, url.pathname, '', ...headers, '', signed, sha256(body)].join('\n');
  const hmac = (parent: string | Buffer, part: string) => createHmac('sha256', parent).update(part).digest();
  const signingKey = hmac(hmac(hmac(hmac(`AWS4${secret}`, '20261121'), s3.region), 's3'), 'aws4_request');
  const signature = hmac(signingKey, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n'));

  const answer = await fetch(url, {
    method,
    headers: {
      'x-amz-date': date,
      'x-amz-content-sha256': sha256(body),
      authorization: `AWS4-HMAC-SHA256 Credential=${s3.accessKeyId}/${scope}, SignedHeaders=${signed}, Signature=${signature.toString('hex')}`,
    },
    ...(method === 'PUT' && { body: sent ?? body }),
  });
  return { status: answer.status, body: await answer.text() };
}

test('what was put can be read until it is deleted', async () => {
  const put = await call('PUT', 'a/b.txt', { body: 'hello' });
  const got = await call('GET', 'a/b.txt');
  const deleted = await call('DELETE', 'a/b.txt');
  const gone = await call('GET', 'a/b.txt');

  expect([put.status, got, deleted.status]).toEqual([200, { status: 200, body: 'hello' }, 204]);
  expect(gone).toMatchObject({ status: 404, body: expect.stringContaining('NoSuchKey') });
});

test.each([
  [{ body: 'hello', secret: 'guessed' }, 'SignatureDoesNotMatch'],
  [{ body: 'hello', sent: 'changed on its way' }, 'XAmzContentSHA256Mismatch'],
])('a request with %j is refused', async (wrong, code) => {
  const answer = await call('PUT', 'c.txt', wrong);

  expect(answer).toMatchObject({ status: 403, body: expect.stringContaining(code) });
});

test('a visitor without a key is refused', async () => {
  const answer = await fetch(`${s3.endpoint}/${s3.bucket}/a/b.txt`);

  expect(answer.status).toBe(403);
});

test('an answer can be cut off on demand, and the next one is whole', async () => {
  await call('PUT', 'd.txt', { body: 'whole' });
  await misbehave(s3.endpoint, { endpoint: 'get', how: 'cut' });

  await expect(call('GET', 'd.txt')).rejects.toThrow('terminated');

  expect(await call('GET', 'd.txt')).toEqual({ status: 200, body: 'whole' });
});
