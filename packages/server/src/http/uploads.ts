import { finished } from 'node:stream';

import { contract } from '@cartouche/contract/contract';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';

const { collection, archive } = contract;

/** Where the contract takes files, as Fastify writes it. */
export const uploadPaths = [collection.addPhoto, archive.restore].map(
  (call) => `/api${call['~orpc'].route.path?.replace(/{(\w+)}/, ':$1')}`,
);

/** How long somebody may go on sending after the answer. */
const longestRestMs = 30_000;

/**
 * Hands the bodies of uploads on unread: no byte of them is taken in before the door knows whose they are. An answer goes
 * out over the connection on which the rest still comes, which is why that is taken in for a while, and then hung up on.
 */
export async function takeUploads(
  api: FastifyInstance,
  answer: RouteHandlerMethod,
  restMs = longestRestMs,
): Promise<void> {
  await api.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', (_request, body, done) => done(null, body));
    uploads.addHook('onResponse', async ({ raw }) => {
      if (raw.complete) return;
      const late = setTimeout(() => raw.destroy(), restMs);
      finished(raw.resume(), () => clearTimeout(late));
    });
    for (const path of uploadPaths) uploads.post(path, answer);
  });
}
