import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { AwsClient } from 'aws4fetch';

import type { Bucket } from '../bucketConfig.ts';
import { fetchWithin } from '../outbound/bounded.ts';
import type { Files } from './files.ts';

const usualLimits = { longestMs: 15_000, largestBytes: 32 * 1024 * 1024 };
const pauseMs = 200;

/** Files in a bucket. A call that fails because the store is busy is repeated once. */
export function openS3(bucket: Bucket, limits = usualLimits): Files {
  const { region, accessKeyId, secretAccessKey } = bucket;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const fetch = fetchWithin({ ...limits, provider: 'bucket' });

  async function call(
    method: string,
    key: string,
    rest: { body?: Uint8Array<ArrayBuffer>; type?: string } = {},
  ) {
    const { body, type } = rest;
    // Signed as well, so that bytes changed in transit are not stored.
    const digest = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const headers = { 'x-amz-content-sha256': digest, ...(type && { 'content-type': type }) };
    const url = addressOf(bucket, key);
    return await fetch(
      await client.sign(url, { method, headers, redirect: 'manual', ...(body && { body }) }),
    );
  }

  async function callTwice(...args: Parameters<typeof call>): Promise<Response> {
    const answer = await call(...args);
    if (answer.status < 500 && answer.status !== 429) return answer;

    await answer.body?.cancel();
    await sleep(pauseMs);
    return await call(...args);
  }

  return {
    async put(key, bytes, type) {
      const answer = await callTwice('PUT', key, { body: new Uint8Array(bytes), type });
      if (!answer.ok) throw await failure(answer, 'PUT', key);
      await answer.body?.cancel();
    },

    async get(key) {
      const answer = await callTwice('GET', key);
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer());

      const problem = await failure(answer, 'GET', key);
      if (isMissing(problem)) return undefined;
      throw problem;
    },

    async delete(key) {
      const answer = await callTwice('DELETE', key);
      if (answer.ok) return await answer.body?.cancel();

      const problem = await failure(answer, 'DELETE', key);
      if (!isMissing(problem)) throw problem;
    },
  };
}

export function addressOf({ endpoint, bucket, pathStyle }: Bucket, key: string): string {
  const url = new URL(endpoint);
  if (!pathStyle) url.hostname = `${bucket}.${url.hostname}`;
  const base = url.href.replace(/\/$/, '');
  return pathStyle ? `${base}/${bucket}/${key}` : `${base}/${key}`;
}

/** The error for the log, with the store's own message about keys, bucket or clock. */
async function failure(answer: Response, method: string, key: string): Promise<Error> {
  const words = (await answer.text()).slice(0, 500);
  return new Error(`The file store answered ${answer.status} to ${method} ${key}: ${words}`);
}

/** A missing bucket is also a 404, but must not count as a missing file. */
function isMissing({ message }: Error): boolean {
  return message.includes('<Code>NoSuchKey</Code>');
}
