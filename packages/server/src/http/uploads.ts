import { finished } from 'node:stream';

import { contract } from '@cartouche/contract/contract';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';

const { collection, entries, scanner, archive } = contract;

/** The contract's upload paths, as Fastify writes them. */
export const uploadPaths = [
  collection.addPhoto,
  entries.addCover,
  scanner.recognize,
  scanner.cover,
  scanner.shelf,
  archive.restore,
].map((call) => `/api${call['~orpc'].route.path?.replace(/{(\w+)}/, ':$1')}`);

/** How long a sender may continue after the answer. */
const longestRestMs = 30_000;

/**
 * Passes upload bodies on as streams: nothing is read before the door knows the user. The answer travels on the
 * connection on which the rest is still arriving, so the rest is read for a while before the connection is closed.
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
