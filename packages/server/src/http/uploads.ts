import { type Readable, finished } from 'node:stream';

import { contract } from '@cartouche/contract/contract';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';

import { Refusal } from '../refusal.ts';

const { collection, archive } = contract;

/** Where the contract takes files, as Fastify writes it. */
export const uploadPaths = [collection.addPhoto, archive.restore].map(
  (call) => `/api${call['~orpc'].route.path?.replace(/{(\w+)}/, ':$1')}`,
);

/** Hands the bodies of uploads on unread: no byte of them is taken in before the door knows whose they are. */
export async function takeUploads(api: FastifyInstance, answer: RouteHandlerMethod): Promise<void> {
  await api.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', (_request, body, done) => done(null, body));
    for (const path of uploadPaths) uploads.post(path, answer);
  });
}

/** How long somebody may go on sending after the answer. */
const longestRestMs = 30_000;

/**
 * The bytes of an upload as they arrive. Who has read enough just stops: the answer goes out over the connection on which
 * they still come, which is why they are taken in for a while, and then hung up on.
 */
export async function* arriving(body: Readable, restMs = longestRestMs): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) yield chunk;
  } catch {
    throw new Refusal('bad_input'); // whoever sent it has gone
  } finally {
    const late = setTimeout(() => body.destroy(), restMs);
    finished(body.resume(), () => clearTimeout(late));
  }
}
